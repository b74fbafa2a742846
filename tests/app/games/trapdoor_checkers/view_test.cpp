#include "games/trapdoor_checkers/table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace trapbox;
using tests::Checkers;
using Light = TrapdoorCheckersView::Light;
using Standing = TrapdoorCheckersView::Standing;

namespace {

// Black takes d4 from c5 and must continue over f2 to g1 (TC-8); no other black piece can capture.
//   8 . b . b . b . .      1 b8, 2 d8, 3 f8
//   7 b . . . . . b .      5 a7, 8 g7
//   6 . . . . . b . .      11 f6
//   5 . . b . w . . .      14 c5, 15 e5
//   4 . . . w . . . .      18 d4
//   3 . . O . . . . .      c3 is open
//   2 . w . w . w . .      25 b2, 26 d2, 27 f2
//   1 . . w . . . . .      30 c1
constexpr const char* kTwoJumps = "B:W15,18,25,26,27,30:B1,2,3,5,8,11,14 doors=c3";

// The start position. The tests append the result of the wheel.
const std::string kStartFen = "B:W21-32:B1-12";

}

TEST_CASE("a piece is moved by two taps: on itself, then on its target", "[views]") {
    Checkers table({}, "checkers");
    CHECK(table.lit(Light::Can) == std::vector<int>{9, 10, 11, 12}); // Black's front row
    table.view().tap(11);
    CHECK(table.light(11) == Light::Chosen);
    CHECK(table.lit(Light::To) == std::vector<int>{15, 16}); // from f6: e5 and g5
    CHECK(table.view().routes()->rowCount() == 2);
    table.view().tap(15);
    CHECK(table.last_played() == "11-15");
    CHECK(table.standing(15) == Standing::OnBoard);
    CHECK(table.standing(11) == Standing::Gone);
}

TEST_CASE("a finger finds the dark square that is nearest, and none off the board", "[views]") {
    Checkers table;
    CHECK(table.view().squareAt(2, 3) == 22);     // c3
    CHECK(table.view().squareAt(1.3, 3.1) == 22); // b3 is light
    CHECK(table.view().squareAt(1, 8) == 1);      // b8
    CHECK(table.view().squareAt(6.4, 0.6) == 32); // g1
    CHECK(table.view().squareAt(8.1, 3) == 0);
    CHECK(table.view().squareAt(2, 9.1) == 0);
}

TEST_CASE("the cursor goes from dark square to dark square and stays on the board", "[views]") {
    Checkers table;
    const auto goes = [&](int across, int up) {
        table.view().moveCursor(across, up);
        return name_of(trapdoor_checkers::square_numbered(table.view().cursor()));
    };
    CHECK(goes(0, 0) == "c3");
    CHECK(goes(1, 0) == "e3");
    CHECK(goes(0, 1) == "f4");
    CHECK(goes(0, 1) == "e5");
    CHECK(goes(1, 0) == "g5");
    CHECK(goes(1, 0) == "a5"); // round the board
    for (const char* next : {"b6", "a7", "b8", "b8"})
        CHECK(goes(0, 1) == next);
    CHECK(goes(-1, 0) == "h8");
}

TEST_CASE("tapping the chosen piece again chooses nothing, and tapping another chooses that", "[views]") {
    Checkers table({}, "checkers");
    table.view().tap(11);
    table.view().tap(11);
    CHECK(table.lit(Light::Chosen).empty());
    table.view().tap(11);
    table.view().tap(10);
    CHECK(table.lit(Light::Chosen) == std::vector<int>{10});
    CHECK(table.refusals.isEmpty());
}

TEST_CASE("a dragged piece stays if released off the board or cancelled", "[views]") {
    Checkers table({}, "checkers");
    REQUIRE(table.view().lift(11));
    table.view().put(0);
    CHECK(table.last_played() == "");
    REQUIRE(table.view().lift(11));
    table.view().letGo();
    CHECK(table.last_played() == "");
    CHECK(table.standing(11) == Standing::OnBoard);
    REQUIRE(table.view().lift(11));
    table.view().put(16);
    CHECK(table.last_played() == "11-16");
    CHECK_FALSE(table.view().lift(11)); // the square is empty now
}

TEST_CASE("a capture over two pieces is tapped square by square", "[views]") {
    Checkers table(kTwoJumps);
    CHECK(table.lit(Light::Must) == std::vector<int>{14});
    table.view().tap(14);
    CHECK(table.lit(Light::To) == std::vector<int>{23, 32});    // e3, then g1
    CHECK(table.lit(Light::Taken) == std::vector<int>{18, 27}); // d4 and f2
    table.view().tap(23);
    CHECK(table.view().midway());
    CHECK(table.last_played() == ""); // nothing counts before it is whole
    CHECK(table.standing(23) == Standing::OnBoard);
    CHECK(table.standing(18) == Standing::JumpedOver);
    table.view().tap(32);
    CHECK(table.last_played() == "14x23x32");
    CHECK(table.standing(18) == Standing::Gone);
    CHECK(table.standing(27) == Standing::Gone);
}

TEST_CASE("a capture over two pieces is tapped or dragged straight to its end", "[views]") {
    const bool dragged = GENERATE(false, true);
    Checkers table(kTwoJumps);
    if (dragged) {
        REQUIRE(table.view().lift(14));
        table.view().put(32);
    } else {
        table.view().tap(14);
        table.view().tap(32);
    }
    CHECK(table.last_played() == "14x23x32");
}

TEST_CASE("half a capture is taken back before it counts", "[views]") {
    Checkers table(kTwoJumps);
    table.view().tap(14);
    table.view().tap(23);
    table.view().chooseNothing();
    CHECK(table.standing(14) == Standing::OnBoard);
    CHECK(table.standing(18) == Standing::OnBoard);
    CHECK(table.last_played() == "");
}

TEST_CASE("two captures with the same end but different pieces need taps on each square", "[views]") {
    // From c1 over b2 and b4, or over d2 and d4, to c5.
    Checkers table("W:W30:B1,17,18,25,26");
    table.view().tap(30);
    table.view().tap(14);
    CHECK(table.last_refusal() == "unclear");
    CHECK(table.last_played() == "");
    table.view().tap(21);
    table.view().tap(14);
    CHECK(table.last_played() == "30x21x14");
}

TEST_CASE("a refused move shows the reason", "[views]") {
    SECTION("another piece could capture, so it must") {
        Checkers table(kTwoJumps);
        table.view().tap(1);
        CHECK(table.last_refusal() == "must_capture");
        CHECK(table.lit(Light::Must) == std::vector<int>{14});
        table.view().tap(14);
        table.view().tap(17); // a plain step
        CHECK(table.last_refusal() == "must_capture");
        table.view().spin();
        CHECK(table.last_refusal() == "no_spin_to_capture");
        table.view().slide(0, true);
        CHECK(table.last_refusal() == "must_capture");
    }
    SECTION("the wheel must be spun first") {
        Checkers table;
        table.view().tap(11);
        CHECK(table.last_refusal() == "spin_first");
        table.view().tap(22);
        CHECK(table.last_refusal() == "not_your_piece");
        table.view().slide(0, false);
        CHECK(table.last_refusal() == "spin_first");
    }
    SECTION("the wheel shows a colour") {
        Checkers table(kStartFen + " wheel=green");
        for (const int number : {10, 23}) { // d6 and e3: no doors, a man of each side
            table.refusals.clear();
            table.view().tap(number);
            CHECK(table.last_refusal() == "must_slide");
        }
        table.view().tap(14); // c5: an orange door
        CHECK(table.last_refusal() == "wrong_color");
        table.view().slide(1, true); // o4
        CHECK(table.last_refusal() == "wrong_color");
        table.view().spin();
        CHECK(table.last_refusal() == "spun_already");
    }
    SECTION("the wheel shows a piece") {
        Checkers table(kStartFen + " wheel=piece");
        table.view().tap(2);
        CHECK(table.last_refusal() == "blocked");
        table.view().tap(11);
        table.view().tap(18);
        CHECK(table.last_refusal() == "cannot_go_there");
        CHECK(table.light(11) == Light::Chosen); // and may still go elsewhere
        table.view().slide(0, true);
        CHECK(table.last_refusal() == "must_move");
    }
}

TEST_CASE("a slider opens a door, and the piece on it falls", "[views]") {
    Checkers table(kStartFen + " wheel=green");
    CHECK(Checkers::cell(table.view().sliders(), 0, "canLeft").toBool());
    CHECK_FALSE(Checkers::cell(table.view().sliders(), 1, "canLeft").toBool());
    table.view().slide(0, false); // g3 to the left: c3, where a white man is
    CHECK(table.last_played() == "slide g3 left");
    CHECK(Checkers::cell(table.view().sliders(), 0, "place").toInt() == -1);
    CHECK(Checkers::cell(table.view().squares(), 21, "open").toBool());
    CHECK(table.standing(22) == Standing::Gone);
    const TrapdoorCheckersSide* white =
        table.view().side0()->white ? table.view().side0() : table.view().side1();
    CHECK(white->left == 11);
    CHECK(white->fallen == 1);
}

TEST_CASE("a door trembles before its piece falls, and the thud follows when the piece is gone", "[views]") {
    Checkers table(kStartFen + " wheel=green");
    QList<Cue> cues;
    QObject::connect(&table.view(), &GameView::cue, &table.view(),
                     [&](const CueEvent& event) { cues << event.cue; });
    const auto doomed = [&] { // squares of marked pieces
        QStringList places;
        for (int row = 0; row < table.view().pieces()->rowCount(); ++row)
            if (Checkers::cell(table.view().pieces(), row, "doomed").toBool())
                places << QString("%1%2")
                              .arg(Checkers::cell(table.view().pieces(), row, "file").toInt())
                              .arg(Checkers::cell(table.view().pieces(), row, "rank").toInt());
        return places;
    };
    const auto trembles = [&] { return Checkers::cell(table.view().squares(), 21, "trembles").toBool(); };
    SECTION("one after the other") {
        table.view().setPace(0.4);
        table.view().slide(0, false); // g3 to the left: c3, where a white man is
        CHECK(trembles());
        CHECK(doomed() == QStringList{"23"}); // c3
        CHECK(cues == QList<Cue>{Cue::door_trembles});
        REQUIRE(QTest::qWaitFor([&] { return table.standing(22) == Standing::Falling; }));
        CHECK_FALSE(trembles());
        CHECK(doomed().isEmpty());
        CHECK(cues == QList<Cue>{Cue::door_trembles, Cue::slider_moves, Cue::door_opens});
        REQUIRE(QTest::qWaitFor([&] { return !table.view().showing(); }));
        CHECK(cues == QList<Cue>{Cue::door_trembles, Cue::slider_moves, Cue::door_opens, Cue::piece_lands});
    }
    SECTION("or all at once after a touch") {
        table.view().setPace(20);
        table.view().slide(0, false);
        REQUIRE(table.view().showing());
        table.view().skip();
        CHECK_FALSE(table.view().showing());
        CHECK_FALSE(trembles());
        CHECK(table.standing(22) == Standing::Gone);
    }
}

TEST_CASE("a capture into an open door is shown as a fall", "[views]") {
    // e5 takes d4 and lands on the open door c3 (TC-5).
    Checkers table("B:W18,29,30,32:B1,2,3,15 doors=c3");
    table.view().tap(15);
    CHECK(table.light(22) == Light::Falls);
    table.view().tap(22);
    CHECK(table.last_played() == "15x22");
    CHECK(table.standing(22) == Standing::Gone);
    CHECK(table.standing(18) == Standing::Gone);
}

TEST_CASE("an undo restores pieces and does not spin the wheel again", "[views]") {
    Checkers table;
    table.view().spin();
    const auto face = table.state().wheel;
    const int section = table.view().section();
    REQUIRE(face);
    table.session().driver()->undo();
    CHECK(table.view().phase() == TrapdoorCheckersView::TurnPhase::Spin);
    CHECK(table.view().spins()->rowCount() == 0);
    table.view().spin();
    CHECK(table.state().wheel == face);
    CHECK(table.view().section() == section);

    Checkers jumps(kTwoJumps);
    jumps.view().tap(14);
    jumps.view().tap(32);
    jumps.session().driver()->undo();
    for (const int number : {14, 18, 27})
        CHECK(jumps.standing(number) == Standing::OnBoard);
    CHECK(jumps.standing(32) == Standing::Gone);
}

TEST_CASE("a hint highlights its squares, slider or wheel, and is shown as text until a touch", "[views]") {
    Checkers piece(kStartFen + " wheel=piece");
    show_hint(*piece.session().driver(), "11-15");
    CHECK(piece.lit(Light::Hint) == std::vector<int>{11, 15});
    CHECK(piece.view().side0()->text == "Hint: f6–e5");
    piece.view().tap(10);
    CHECK(piece.lit(Light::Hint).empty());
    CHECK(piece.view().side0()->text == "Move a piece");

    Checkers slider(kStartFen + " wheel=green");
    show_hint(*slider.session().driver(), "slide g6 right");
    CHECK(Checkers::cell(slider.view().sliders(), 3, "hinted").toInt() == 1);
    CHECK(slider.lit(Light::Hint) == std::vector<int>{11}); // the door
    CHECK(slider.view().side0()->text == "Hint: Slider opens f6: black man falls");

    Checkers wheel;
    show_hint(*wheel.session().driver(), "spin");
    CHECK(wheel.view().spinHinted());
    CHECK(wheel.view().side0()->text == "Spin the wheel");
}

TEST_CASE("touches do not move a bot's pieces", "[views]") {
    Checkers table({}, "checkers", {0, 0});
    table.view().set_bots({true, false}); // Black
    table.view().tap(11);
    table.view().tap(15);
    table.view().resign();
    CHECK(table.last_played() == "");
    CHECK_FALSE(table.session().driver()->ended());
}

TEST_CASE("a bot waits until the board has shown the previous move", "[views]") {
    Checkers table({}, "checkers", {0, 1});
    table.view().setPace(20); // a step of 0.18 s takes 3.6
    table.view().tap(11);
    table.view().tap(15);
    CHECK(table.view().showing());
    CHECK(table.view().phase() == TrapdoorCheckersView::TurnPhase::Showing);
    CHECK(table.view().actor() == 0); // as far as shown
    QTest::qWait(1500);               // a bot of this level answers within a second
    CHECK(table.state().played.size() == 1);
    table.view().setPace(0);
    QTest::qWait(50);
    CHECK(table.state().played.size() == 2);
}

TEST_CASE("a touch finishes the running animations", "[views]") {
    Checkers table({}, "checkers");
    table.view().setPace(20);
    table.view().tap(11);
    table.view().tap(15);
    REQUIRE(table.view().showing());
    table.view().tap(22);
    CHECK_FALSE(table.view().showing());
    CHECK(table.light(22) == Light::Chosen);
    CHECK(table.view().actor() == 1);
}

TEST_CASE("a replay that steps back shows the position without animation", "[views]") {
    Checkers table({}, "checkers");
    for (const int number : {11, 15, 22, 18, 15, 22}) // 11-15 22-18 15x22
        table.view().tap(number);
    REQUIRE(table.last_played() == "15x22");
    table.view().resign();
    REQUIRE(table.parts.store.saves().replays().size() == 1);
    REQUIRE(table.open(table.parts.store.saves().replays().front().id));
    table.view().setPace(1);
    Replayer& replayer = *table.session().replayer();
    int heard = 0;
    QObject::connect(&table.view(), &GameView::cue, &table.view(), [&] { ++heard; });
    replayer.setPlaying(false);
    replayer.restart();
    for (int step = 1; step <= 3; ++step) {
        replayer.step(); // a step forward is animated
        CHECK(table.view().showing());
        REQUIRE(QTest::qWaitFor([&] { return !table.view().showing(); }));
        CHECK(heard >= step);
    }
    heard = 0;
    replayer.stepBack();
    CHECK(heard == 0);
    CHECK_FALSE(table.view().showing());
    CHECK(table.standing(15) == Standing::OnBoard);
    CHECK(table.standing(18) == Standing::OnBoard);
}

TEST_CASE("a capture that ends where it began is tapped square by square", "[views]") {
    Checkers table("W:W23:B1,10,11,18,19",
                   "draughts"); // a circle over 18, 10, 11 and 19 only
    for (const int number : {23, 14, 7, 16, 23})
        table.view().tap(number);
    CHECK(table.last_played() == "23x14x7x16x23");
    Checkers undecided("W:W23:B1,10,11,18,19", "draughts");
    for (const int number : {23, 23})
        undecided.view().tap(number);
    CHECK(undecided.lit(Light::Chosen).empty()); // a second tap puts it down again
}

TEST_CASE("the wheel of a set-up position shows the position's result", "[views]") {
    for (const char* face : {"green", "orange", "piece"}) {
        Checkers table("B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 wheel=" + std::string(face));
        const QString wheel = table.view().wheel();
        REQUIRE(table.view().section() >= 0);
        CHECK(wheel[table.view().section()] == QChar(face[0]));
    }
}

TEST_CASE("a draw is offered, declined, offered again later and accepted", "[views]") {
    Checkers table({}, "checkers");
    REQUIRE(table.view().canOfferDraw());
    table.view().offerDraw();
    CHECK(table.view().offerFrom() == 0);
    CHECK(table.view().actor() == 1); // who must answer
    int notified = -1;
    QObject::connect(&table.view(), &GameView::notified, &table.view(), [&](int seat) { notified = seat; });
    table.view().answerDraw(false);
    CHECK(notified == 0); // for either seat
    CHECK(table.last_refusal() == "");
    CHECK(table.view().offerFrom() == -1);
    CHECK_FALSE(table.view().canOfferDraw()); // once a turn
    table.view().tap(11);
    table.view().tap(15);
    table.view().offerDraw();
    table.view().answerDraw(true);
    CHECK(table.session().result()->ending() == MatchResult::Ending::Drawn);
    CHECK(table.session().result()->reason() == "Draw by agreement");
    CHECK(table.view().phase() == TrapdoorCheckersView::TurnPhase::Over);
}

TEST_CASE("the result gives the reason with the loser's name (TC-6)", "[views]") {
    SECTION("the last piece is captured") {
        Checkers table("B:W18:B14", "checkers");
        CHECK(table.session().result()->reason() == "");
        table.view().tap(14);
        table.view().tap(23);
        CHECK(table.session().result()->reason() ==
              table.session().table()->playerName(1) + " has no pieces left");
    }
    SECTION("the last piece cannot move: a7 goes to b8 alone, and there is Black") {
        Checkers table("B:W5:B1,10", "checkers");
        table.view().tap(10);
        table.view().tap(14);
        CHECK(table.session().result()->reason() ==
              table.session().table()->playerName(1) + " has no piece that can move");
    }
    SECTION("resigning: shown at the end of the player who resigned, too") {
        Checkers table({}, "checkers");
        table.view().resign();
        CHECK(table.session().result()->reason() == table.session().table()->playerName(0) + " resigned");
        CHECK(table.view().side0()->text == "Resigned");
        CHECK(table.view().side1()->text == "");
    }
}

TEST_CASE("the result of checkers shows how close it was, the best turn and the losses", "[views]") {
    SECTION("a capture of two, and a piece fewer on the other side") {
        // Black takes d4 and f2 (TC-8), and White has no piece left; Black has one.
        Checkers table("B:W18,27:B14", "checkers");
        table.view().tap(14);
        table.view().tap(23); // over d4 to e3
        table.view().tap(32); // over f2 to g1
        const QString black = table.session().table()->playerName(0);
        const QString white = table.session().table()->playerName(1);
        CHECK(table.session().result()->story() ==
              QStringList{"So close: " + black + " had only 1 piece left",
                          "Best turn: " + black + " captured 2 pieces", black + " lost 0",
                          white + " lost 2"});
    }
    SECTION("a match in progress has no summary") {
        Checkers table;
        CHECK(table.session().result()->story().isEmpty());
    }
}

TEST_CASE("the spins and their seed can be looked up, the seed and the record when the game is over",
          "[views]") {
    Checkers table;
    table.view().spin();
    CHECK(table.view().spins()->rowCount() == 1);
    CHECK_FALSE(table.view().canShare());
    const QString before = table.view().seedText();
    QGuiApplication::clipboard()->setText("nothing");
    table.view().copyRecord({});
    CHECK(QGuiApplication::clipboard()->text() == "nothing");
    table.view().resign();
    CHECK(table.view().seedText() != before);
    CHECK(table.view().seedText().contains(QString::number(table.session().driver()->match().seed())));
    table.view().copyRecord({"Ada", "Ben"});
    const QString record = QGuiApplication::clipboard()->text();
    CHECK(record.contains("[Result \"0-1\"]"));                   // Black, who starts, resigned
    CHECK(record.contains("[White \"Ben\"]\n[Black \"Ada\"]\n")); // who starts has the first seat
    CHECK(record.contains("[Date \"" + QDate::currentDate().toString("yyyy.MM.dd") + "\"]\n"));
    CHECK(record.contains("[%spin"));
}

namespace {

// Plays any legal move with touches alone: the n-th choice of the highlighted squares.
void play_on(Checkers& table, std::size_t n) {
    TrapdoorCheckersView& view = table.view();
    if (view.phase() == TrapdoorCheckersView::TurnPhase::Spin) return view.spin();
    if (view.phase() == TrapdoorCheckersView::TurnPhase::Slide) {
        std::vector<std::pair<int, bool>> ways;
        for (int row = 0; row < 4; ++row) {
            if (Checkers::cell(view.sliders(), row, "canLeft").toBool()) ways.emplace_back(row, false);
            if (Checkers::cell(view.sliders(), row, "canRight").toBool()) ways.emplace_back(row, true);
        }
        REQUIRE_FALSE(ways.empty());
        return view.slide(ways[n % ways.size()].first, ways[n % ways.size()].second);
    }
    auto pieces =
        table.lit(view.phase() == TrapdoorCheckersView::TurnPhase::Capture ? Light::Must : Light::Can);
    REQUIRE_FALSE(pieces.empty());
    view.tap(pieces[n % pieces.size()]);
    const std::size_t played = table.state().played.size();
    for (int steps = 0; steps < 12 && table.state().played.size() == played; ++steps) {
        auto squares = table.lit(Light::To);
        const auto falls = table.lit(Light::Falls);
        squares.insert(squares.end(), falls.begin(), falls.end());
        REQUIRE_FALSE(squares.empty());
        view.tap(squares[n % squares.size()]);
    }
    CHECK(table.state().played.size() == played + 1);
}

}

TEST_CASE("in complete games by touch the board always shows the pieces of the position", "[views]") {
    const QString preset = GENERATE("trapdoor_checkers", "dames_et_trap", "checkers", "draughts");
    for (std::size_t game = 0; game < 5; ++game) {
        Checkers table({}, preset);
        std::size_t choice = game * 7 + 1;
        for (int turn = 0; turn < 3000 && !table.session().driver()->ended(); ++turn) {
            choice = choice * 31 + 11;
            play_on(table, choice >> 3);
            for (int number = 1; number <= 32; ++number) {
                const auto at = trapdoor_checkers::bit(trapdoor_checkers::square_numbered(number));
                const bool there = (table.state().position.occupied() & at) != 0;
                if ((table.standing(number) == Standing::OnBoard) != there) FAIL("square " << number);
            }
        }
        CHECK(table.session().driver()->ended());
        CHECK(table.refusals.join(' ').remove("unclear").trimmed() == "");
    }
}
