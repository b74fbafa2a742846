#include "window.h"

using namespace trapbox;
using tests::Window;

TEST_CASE("the app starts without a warning", "[window]") {
    static QStringList warnings;
    const auto before =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            if (type != QtDebugMsg && type != QtInfoMsg && !text.contains("pa_context")) warnings << text;
        });
    { Window app; }
    qInstallMessageHandler(before);
    CHECK(warnings.join("\n").toStdString() == "");
}

TEST_CASE("Home does nothing while nobody touches it: no frame in ten seconds", "[window]") {
    Window app;
    QTest::qWait(1500);
    CHECK(app.frames_in(10000) == 0);
}

TEST_CASE("a waiting board does nothing: no frame in ten seconds", "[window]") {
    for (const char* game : {"passed_trap", "trapdoor_checkers"}) {
        Window app;
        const QString preset = find_game(game)->info().presets.front().key.data();
        REQUIRE(app.play(game, preset, {0, 0}));
        QMetaObject::invokeMethod(app.window, "openPlay");
        QTest::qWait(6000); // the pad asks to be touched, for a moment
        REQUIRE(app.session().driver() != nullptr);
        CHECK(app.frames_in(10000) == 0);
    }
}
