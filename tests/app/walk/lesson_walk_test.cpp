// Completes every game's lesson step by step, opened from How to play and from a match's menu.
#include "booby_trap/rules.h"
#include "games/board_window.h"
#include "games/passed_trap/view.h"
#include "lesson.h"
#include "passed_trap/rules.h"

#include <algorithm>

using namespace trapbox;

namespace {

struct Started : tests::Table {
    explicit Started(const CatalogEntry& game) {
        const GameInfo& info = game.info();
        REQUIRE(play(QString::fromUtf8(info.key), QString::fromUtf8(info.presets.front().key), {0, 0}));
    }
};

struct LessonWindow : Started, tests::BoardWindow {
    explicit LessonWindow(const CatalogEntry& game)
        : Started(game), BoardWindow(static_cast<Table&>(*this)), name(QString::fromUtf8(game.info().key)) {}

    QString name;

    void open_from_book() {
        session().close();
        QMetaObject::invokeMethod(window, "goHome");
        QMetaObject::invokeMethod(window, "openSetup", Q_ARG(QString, name));
        open_lesson();
    }
    void open_from_menu() {
        QMetaObject::invokeMethod(window, "goBack"); // asks with the menu
        open_lesson();
    }

    // Completes the current step with touches or commands.
    void achieve() {
        const Lesson& lesson = *session().lesson();
        if (!lesson.waits()) return;
        if (name == "passed_trap")
            shoot(lesson.current().awaits);
        else if (name == "booby_trap")
            take(lesson.current());
        else
            find_turn(lesson.current().awaits);
    }

  private:
    void open_lesson() {
        click_button("How to play");
        click_button("Learn in one minute");
        REQUIRE(QTest::qWaitFor([this] { return session().lesson() != nullptr; }));
        QTest::qWait(300);
    }
    void play(const AnyCommand& command) {
        CAPTURE(to_text(command));
        REQUIRE(session().driver()->submit(command));
    }

    void shoot(const IsAwaited& awaits) {
        using passed_trap::Event;
        const auto is_awaited = [&](Event::Kind kind) {
            return awaits(any_event<passed_trap::Rules>({.kind = kind}));
        };
        auto& view = *qobject_cast<PassedTrapView*>(session().view());
        if (is_awaited(Event::Kind::began)) return view.handDown(0);
        for (int shot = 0; shot < 20 && !session().lesson()->achieved(); ++shot) {
            const auto now =
                passed_trap::Rules::view(match_of<passed_trap::Rules>(session().driver()->match())->state());
            const auto disk = std::ranges::find_if(
                now.disks, [](const auto& each) { return each.grabbable && each.camp.index == 0; });
            REQUIRE(disk != now.disks.end());
            const double x = static_cast<double>(disk->at.x) * 1000;
            view.press(1, x, static_cast<double>(disk->at.y) * 1000);
            const bool over = is_awaited(Event::Kind::hopped); // at full power next to the trap
            view.move(1, over ? x : 0, over ? -270 : -236);
            view.lift(1);
            run(3);
        }
    }
    // Feels the piece of the step; takes it if feeling does not complete the step.
    void take(const LessonStep& step) {
        using booby_trap::Command;
        const auto& state = match_of<booby_trap::Rules>(session().driver()->match())->state();
        const auto& touch = step.asks_for->as<Command>();
        if (booby_trap::Rules::judge(state, touch).accepted()) play(*step.asks_for);
        if (session().lesson()->achieved()) return;
        play(any_command<booby_trap::Rules>({.kind = Command::Kind::take}));
        run(8);
    }
    // The first legal turn that causes the event.
    void find_turn(const IsAwaited& awaits) {
        const AnyMatch& match = session().driver()->match();
        REQUIRE(match.command_count() == 0); // each step has its own position
        for (const AnyCommand& move : match.moves()) {
            const auto tried = match.rewound();
            REQUIRE(tried->apply(move).accepted());
            for (const AnyEvent& event : tried->take_events())
                if (awaits(event)) return play(move);
        }
        FAIL("no legal turn completes the step");
    }
};

}

TEST_CASE("every lesson can be completed, opened from How to play or from a match's menu", "[lesson]") {
    const bool from_menu = GENERATE(false, true);
    for (const CatalogEntry& game : catalog()) {
        LessonWindow app(game);
        CAPTURE(from_menu, game.info().key);
        const MatchDriver* match = app.session().driver();
        from_menu ? app.open_from_menu() : app.open_from_book();
        const int length = app.session().lesson()->length();
        for (int step = 0;; ++step) {
            CAPTURE(step);
            REQUIRE(app.session().lesson());
            REQUIRE(app.session().lesson()->step() == step);
            CHECK_FALSE(app.session().driver()->paused());
            QStringList refusals;
            const auto heard =
                QObject::connect(app.session().view(), &GameView::refused, app.session().view(),
                                 [&](const QString& key) { refusals << key; });
            app.achieve();
            CHECK(refusals.join(", ").toStdString() == "");
            REQUIRE(app.session().lesson()->achieved() == app.session().lesson()->waits());
            QObject::disconnect(heard);
            if (step + 1 == length) break;
            app.click_button("Next");
            QTest::qWait(50);
        }
        if (!from_menu) continue;
        app.session().close();
        QMetaObject::invokeMethod(app.window, "goBack");
        QTest::qWait(300);
        QMetaObject::invokeMethod(app.window, "goBack");
        CHECK(QTest::qWaitFor([&] { return app.session().driver() == match; }));
    }
}
