// The Big Slam in the app's window (PT-18).
#include "catalog.h"
#include "views/passed_trap_board.h"

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

TEST_CASE(
    "a bot that plays alone is hastened by a button and by a key, and no longer when it is pressed again",
    "[views][board]") {
    Board board({1, 0}, "big_slam");
    REQUIRE(QTest::qWaitFor([&] { return board.view().phase() == "playing"; }, 5000));
    MatchDriver& driver = *board.session().driver();
    for (const QSize& size : kSizes) {
        CAPTURE(size.width(), size.height());
        board.turn(size);
        board.click_button("Faster");
        CHECK(driver.hurried());
        board.click_button("Normal speed");
        CHECK_FALSE(driver.hurried());
    }
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_F);
    CHECK(driver.hurried());
    board.key(Qt::Key_F);
    CHECK_FALSE(driver.hurried());

    Board person({0, 1}, "big_slam"); // who plays first
    CHECK_FALSE(person.button("Faster"));
    person.key(Qt::Key_F);
    CHECK_FALSE(person.session().driver()->hurried());
}

TEST_CASE("a hurried match runs four times as fast, tick for tick the same, until the round is over",
          "[views]") {
    // The bot's tries are made for it, and its own thoughts never arrive: no event is waited for.
    tests::Table table;
    REQUIRE(table.play("passed_trap", "big_slam", {1, 0}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    MatchDriver& driver = *table.session().driver();
    CHECK(view.botAlone());
    REQUIRE(driver.submit("ready 0"));
    const auto shoot = [&] {
        const auto state = passed_trap::Rules::view(match_of<passed_trap::Rules>(driver.match())->state());
        for (std::size_t disk = 0; disk < state.disks.size(); ++disk) {
            if (!state.disks[disk].grabbable || state.disks[disk].camp.index != 0) continue;
            const auto um = [](float metres) { return std::to_string(std::lround(metres * 1e6F)); };
            const auto at = state.disks[disk].at;
            for (const std::string& step :
                 {"grab 0 " + std::to_string(disk) + ' ' + um(at.x) + ' ' + um(at.y),
                  std::string("drag 0 500 -238000"), std::string("release 0")})
                REQUIRE(driver.submit(step));
            return;
        }
    };
    shoot();
    // 240 ticks a second: 24 in a tenth of it. Who still thinks, thinks by the clock.
    auto ticks = driver.match().ticks();
    driver.frame(0.1);
    CHECK(driver.match().ticks() - ticks == 24);
    driver.setHurried(true);
    REQUIRE(driver.thinking());
    ticks = driver.match().ticks();
    driver.frame(0.1);
    CHECK(driver.match().ticks() - ticks == 24);
    REQUIRE(QTest::qWaitFor([&] { return !driver.thinking(); }, 5000));
    ticks = driver.match().ticks();
    driver.frame(0.1);
    CHECK(driver.match().ticks() - ticks == 96);
    for (int i = 0; i < 40 && view.phase() == "playing"; ++i) {
        CHECK(driver.hurried());
        shoot();
        table.run(3);
    }
    REQUIRE(view.phase() == "round_over");
    CHECK_FALSE(driver.hurried());
    const auto again = find_game("passed_trap")->load(driver.match().journal());
    REQUIRE(again);
    CHECK((*again)->exact());
    CHECK((*again)->hash() == driver.match().hash());
    CHECK((*again)->ticks() == driver.match().ticks());
}
