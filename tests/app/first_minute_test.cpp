// The first minute of a new player: the taps needed to start playing.
#include "games/booby_trap/view.h"
#include "games/passed_trap/view.h"
#include "window.h"

#include <QElapsedTimer>
#include <QPointingDevice>

#include <algorithm>

using namespace trapbox;
using tests::Window;

namespace {

struct NewPlayer : Window {
    QPointingDevice* screen = QTest::createTouchDevice();

    static QPoint middle(QQuickItem* item) {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    void tap(QPoint at) {
        QTest::touchEvent(window, screen).press(0, at, window);
        QTest::qWait(30);
        QTest::touchEvent(window, screen).release(0, at, window);
    }
    // Waits for the first item of that type, on a screen that has finished its transition.
    QQuickItem* wait_for(const char* type) {
        const auto* stack = window->findChild<QQuickItem*>("stack");
        REQUIRE(stack);
        REQUIRE(QTest::qWaitFor([&] { return !stack->property("busy").toBool() && !of_type(type).empty(); }));
        settle();
        return of_type(type).front();
    }
    // The Play button of Setup, at the bottom or in the title bar.
    QQuickItem* play_button() {
        for (QQuickItem* found : of_type("PushButton"))
            if (found->property("text") == "Play") return found;
        return nullptr;
    }
};

}

TEST_CASE("a new player shoots the first disk after three taps, within ten seconds", "[window][home]") {
    for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(800, 1280), QSize(1280, 800)}) {
        QElapsedTimer clock;
        clock.start();
        NewPlayer player;
        CAPTURE(size.width());
        player.window->resize(size);
        player.tap(player.middle(player.wait_for("GameTile")));
        player.wait_for("SetupScreen");
        REQUIRE(player.play_button());
        player.tap(player.middle(player.play_button()));
        player.tap(player.middle(player.wait_for("HandPad")));
        auto* view = qobject_cast<PassedTrapView*>(player.session().view());
        REQUIRE(view);
        REQUIRE(QTest::qWaitFor([&] { return view->phase() == PassedTrapView::RoundPhase::Playing; }));

        player.wait_for("GuideFinger"); // the guide
        QQuickItem* field = player.wait_for("Field");
        const auto at = [&](double x, double y) { // mm on the board
            const double mm = field->property("mm").toDouble();
            return field->mapToScene({field->width() / 2 + x * mm, field->height() / 2 - y * mm}).toPoint();
        };
        QPoint disk;
        for (QQuickItem* one : player.of_type("Disk"))
            if (one->property("mmY").toDouble() < 0) disk = player.middle(one);
        REQUIRE_FALSE(disk.isNull());
        QTest::touchEvent(player.window, player.screen).press(0, disk, player.window);
        for (const QPoint place : {at(0, -220), at(0, -240), at(0, -255)}) {
            QTest::qWait(20);
            QTest::touchEvent(player.window, player.screen).move(0, place, player.window);
        }
        REQUIRE(QTest::qWaitFor([&] { return view->end0()->stretch > 0.5; }));
        QTest::touchEvent(player.window, player.screen).release(0, at(0, -255), player.window);
        CHECK(QTest::qWaitFor([&] { // it flies
            const auto disks = player.of_type("Disk");
            return std::ranges::any_of(disks, [](QQuickItem* one) {
                return std::abs(one->property("mmX").toDouble()) < 5 &&
                       std::abs(one->property("mmY").toDouble()) < 190;
            });
        }));
        CHECK(player.of_type("GuideFinger").empty());
        CHECK(clock.elapsed() < 10'000);
    }
}

TEST_CASE("the first start offers a lesson in one tap and a game in one, until a game was played",
          "[window][home]") {
    NewPlayer player;
    player.window->resize(360, 640);
    player.wait_for("HomeScreen");
    const auto button = [&](const char* text) -> QQuickItem* {
        for (QQuickItem* found : player.of_type("PushButton"))
            if (found->property("text") == text && found->isVisible()) return found;
        return nullptr;
    };
    REQUIRE(button("Learn in a minute"));
    SECTION("the lesson") {
        player.tap(player.middle(button("Learn in a minute")));
        REQUIRE(QTest::qWaitFor([&] { return player.session().lesson() != nullptr; }));
        CHECK(player.session().game() == "passed_trap");
    }
    SECTION("the game, against Easy") {
        player.tap(player.middle(button("Play now")));
        REQUIRE(QTest::qWaitFor([&] { return player.session().driver() != nullptr; }));
        CHECK(player.session().game() == "passed_trap");
        CHECK(player.session().table()->playerName(1) == "Easy bot");
        player.session().close();
        QMetaObject::invokeMethod(player.window, "goHome");
        CHECK(QTest::qWaitFor([&] { return !button("Play now"); }));
    }
}

TEST_CASE("the finger that shows how to lift a piece disappears after a while", "[window]") {
    NewPlayer player;
    REQUIRE(player.play("booby_trap", "solitaire", {0}));
    QMetaObject::invokeMethod(player.window, "openPlay");
    player.wait_for("GuideFinger");
    CHECK(QTest::qWaitFor([&] { return player.of_type("GuideFinger").empty(); }, 15'000));
    QTest::qWait(100); // its last frame
    CHECK(player.frames_in(500) == 0);
}

TEST_CASE("while a hint marks a piece, no finger shows how to lift another", "[window]") {
    NewPlayer player;
    REQUIRE(player.play("booby_trap", "solitaire", {0}));
    QMetaObject::invokeMethod(player.window, "openPlay");
    player.wait_for("GuideFinger");
    player.session().driver()->hint();
    const auto& view = *qobject_cast<BoobyTrapView*>(player.session().view());
    REQUIRE(QTest::qWaitFor([&] { return view.hint() >= 0; }, 10'000));
    CHECK(player.of_type("GuideFinger").empty());
}

TEST_CASE("with reduced motion the guide finger is shown at the end of the lift", "[window]") {
    NewPlayer player;
    player.parts.store.settings().setReducedMotion(true);
    REQUIRE(player.play("booby_trap", "solitaire", {0}));
    QMetaObject::invokeMethod(player.window, "openPlay");
    QQuickItem* guide = player.wait_for("GuideFinger");
    CHECK(guide->property("progress").toDouble() == 1);
    QTest::qWait(300);
    CHECK(player.frames_in(500) == 0);
}
