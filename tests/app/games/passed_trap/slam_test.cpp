// The Big Slam in the app's window (PT-18): the current part, the cards between parts, the score sheet, and a
// bot that plays alone.
#include "catalog.h"
#include "games/passed_trap/board.h"

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

namespace {

// Every player of the round touches hands.
void begin(Board& board) {
    for (const PassedTrapEnd* end : {board.view().end0(), board.view().end1()})
        if (end->plays) board.view().handDown(end->seat);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
}

// The twenty tries of Solitaire Reflected, or the sand of Solitaire Madness.
void play_alone(Board& board) {
    begin(board);
    const int seat = board.view().soloist();
    for (int i = 0; i < 60 && board.view().phase() == PassedTrapView::RoundPhase::Playing; ++i)
        board.shoot(seat, -238);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
}

// A round in which the far player has only one disk to pass.
void far_wins(Board& board) {
    begin(board);
    for (int i = 0; i < 20 && board.view().phase() == PassedTrapView::RoundPhase::Playing; ++i)
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

bool upside_down(const QQuickItem* item) {
    return item->mapToScene({1, 0}).x() < item->mapToScene({0, 0}).x();
}

}

TEST_CASE("each end shows the current part of the Big Slam, and no text covers disks", "[views][board]") {
    Board board({0, 0}, "big_slam");
    const QString heading = "Part 1 of 6: Solitaire Reflected";
    for (const bool playing : {false, true}) {
        if (playing) begin(board);
        for (const double scale : {1.0, 1.5})
            for (const QSize& size : kSizes) {
                CAPTURE(playing, scale, size.width(), size.height());
                board.parts.store.settings().setFontScale(scale);
                board.turn(size);
                const auto labels = board.labels_containing(heading);
                // With large text on a phone, only the heading of the hand pad has space beside the disks.
                const bool hand_alone = !playing && scale > 1 && std::min(size.width(), size.height()) < 480;
                REQUIRE(labels.size() == (hand_alone ? 1 : 2));
                for (const QQuickItem* pad : board.shown("HandPad")) {
                    CHECK(pad->property("heading") == heading);
                    const QRectF bubble = board.place(pad->childItems().at(0));
                    for (QQuickItem* disk : board.shown("Disk"))
                        CHECK_FALSE(board.place(disk).intersects(bubble));
                }
                for (QQuickItem* text : labels)
                    CHECK(QRectF(-1, -1, size.width() + 2, size.height() + 2).contains(board.place(text)));
            }
    }
    Board single({0, 0}, "classical");
    CHECK(single.view().partText().isEmpty());
    CHECK(single.labels_containing("Part ").empty());
}

TEST_CASE("between the games of the Big Slam the cards show the result and the next game", "[views][board]") {
    Board board({0, 0}, "big_slam", {{"disks", 9}}, {"Ada", "Ben"});
    board.turn({800, 1280});
    // PT-18: both solitaires by each, then Classical, two rounds of it (PT-13), then Best of Seven.
    const std::vector<std::pair<QString, QString>> alone{
        {"Part 1 of 6: Solitaire Reflected", "Next: Solitaire Reflected (Ben)"},
        {"Part 2 of 6: Solitaire Reflected", "Next: Solitaire Madness (Ada)"},
        {"Part 3 of 6: Solitaire Madness", "Next: Solitaire Madness (Ben)"},
        {"Part 4 of 6: Solitaire Madness", "Next: Classical"}};
    for (std::size_t i = 0; i < alone.size(); ++i) {
        const auto& [part, next] = alone[i];
        CAPTURE(part.toStdString());
        CHECK(board.view().partText() == part);
        play_alone(board);
        CHECK(board.labels_with(QString(i % 2 == 0 ? "Ada" : "Ben") + " has finished").size() == 2);
        CHECK(board.labels_with(part).size() == 2);
        CHECK(board.labels_with(board.view().roundText()).size() == 2);
        CHECK(board.labels_with(next).size() == 2);
        board.view().goOn();
    }
    CHECK(board.view().partText() == "Part 5 of 6: Classical");
    far_wins(board);
    CHECK(board.labels_containing("Next:").empty()); // its second round
    board.view().goOn();
    CHECK(board.view().partText() == "Part 5 of 6: Classical");
    far_wins(board);
    CHECK(board.labels_with("Next: Best of Seven").size() == 2);
    board.view().goOn();
    CHECK(board.view().partText() == "Part 6 of 6: Best of Seven");
}

TEST_CASE("the Big Slam's score sheet has a dash for unplayed games, and is part of the result",
          "[views][board]") {
    Board board({0, 0}, "big_slam", {{"disks", 9}}, {"Ada", "Ben"});
    board.turn({390, 844});
    CHECK(sheet(board) ==
          QStringList{"Solitaire Reflected||", "Solitaire Madness||", "Classical||", "Best of Seven||"});
    std::array<std::array<int, 2>, 2> points{}; // 2 a disk
    for (int part = 0; part < 4; ++part) {
        play_alone(board);
        const auto last = board.engine().results.back();
        points[static_cast<std::size_t>(part / 2)][static_cast<std::size_t>(part % 2)] =
            2 * last.left[static_cast<std::size_t>(1 - part % 2)];
        if (part == 0) {
            CHECK(sheet(board).front() == QString("Solitaire Reflected|%1|").arg(points[0][0]));
            const auto sheets = board.shown("ScoreSheet").size();
            CHECK(sheets > 0);
            CHECK(board.labels_with("–").size() == 7 * sheets); // of the eight places
        }
        board.view().goOn();
    }
    for (int round = 0; round < 4;
         ++round) { // two of Classical; two of Best of Seven that count double (PT-12)
        far_wins(board);
        board.view().goOn();
    }
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Over);
    const auto line = [&](int row, const char* label) {
        const auto& [near, far] = points[static_cast<std::size_t>(row)];
        return QString("%1|%2|%3").arg(label).arg(near).arg(far);
    };
    CHECK(sheet(board) == QStringList{line(0, "Solitaire Reflected"), line(1, "Solitaire Madness"),
                                      "Classical|0|60", "Best of Seven|0|120"});
    REQUIRE(QTest::qWaitFor([&] { return board.button("Play again") != nullptr; }));
    CHECK(board.session().result()->reason().isEmpty());
    const auto total = [&](std::size_t seat) { return points[0][seat] + points[1][seat]; };
    const QString scores =
        QString("Ada\u00a0%1\u00a0points\u00a0· Ben\u00a0%2\u00a0points").arg(total(0)).arg(total(1) + 180);
    for (const QSize& size : kSizes) {
        board.turn(size);
        CAPTURE(size.width());
        REQUIRE(board.labels_with(scores).size() == 1); // for the far player
        CHECK(board.turned(board.labels_with(scores).front()) == (size.width() > size.height() ? 90 : 180));
        // The scores are in two columns, right of the names of the games.
        QQuickItem* table = board.item("ScoreSheet");
        const auto place = [&](const char* points) {
            const auto labels = board.labels_with(points);
            REQUIRE(labels.size() == 1);
            return labels[0]->mapRectToItem(table, {0, 0, labels[0]->width(), labels[0]->height()});
        };
        CHECK(place("60").right() == Approx(table->width()));
        CHECK(place("120").right() == Approx(table->width()));
        CHECK(place("60").bottom() <= place("120").top() + 1);
    }
}

TEST_CASE("a button or key speeds up a bot playing alone, and pressing it again stops that",
          "[views][board]") {
    Board board({1, 0}, "big_slam");
    REQUIRE(
        QTest::qWaitFor([&] { return board.view().phase() == PassedTrapView::RoundPhase::Playing; }, 5000));
    MatchDriver& driver = *board.session().driver();
    for (const QSize& size : kSizes) {
        CAPTURE(size.width(), size.height());
        board.turn(size);
        CHECK(board.labels_containing("Part 1 of 6: Solitaire Reflected").size() == 1);
        board.click_button("Speed up");
        CHECK(driver.hurried());
        board.click_button("Normal speed");
        CHECK_FALSE(driver.hurried());
    }
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_F);
    CHECK(driver.hurried());
    board.key(Qt::Key_F);
    CHECK_FALSE(driver.hurried());

    Board person({0, 1}, "big_slam"); // the person plays first
    CHECK_FALSE(person.button("Speed up"));
    person.key(Qt::Key_F);
    CHECK_FALSE(person.session().driver()->hurried());
}

TEST_CASE("a sped-up match runs four times as fast, with identical ticks, until the round is over",
          "[views]") {
    // The bot's tries are played by the test, before the bot itself does anything.
    tests::Table table;
    REQUIRE(table.play("passed_trap", "big_slam", {1, 0}));
    auto& view = *qobject_cast<PassedTrapView*>(table.session().view());
    MatchDriver& driver = *table.session().driver();
    CHECK(view.botAlone());
    REQUIRE(submit(driver, "ready 0"));
    const auto shoot = [&] {
        const auto state = passed_trap::Rules::view(match_of<passed_trap::Rules>(driver.match())->state());
        for (std::size_t disk = 0; disk < state.disks.size(); ++disk) {
            if (!state.disks[disk].grabbable || state.disks[disk].camp.index != 0) continue;
            const auto um = [](float metres) { return std::to_string(std::lround(metres * 1e6F)); };
            const auto at = state.disks[disk].at;
            for (const std::string& step :
                 {"grab 0 " + std::to_string(disk) + ' ' + um(at.x) + ' ' + um(at.y),
                  std::string("drag 0 500 -238000"), std::string("release 0")})
                REQUIRE(submit(driver, step));
            return;
        }
    };
    shoot();
    // 240 ticks a second: 24 in a tenth of it. Bots still think in real time.
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
    for (int i = 0; i < 40 && view.phase() == PassedTrapView::RoundPhase::Playing; ++i) {
        CHECK(driver.hurried());
        shoot();
        table.run(3);
    }
    REQUIRE(view.phase() == PassedTrapView::RoundPhase::RoundOver);
    CHECK_FALSE(driver.hurried());
    const auto again = find_game("passed_trap")->load(driver.match().journal());
    REQUIRE(again);
    CHECK((*again)->exact());
    CHECK((*again)->hash() == driver.match().hash());
    CHECK((*again)->ticks() == driver.match().ticks());
}

TEST_CASE("face to face, both players can read how the round ended, and either can continue",
          "[views][board]") {
    for (const char* preset : {"classical", "big_slam"}) {
        Board board({0, 0}, preset, {{"disks", 9}},
                    {"Maximilianus-Alexandrina", "Konstantin-Emmanuelowitsch"});
        if (preset == std::string("classical"))
            far_wins(board);
        else
            play_alone(board);
        for (const double scale : {1.0, 1.5})
            for (const QSize& size : kSizes) {
                CAPTURE(preset, scale, size.width(), size.height());
                board.parts.store.settings().setFontScale(scale);
                board.turn(size);
                const auto cards = board.shown("RoundCard");
                REQUIRE(cards.size() == 2);
                CHECK_FALSE(board.place(cards[0]).intersects(board.place(cards[1])));
                for (const QQuickItem* label : board.items()) {
                    if (!label->isVisible() || !label->inherits("QQuickText")) continue;
                    CHECK(label->property("contentWidth").toDouble() <= label->width() + 1);
                }
                for (QQuickItem* card : cards)
                    CHECK(QRectF(QPointF{}, size).contains(board.place(card)));
            }
        board.turn({390, 844});
        const auto cards = board.shown("RoundCard");
        CHECK(upside_down(cards[0]) != upside_down(cards[1]));
    }
    Board board({0, 0}, "classical", {{"disks", 9}});
    far_wins(board);
    board.turn({390, 844});
    // The far player places the peg; the loser can continue, too.
    REQUIRE(board.button("Place the peg"));
    CHECK(upside_down(board.button("Place the peg")));
    REQUIRE(board.button("Continue"));
    CHECK_FALSE(upside_down(board.button("Continue")));
    board.read_card();
    board.click_button("Continue");
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Placing);
    CHECK(board.view().end1()->pegs == 1);
    far_wins(board);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Over);
}
