// A game as a file, from and to other apps.
#include "window.h"

#include <QFileOpenEvent>

#include <fstream>

using namespace trapbox;
using tests::Window;

namespace {

// A game of checkers, two moves long, as a file of another sender.
QString sent_game(const QTemporaryDir& folder) {
    const QString path = folder.filePath("sent.pdn");
    std::ofstream(path.toStdString()) << "[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 *\n";
    return path;
}

bool on_play_screen(const Window& app, int depth) {
    const auto* stack = app.window->findChild<QQuickItem*>("stack");
    return stack->property("depth") == depth && app.of_type("PlayScreen").size() == 1;
}

}

TEST_CASE("a file that is opened with Trapbox is shown as a game", "[window][share]") {
    Window app;
    const QString path = sent_game(app.folder);
    QFileOpenEvent event(path);
    std::size_t games = 1;
    SECTION("from Home") {}
    SECTION("from within another game, which is saved and gives way") {
        REQUIRE(app.play("hex_trap", "standard", {0, 0}));
        QMetaObject::invokeMethod(app.window, "openPlay");
        QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, "hex_trap"));
        QTest::qWait(300);
        games = 2;
    }
    QCoreApplication::sendEvent(qGuiApp, &event);
    QTest::qWait(300);
    CHECK(app.session().game() == "trapdoor_checkers");
    CHECK(on_play_screen(app, 2)); // Home is below it, and nothing else
    CHECK(QFile::exists(path));    // the sender's file stays as it was
    CHECK(app.parts.store.saves().games().size() == games);
}

TEST_CASE("a file that is no game leaves the match as it was, and says so", "[window][share]") {
    Window app;
    QStringList told;
    QObject::connect(&app.session(), &Session::failed, &app.session(),
                     [&](const QString& sentence) { told << sentence; });
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    QMetaObject::invokeMethod(app.window, "openPlay");
    QFileOpenEvent event("/nowhere.trapbox");
    QCoreApplication::sendEvent(qGuiApp, &event);
    QTest::qWait(300);
    CHECK(app.session().game() == "hex_trap");
    CHECK(on_play_screen(app, 2));
    CHECK(told == QStringList("The file can't be read."));
}
