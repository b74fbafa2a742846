// The shelf of replays.
#include "window.h"

using namespace trapbox;
using tests::Window;

namespace {

// Of the buttons that are seen, the last with that text: what lies on top.
void press(Window& app, const QString& text) {
    QQuickItem* found = nullptr;
    for (const char* type : {"IconButton", "PushButton"})
        for (QQuickItem* button : app.of_type(type))
            if (button->property("text") == text) found = button;
    REQUIRE(found);
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
    QTest::qWait(300);
}

}

TEST_CASE("a replay is removed when the player has said so twice", "[window][replays]") {
    Window app;
    REQUIRE(app.play("hex_trap", "standard", {0, 0}));
    REQUIRE(app.session().driver()->submit("resign"));
    app.session().close();
    Shelf& replays = *app.parts.store.replays();
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(500);
    press(app, "Remove Trap");
    REQUIRE(replays.count() == 1);
    press(app, "Keep");
    REQUIRE(replays.count() == 1);
    press(app, "Remove Trap");
    press(app, "Remove");
    CHECK(replays.count() == 0);
}
