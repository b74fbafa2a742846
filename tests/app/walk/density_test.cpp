// Every picture on a screen is painted at the device pixels it covers. ctest runs this at densities 1, 2
// and 3.
#include "art/art_provider.h"
#include "games/booby_trap/board.h"
#include "item_type.h"
#include "scene.h"
#include "window.h"

#include <QMutex>

#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

using PaintedSizes = std::multimap<QString, QSize>; // by the picture's URL

// The app's picture provider, which records sizes. Qt calls it from several threads.
class RecordingArt : public ArtProvider {
  public:
    RecordingArt(PaintedSizes& painted, QMutex& mutex) : m_painted(painted), m_mutex(mutex) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override {
        const QImage image = ArtProvider::requestImage(id, size, requested);
        const QMutexLocker lock(&m_mutex);
        m_painted.emplace("image://art/" + id, image.size());
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
            if (found == painted.end()) continue; // painted before recording started: the first Home
            ++pictures;
            CAPTURE(scene.name.toStdString(), source.toStdString(), item->width(), item->height());
            CHECK(std::abs(found->second.width() - item->width() * density) <= 1);
            CHECK(std::abs(found->second.height() - item->height() * density) <= 1);
        }
        CHECK((pictures > 0 || scene.name == "home"));
    }
    CHECK(scenes == shown.size());
    // Surfaces share one bitmap of 640 × 640 logical pixels per material.
    std::map<QString, QString> materials;
    for (const auto& [source, size] : painted) {
        if (!source.contains("scale=")) continue;
        CAPTURE(source.toStdString());
        CHECK(materials.try_emplace(source.section('?', 0, 0), source).first->second == source);
        CHECK(size.width() == 640 * density);
        CHECK(size.height() == 640 * density);
    }
    CHECK(materials.size() >= 3);
}

TEST_CASE("each picture of the first screen is painted once", "[density][walk]") {
    PaintedSizes painted;
    QMutex mutex;
    Table table;
    QQmlApplicationEngine engine;
    table.parts.attach(engine);
    engine.addImageProvider("art", new RecordingArt(painted, mutex));
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    REQUIRE(window);
    shots::Stage(table.parts, *window).wait_for_art();
    const QMutexLocker lock(&mutex);
    REQUIRE(painted.size() > 5);
    for (const auto& [source, size] : painted) {
        CAPTURE(source.toStdString());
        CHECK(painted.count(source) == 1);
    }
}

TEST_CASE("no picture is repainted while a piece is lifted", "[density][walk]") {
    PaintedSizes painted;
    QMutex mutex;
    BoobyTrapBoard board;
    board.BoardWindow::engine.addImageProvider("art", new RecordingArt(painted, mutex));
    const int piece = board.middle_piece();
    board.hold(1, piece);
    QTest::qWait(100);
    {
        const QMutexLocker lock(&mutex);
        painted.clear();
    }
    for (int step = 1; step <= 20; ++step) {
        board.slide_up(1, piece, 0.04 * step);
        QTest::qWait(20);
        if (board.engine().phase != booby_trap::Phase::lifting) break;
    }
    QTest::qWait(200);
    const QMutexLocker lock(&mutex);
    QStringList sources;
    for (const auto& [source, size] : painted)
        if (source.contains("shadow")) sources << source;
    CHECK(sources.join(' ').toStdString() == "");
}

TEST_CASE("Home releases its wood bitmap during a match, and shows it again afterwards", "[density][walk]") {
    Window app;
    const auto wood = [&] {
        for (QQuickItem* plane : app.window->findChildren<QQuickItem*>())
            if (is_type(plane, "Surface") && is_type(plane->parentItem(), "BoxWood"))
                return plane->childItems().front()->property("source").toString();
        return QString("no plane");
    };
    CHECK(wood().contains("beech"));
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    REQUIRE(QTest::qWaitFor([&] { return wood().isEmpty(); }));
    app.session().close();
    QMetaObject::invokeMethod(app.window, "goHome");
    REQUIRE(QTest::qWaitFor([&] { return wood().contains("beech"); }));
}

TEST_CASE("a screen looks the same after the app has slept", "[density][walk]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    shots::Stage stage(app.parts, *app.window);
    stage.wait_for_art();
    const QImage before = app.window->grabWindow();
    emit qGuiApp->applicationStateChanged(Qt::ApplicationSuspended);
    QTest::qWait(50);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    app.settle();
    stage.wait_for_art();
    CHECK(app.window->grabWindow() == before);
}
