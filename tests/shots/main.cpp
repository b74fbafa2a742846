// Saves pictures of every scene: trapbox_shots FOLDER [PART-OF-A-NAME]. All sizes in light English and dark
// French; high contrast and large text on phones and tablets. If the part ends in .jpg, saves smaller JPEG
// files.
#include "about.h"
#include "scene.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QTemporaryDir>

#include <algorithm>

using namespace trapbox;
using namespace trapbox::shots;

namespace {

struct Look {
    const char* name;
    const char* theme;
    const char* language;
    std::vector<QSize> sizes;
    double font_scale = 0; // 0 = the system's
};

const std::vector<Look>& looks() {
    static const std::vector<QSize> kSizes{{360, 640},  {390, 844},  {844, 390},
                                           {800, 1280}, {1280, 800}, {1024, 1366}};
    static const std::vector<Look> all{
        {"light", "light", "en", kSizes},
        {"dark_fr", "dark", "fr", kSizes},
        {"contrast", "contrast", "en", {{390, 844}, {1280, 800}}},
        {"large", "light", "fr", {{360, 640}, {844, 390}, {800, 1280}}, 1.5},
    };
    return all;
}

// Takes these scenes in a new app, so that they do not depend on earlier scenes.
bool take(const Look& look, QSize size, const std::vector<std::pair<Scene, QString>>& scenes) {
    QTemporaryDir data;
    AppParts parts(data.path());
    parts.store.settings().setReducedMotion(true); // no pictures of unfinished fades
    parts.store.settings().setMuted(true);
    parts.store.settings().setTheme(look.theme);
    parts.store.settings().setLanguage(look.language);
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    if (engine.rootObjects().isEmpty()) return false;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().front());
    Stage stage(parts, *window);
    window->resize(size);
    for (int i = 0; i < 50 && window->contentItem()->size() != QSizeF(size); ++i)
        stage.wait(50);
    stage.wait(200);
    for (const auto& [scene, file] : scenes) {
        stage.home();
        parts.store.settings().setFontScale(look.font_scale);
        scene.set(stage);
        stage.wait(350);
        stage.wait_for_art();
        if (!window->grabWindow().save(file)) {
            qWarning("%s cannot be written", qPrintable(file));
            return false;
        }
    }
    return true;
}

}

int main(int argc, char** argv) {
    if (argc < 2) {
        qWarning("usage: trapbox_shots FOLDER [PART-OF-A-NAME]");
        return 2;
    }
    QCoreApplication::setApplicationName("Trapbox");
    QCoreApplication::setApplicationVersion(app_version());
    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    const QDir folder(argv[1]);
    const QString only = argc > 2 ? argv[2] : "";
    const QString format = only.endsWith(".jpg") ? "jpg" : "png";

    std::size_t taken = 0;
    for (const Look& look : looks())
        for (const QSize& size : look.sizes) {
            std::vector<std::pair<Scene, QString>> scenes; // and the paths of their pictures
            for (const Scene& scene : all_scenes()) {
                const QString name = QString("%1_%2_%3x%4.%5")
                                         .arg(scene.name, look.name)
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(format);
                if (name.contains(only)) scenes.emplace_back(scene, folder.filePath(name));
            }
            if (!scenes.empty() && !take(look, size, scenes)) return 1;
            taken += scenes.size();
        }
    qInfo("%zu pictures in %s", taken, argv[1]);
    return 0;
}
