#include "app_parts.h"

#include "art/art_provider.h"
#include "share/outbox.h"

#include <QDesktopServices>
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QSurfaceFormat>

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
      session(store.saves(), store.settings(), store.records(), feedback, *m_sheet) {
    qGuiApp->installEventFilter(this);
    clear_outbox(outbox_folder());
    if (!m_sheet->scheme().empty())
        QDesktopServices::setUrlHandler(QString::fromStdString(m_sheet->scheme()), this, "take_in");
    follow_settings();
    connect(&store.settings(), &Settings::changed, this, &AppParts::follow_settings);
    connect(&store.records(), &Records::changed, &catalog, &CatalogModel::refresh);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive) return store.settings().flush(); // it may not come back
        store.saves().try_again(); // the player may have freed some space
        catalog.refresh();         // while the app slept, today may have become yesterday
        store.retranslate();
    });
}

AppParts::~AppParts() {
    if (!m_sheet->scheme().empty())
        QDesktopServices::unsetUrlHandler(QString::fromStdString(m_sheet->scheme()));
}

void AppParts::prepare_graphics() {
    // Shapes (bands, sand) are smoothed by multisampling where the device has it; all else smooths its own
    // edges, so that it looks right where it has not.
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    qputenv("QSG_ANTIALIASING_METHOD", "vertex");
}

void AppParts::attach(QQmlEngine& engine) {
    engine.addImportPath("qrc:/qt/qml");
    engine.addImageProvider("art", new ArtProvider);
    engine.setNetworkAccessManagerFactory(&m_offline);
    connect(&language, &Language::changed, &engine, [this, &engine] {
        catalog.retranslate();
        store.retranslate();
        session.retranslate();
        engine.retranslate();
    });
}

bool AppParts::eventFilter(QObject* watched, QEvent* event) {
    if (watched != qGuiApp) return false;
    if (event->type() == QEvent::LocaleChange) follow_settings();
    if (event->type() == QEvent::FileOpen) session.openFile(static_cast<QFileOpenEvent*>(event)->file());
    return false;
}

// Qt may call this from a thread that is not the app's.
void AppParts::take_in(const QUrl& address) {
    QMetaObject::invokeMethod(
        this, [this, address] { session.openAddress(address); }, Qt::QueuedConnection);
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
