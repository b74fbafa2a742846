#include "app_parts.h"

#include "art/art_provider.h"

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

AppParts::AppParts(const QString& folder)
    : store(folder), catalog(store.records()),
      session(store.saves(), store.settings(), store.records(), feedback) {
    qGuiApp->installEventFilter(this);
    follow_settings();
    connect(&store.settings(), &Settings::changed, this, &AppParts::follow_settings);
    connect(&store.records(), &Records::changed, &catalog, &CatalogModel::refresh);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive) return store.settings().flush(); // it may not come back
        catalog.refresh(); // while the app slept, today may have become yesterday
        store.retranslate();
    });
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
    connect(&language, &Language::changed, &engine, [this, &engine] {
        catalog.retranslate();
        store.retranslate();
        engine.retranslate();
    });
}

bool AppParts::eventFilter(QObject* watched, QEvent* event) {
    if (watched != qGuiApp) return false;
    if (event->type() == QEvent::LocaleChange) follow_settings();
    if (event->type() == QEvent::FileOpen) emit session.arrived(static_cast<QFileOpenEvent*>(event)->file());
    return false;
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
