#include "app_parts.h"

#include "art/art_provider.h"
#include "share/outbox.h"

#include <QDesktopServices>
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickWindow>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace trapbox {

namespace {

FeedbackPlayer::Haptics haptics_of(const QString& name) {
    if (name == "off") return FeedbackPlayer::Haptics::Off;
    if (name == "light") return FeedbackPlayer::Haptics::Light;
    if (name == "strong") return FeedbackPlayer::Haptics::Strong;
    return FeedbackPlayer::Haptics::Medium;
}

}

AppParts::AppParts(const QString& folder, std::shared_ptr<ShareSheet> sheet)
    : m_sheet(std::move(sheet)), store(folder), catalog(store.records()),
      session(store.saves(), store.settings(), store.records(), feedback, *m_sheet),
      puzzles(store.puzzles(), session), review(session, store.saves(), feedback) {
    qGuiApp->installEventFilter(this);
    clear_outbox(outbox_folder());
    if (!m_sheet->scheme().empty())
        QDesktopServices::setUrlHandler(QString::fromStdString(m_sheet->scheme()), this, "take_in");
    follow_settings();
    connect(&store.settings(), &Settings::changed, this, &AppParts::follow_settings);
    connect(&store.records(), &Records::changed, &catalog, &CatalogModel::refresh);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationSuspended || state == Qt::ApplicationHidden) release_memory();
        if (state != Qt::ApplicationActive)
            return store.settings().flush(); // the system may end a background app
        store.saves().try_again();           // the player may have freed some space
        puzzles.refresh();
        catalog.refresh(); // the day may have changed
        store.retranslate();
    });
}

AppParts::~AppParts() {
    if (!m_sheet->scheme().empty())
        QDesktopServices::unsetUrlHandler(QString::fromStdString(m_sheet->scheme()));
}

void AppParts::prepare_graphics() {
    // No multisampling: every item antialiases itself, and the buffers would take 95 MB on a phone with a
    // pixel ratio of 3.
    qputenv("QSG_ANTIALIASING_METHOD", "vertex");
    // The atlas texture for small pictures. By default Qt makes it as large as the window, 32 MB on such a
    // phone.
    qputenv("QSG_ATLAS_WIDTH", "1024");
    qputenv("QSG_ATLAS_HEIGHT", "1024");
#ifdef __GLIBC__
    // Return the memory of freed bitmaps to the system. By default glibc keeps blocks of up to 32 MB.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, 128 * 1024);
#endif
}

void AppParts::attach(QQmlEngine& engine) {
    engine.addImportPath("qrc:/qt/qml");
    engine.addImageProvider("art", new ArtProvider);
    engine.setNetworkAccessManagerFactory(&m_offline);
    connect(&language, &Language::changed, &engine, [this, &engine] {
        catalog.retranslate();
        store.retranslate();
        session.retranslate();
        puzzles.refresh();
        review.retranslate();
        engine.retranslate();
    });
}

// A phone ends background apps with the most memory first. Drop pictures that are not on screen; the others
// are repainted if their textures are lost.
void AppParts::release_memory() {
    for (QWindow* each : QGuiApplication::allWindows())
        if (auto* window = qobject_cast<QQuickWindow*>(each)) window->releaseResources();
}

bool AppParts::eventFilter(QObject* watched, QEvent* event) {
    if (watched != qGuiApp) return false;
    if (event->type() == QEvent::LocaleChange) follow_settings();
    if (event->type() == QEvent::FileOpen)
        session.opener()->openFile(static_cast<QFileOpenEvent*>(event)->file());
    return false;
}

// Qt may call this from another thread.
void AppParts::take_in(const QUrl& address) {
    QMetaObject::invokeMethod(
        this, [this, address] { session.opener()->openAddress(address); }, Qt::QueuedConnection);
}

void AppParts::follow_settings() {
    const Settings& settings = store.settings();
    feedback.setMuted(settings.muted());
    feedback.setEffectsVolume(settings.effectsVolume());
    feedback.setAlertsVolume(settings.alertsVolume());
    feedback.setHapticStrength(haptics_of(settings.haptics()));
    feedback.setReducedMotion(settings.reducedMotion());
    language.set(settings.language());
}

}
