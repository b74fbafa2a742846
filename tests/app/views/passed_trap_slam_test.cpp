// The Big Slam in the app's window (PT-18): which part is played, the cards between, its sheet, and a bot
// that plays alone.
#include "catalog.h"
#include "views/passed_trap_board.h"

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

namespace {

// Whoever has a part in the round touches hands.
void begin(Board& board) {
    for (const PassedTrapEnd* end : {board.view().end0(), board.view().end1()})
        if (end->plays) board.view().handDown(end->seat);
    REQUIRE(board.view().phase() == "playing");
}

// The twenty tries of Solitaire Reflected, or the sand of Solitaire Madness.
void play_alone(Board& board) {
    begin(board);
    const int seat = board.view().soloist();
    for (int i = 0; i < 60 && board.view().phase() == "playing"; ++i)
        board.shoot(seat, -238);
    REQUIRE(board.view().phase() == "round_over");
}

// A round in which the far one has one disk to pass.
void far_wins(Board& board) {
    begin(board);
    for (int i = 0; i < 20 && board.view().phase() == "playing"; ++i)
        board.shoot(1, -238);
    REQUIRE(board.view().roundWinner() == 1);
}

QStringList sheet(Board& board) {
    QStringList lines;
    const QAbstractListModel& model = *board.view().sheet();
    const auto roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto text = [&](const char* role) {
            return model.data(model.index(row), roles.key(role)).toString();
        };
        lines << text("label") + '|' + text("points0") + '|' + text("points1");
    }
    return lines;
}

}

TEST_CASE("the Big Slam's sheet has a dash for what was not played, and is a table on the result too",
          "[views][board]") {
    Board board({0, 0}, "big_slam", {{"disks", 9}}, {"Ada", "Ben"});
    board.turn({390, 844});
    CHECK(sheet(board) ==
          QStringList{"Solitaire Reflected||", "Solitaire Madness||", "Classical||", "Best of Seven||"});
    std::array<std::array<int, 2>, 2> points{}; // 2 a disk
    for (int part = 0; part < 4; ++part) {
        play_alone(board);
        const auto& last = board.engine().results.back();
        points[static_cast<std::size_t>(part / 2)][static_cast<std::size_t>(part % 2)] =
            2 * last.left[static_cast<std::size_t>(1 - part % 2)];
        if (part == 0) {
            CHECK(sheet(board).front() == QString("Solitaire Reflected|%1|").arg(points[0][0]));
            const auto sheets = board.shown("PassedTrapSheet").size();
            CHECK(sheets > 0);
            CHECK(board.saying("–").size() == 7 * sheets); // of the eight places
        }
        board.view().goOn();
    }
    for (int round = 0; round < 4;
         ++round) { // two of Classical; two of Best of Seven that count double (PT-12)
        far_wins(board);
        board.view().goOn();
    }
    REQUIRE(board.view().phase() == "over");
    const auto line = [&](int row, const char* label) {
        const auto& [near, far] = points[static_cast<std::size_t>(row)];
        return QString("%1|%2|%3").arg(label).arg(near).arg(far);
    };
    CHECK(sheet(board) == QStringList{line(0, "Solitaire Reflected"), line(1, "Solitaire Madness"),
                                      "Classical|0|60", "Best of Seven|0|120"});
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().reasonWords().isEmpty());
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width());
        // The numbers stand one below the other, in two columns at the right of their games.
        QQuickItem* table = board.item("PassedTrapSheet");
        const auto place = [&](const char* points) {
            const auto said = board.saying(points);
            REQUIRE(said.size() == 1);
            return said[0]->mapRectToItem(table, {0, 0, said[0]->width(), said[0]->height()});
        };
        CHECK(place("60").right() == Approx(table->width()));
        CHECK(place("120").right() == Approx(table->width()));
        CHECK(place("60").bottom() <= place("120").top() + 1);
    }
}

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
