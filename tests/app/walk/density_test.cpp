// Every picture on a screen is painted at the device pixels it covers. ctest runs this at densities 1, 2
// and 3.
#include "art/art_provider.h"
#include "scene.h"
#include "window.h"

#include <QMutex>

#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

using PaintedSizes = std::map<QString, QSize>; // by the picture's address

// The app's own pictures, with a record of their sizes. Qt may ask from several threads.
class RecordingArt : public ArtProvider {
  public:
    RecordingArt(PaintedSizes& painted, QMutex& mutex) : m_painted(painted), m_mutex(mutex) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override {
        const QImage image = ArtProvider::requestImage(id, size, requested);
        const QMutexLocker lock(&m_mutex);
        m_painted["image://art/" + id] = image.size();
        return image;
    }

  private:
    PaintedSizes& m_painted;
    QMutex& m_mutex;
};

}

TEST_CASE("pictures are painted at exactly the device pixels they cover", "[density][walk]") {
    const double density = qGuiApp->devicePixelRatio();
    CAPTURE(density);
    if (const QByteArray wanted = qgetenv("QT_SCALE_FACTOR"); !wanted.isEmpty())
        REQUIRE(density == wanted.toDouble());
    PaintedSizes painted;
    QMutex mutex;
    Window app;
    app.engine.addImageProvider("art", new RecordingArt(painted, mutex));
    app.parts.store.settings().setMuted(true);
    app.window->resize(390, 844);
    shots::Stage stage(app.parts, *app.window);
    const QStringList shown{"home",
                            "setup_passed_trap",
                            "passed_trap_stretched",
                            "booby_trap_trip",
                            "trapdoor_checkers_doors",
                            "hex_trap_trapped"};
    int scenes = 0;
    for (const shots::Scene& scene : shots::all_scenes()) {
        if (!shown.contains(scene.name)) continue;
        ++scenes;
        stage.home();
        scene.set(stage);
        stage.wait_for_art();
        const QMutexLocker lock(&mutex);
        int pictures = 0;
        for (const QQuickItem* item : app.of_type("Art")) {
            const QString source = item->property("source").toUrl().toString();
            const auto found = painted.find(source);
            if (found == painted.end()) continue; // painted before this test looked: the first Home
            ++pictures;
            CAPTURE(scene.name.toStdString(), source.toStdString(), item->width(), item->height());
            CHECK(std::abs(found->second.width() - item->width() * density) <= 1);
            CHECK(std::abs(found->second.height() - item->height() * density) <= 1);
        }
        CHECK((pictures > 0 || scene.name == "home"));
    }
    CHECK(scenes == shown.size());
    // Planes share one bitmap of 640 logical pixels a side for each material.
    int planes = 0;
    for (const auto& [source, size] : painted) {
        if (!source.contains("scale=")) continue;
        ++planes;
        CAPTURE(source.toStdString());
        CHECK(size.width() == 640 * density);
        CHECK(size.height() == 640 * density);
    }
    CHECK(planes > 0);
}
