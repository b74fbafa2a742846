#include "booby_trap/feel.h"
#include "feedback/haptic_pattern.h"
#include "games/booby_trap/table.h"

#include <set>

using namespace trapbox;
using Solitaire = tests::Tray;

TEST_CASE("a long press reads the tension of that piece and no other", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    CHECK(table.view().feeling());
    CHECK(table.view().touchedPiece() == 40);
    QTest::qWait(2200); // precise by now
    const auto touched = table.engine().touched;
    REQUIRE(touched);
    // Precise, but not exact: within a third of the true value.
    CHECK(table.view().level() >= booby_trap::feel_level(touched->tension * 0.67F));
    CHECK(table.view().level() <= booby_trap::feel_level(touched->tension * 1.5F));
    for (int other = 0; other < booby_trap::kPieces; ++other) {
        CAPTURE(other);
        CHECK((table.cell(table.view().pieces(), other, "known").toInt() >= 0) == (other == 40));
    }
    table.view().lift(1);
    CHECK_FALSE(table.view().feeling());
}

namespace {

// A tray with a fixed seed, and its view.
struct Mixed {
    Match<booby_trap::Rules> match;
    BoobyTrapView view;

    explicit Mixed(const booby_trap::Options& options = {.players = 1}, Seed seed = 7)
        : match(options, seed), view(match, [this](const AnyCommand& command) {
              const bool accepted = match.apply(command.as<booby_trap::Command>()).accepted();
              view.handle_events();
              view.refresh(1);
              return accepted;
          }) {}

    void show_hint(const char* command) {
        view.show_hint(any_command<booby_trap::Rules>(*booby_trap::parse_command(command)));
    }
    int known(int piece) { return tests::Tray::cell(view.pieces(), piece, "known").toInt(); }
    int true_level() {
        return booby_trap::feel_level(booby_trap::Rules::view(match.state()).touched->tension);
    }
};

}

TEST_CASE("a piece is marked with the level felt, which is more precise after a longer press", "[views]") {
    // BT-3, BT-11. Every piece is felt only briefly, with an error of about a quarter: a piece within that
    // distance of the limit of its level may be misread; a loose piece never is.
    Mixed tray;
    std::vector<int> misread;
    for (int piece = 0; piece < booby_trap::kPieces; ++piece) {
        CAPTURE(piece);
        tray.view.probe(piece);
        const int read = tray.view.level();
        if (read != tray.true_level()) misread.push_back(piece);
        tray.view.suspend();
        CHECK(tray.known(piece) == read);
        tray.view.pass();
        CHECK(tray.known(piece) == read);
    }
    CHECK(misread.size() >= 2);
    CHECK(misread.size() <= 20);
    // After two seconds, such a piece may have another level, which is then remembered.
    bool mended = false;
    for (std::size_t i = 0; i < misread.size() && !mended; ++i) {
        const int before = tray.known(misread[i]);
        tray.view.probe(misread[i]);
        QTest::qWait(2200);
        tray.view.suspend();
        CHECK(tray.known(misread[i]) == tray.view.level());
        mended = tray.known(misread[i]) != before && tray.known(misread[i]) == tray.true_level();
        tray.view.pass();
    }
    CHECK(mended);
}

TEST_CASE("the range of possible levels narrows while a piece is felt", "[views]") {
    Mixed tray;
    const auto open_levels = [&] { return tray.view.highestLevel() - tray.view.lowestLevel(); };
    // A piece near the limit of its level.
    for (int piece = 0; piece < booby_trap::kPieces && open_levels() < 1; ++piece) {
        tray.view.pass();
        tray.view.probe(piece);
    }
    const int at_once = open_levels();
    REQUIRE(at_once >= 1);
    QTest::qWait(700);
    CHECK(tray.view.sharpness() < 0.5);
    QTest::qWait(2600);
    CHECK(tray.view.sharpness() == 1);
    CHECK(open_levels() <= at_once);
    CHECK(tray.view.lowestLevel() <= tray.true_level());
    CHECK(tray.view.highestLevel() >= tray.true_level());
}

TEST_CASE("a loose piece moves under the finger, and a tight one does not", "[views]") {
    Mixed tray;
    double loose = 0;
    double tight = 0;
    int loose_pieces = 0;
    int tight_pieces = 0;
    for (int piece = 0; piece < booby_trap::kPieces; ++piece) {
        tray.view.probe(piece);
        const int level = tray.true_level();
        if (level == 0) loose += tray.view.play(), ++loose_pieces;
        if (level >= 3) tight += tray.view.play(), ++tight_pieces;
        tray.view.pass();
    }
    REQUIRE(loose_pieces > 0);
    REQUIRE(tight_pieces > 0);
    CHECK(loose / loose_pieces > 0.9);  // nearly every first touch of a loose piece reads zero
    CHECK(tight / tight_pieces < 0.25); // now and then a first touch errs
}

TEST_CASE("a second press of the piece continues where the first one ended", "[views]") {
    Mixed tray;
    tray.view.probe(40);
    QTest::qWait(600);
    const double before = tray.view.sharpness();
    tray.view.suspend();
    tray.view.probe(40);
    CHECK(tray.view.sharpness() >= before);
    tray.view.pass();
    tray.view.probe(40); // another turn, another touch
    CHECK(tray.view.sharpness() < before);
}

TEST_CASE("a new view marks each felt piece as after a short press", "[views]") {
    Mixed tray;
    std::vector<int> read;
    for (int piece = 0; piece < booby_trap::kPieces; ++piece) {
        tray.view.probe(piece);
        read.push_back(tray.view.level());
        tray.view.pass();
    }
    BoobyTrapView anew(tray.match, [](const AnyCommand&) { return false; });
    for (int piece = 0; piece < booby_trap::kPieces; ++piece)
        CHECK(tests::Tray::cell(anew.pieces(), piece, "known").toInt() ==
              read[static_cast<std::size_t>(piece)]);
}

TEST_CASE("the guide shows a new player how to lift a piece until the first lift", "[views]") {
    Solitaire tray;
    const auto shown = [&] { return tray.view().gesture(); };
    REQUIRE(shown().size() == 2);
    CHECK(shown()[1].x() == shown()[0].x());
    CHECK(shown()[1].y() - shown()[0].y() == Approx(BoobyTrapView::kLiftMm));

    const int piece = tray.middle_piece();
    tray.hold(1, piece);
    CHECK(shown().isEmpty()); // they are at it
    tray.slide_up(1, piece, 1.1);
    tray.settle();
    CHECK(shown().isEmpty());

    REQUIRE(tray.play("booby_trap", "solitaire", {0})); // not the first time
    CHECK(shown().isEmpty());
}

TEST_CASE("a short tap touches nothing", "[views]") {
    Solitaire table;
    table.view().press(1, table.piece(3).x(), table.piece(3).y());
    QTest::qWait(80);
    table.view().lift(1);
    QTest::qWait(BoobyTrapView::kLongPressMs + 100);
    CHECK(table.view().phase() == BoobyTrapView::TurnPhase::Choosing);
    CHECK(table.session().driver()->match().command_count() == 0);
}

TEST_CASE("a finger that does not wait to feel gets one message per slide or tap", "[views]") {
    Solitaire table;
    QStringList refusals;
    QObject::connect(&table.view(), &GameView::refused, &table.view(),
                     [&](const QString& key) { refusals << key; });
    table.view().press(1, table.piece(40).x(), table.piece(40).y());
    for (const double share : {0.2, 0.4, 0.6, 0.8, 1.0})
        table.slide_up(1, 40, share);
    table.view().lift(1);
    CHECK(refusals == QStringList{"hold_first"});
    table.view().press(1, table.piece(3).x(), table.piece(3).y()); // tapped
    table.view().lift(1);
    CHECK(refusals == QStringList{"hold_first", "hold_first"});
    // The system cancelled the touch: not the player's mistake.
    table.view().press(1, table.piece(40).x(), table.piece(40).y());
    table.view().cancel(1);
    table.view().press(1, table.piece(40).x(), table.piece(40).y());
    table.view().suspend();
    table.view().lift(1);
    CHECK(refusals.size() == 2);
    CHECK(table.match().entries().empty());
    // BT-3: after one piece was felt, another is refused for that reason, not for the missing wait.
    table.hold(1, 40);
    table.view().lift(1);
    table.view().press(1, table.piece(50).x(), table.piece(50).y());
    table.slide_up(1, 50, 0.6);
    CHECK(refusals.mid(2) == QStringList{"one_piece_only"});
}

TEST_CASE("a piece that was felt is lifted by a slide without feeling it again", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    table.view().lift(1);
    table.view().press(1, table.piece(40).x(), table.piece(40).y());
    CHECK(table.view().feeling());
    table.slide_up(1, 40, 0.5);
    CHECK(table.view().phase() == BoobyTrapView::TurnPhase::Lifting);
    table.view().lift(1);
    table.settle();
    CHECK(table.engine().pieces[40].place == booby_trap::Place::tray);
}

TEST_CASE("a slide on one piece never lifts another that is still felt, as after a tap", "[views]") {
    Solitaire table;
    table.view().probe(40);
    REQUIRE(table.view().feeling());
    const QPointF other = table.piece(50);
    table.view().press(1, other.x(), other.y());
    table.view().move(1, other.x(), other.y() + 0.6 * BoobyTrapView::kLiftMm);
    CHECK(table.view().phase() == BoobyTrapView::TurnPhase::Touching);
    CHECK(table.match().entries().size() == 1); // the touch
}

TEST_CASE("a hint marks a piece to try without touching it, and advises on a touched piece", "[views]") {
    Mixed tray; // BT-3: the player has not used the only touch of the turn
    QStringList texts;
    QObject::connect(&tray.view, &BoobyTrapView::hinted, &tray.view,
                     [&](const QString& sentence) { texts << sentence; });
    tray.show_hint("touch m5");
    CHECK(tray.match.entries().empty());
    CHECK(tray.view.phase() == BoobyTrapView::TurnPhase::Choosing);
    CHECK(tray.view.hint() == 24); // twenty small ones come first
    CHECK(tray.view.cursor() == 24);
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].startsWith("Try the marked one: medium piece 25, "));
    tray.view.pass();
    CHECK(tray.view.hint() == -1);

    tray.show_hint("touch m5");
    tray.view.probe(3); // any other piece works as well
    CHECK(tray.view.hint() == -1);
    tray.show_hint("raise 2000 0 0");
    tray.show_hint("take");
    tray.show_hint("pass");
    CHECK(texts.mid(2) == QStringList{"Take it", "Take it", "Better pass: it is held too tight"});
    CHECK(tray.match.entries().size() == 2); // the pass and the touch
}

TEST_CASE("with buttons instead of drags, a tap feels the piece", "[views]") {
    Solitaire table;
    table.view().press(1, table.piece(40).x(), table.piece(40).y());
    table.view().tap(1);
    CHECK(table.view().touchedPiece() == 40);
    CHECK(table.view().feeling());
}

TEST_CASE("a second piece can't be touched in a turn (BT-3)", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    table.view().lift(1);
    QString refusal;
    QObject::connect(&table.view(), &GameView::refused, &table.view(),
                     [&](const QString& key) { refusal = key; });
    table.hold(1, 50);
    CHECK(table.view().touchedPiece() == 40);
    CHECK(refusal == "one_piece_only");
}

TEST_CASE("letting go early puts the piece back, and so does a cancelled touch", "[views]") {
    for (const bool cancelled : {false, true}) {
        Solitaire table;
        table.hold(1, 40);
        table.slide_up(1, 40, 0.5);
        CHECK(table.view().phase() == BoobyTrapView::TurnPhase::Lifting);
        cancelled ? table.view().cancel(1) : table.view().lift(1);
        table.settle();
        CHECK(table.engine().pieces[40].place == booby_trap::Place::tray);
        CHECK(table.engine().pieces[40].height == 0);
        CHECK(table.view().piecesToGo() == 59);
    }
}

TEST_CASE("a slide all the way up takes the piece", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    for (const double share : {0.3, 0.6, 0.9, 1.05})
        table.slide_up(1, 40, share);
    table.settle();
    CHECK(table.engine().pieces[40].place != booby_trap::Place::tray);
    table.view().lift(1); // the finger is lifted later
    CHECK(table.view().piecesToGo() <= 58);
}

TEST_CASE("a finger that drifts sideways while lifting pushes the neighbours (BT-12)", "[views]") {
    Solitaire table;
    const int number = table.middle_piece();
    const QPointF from = table.piece(number);
    table.hold(1, number);
    table.view().move(1, from.x() + 8, from.y() + 0.5 * BoobyTrapView::kLiftMm);
    table.settle();
    REQUIRE(table.engine().touched);
    // It moves with the finger if there is space, and otherwise presses on its neighbours.
    const auto& tray = table.match().state().tray;
    CHECK((tray.finger_force() > 0.2F || tray.position(number).x - tray.grip().x > 0.005F));
    table.view().lift(1);
}

TEST_CASE("a second finger does nothing", "[views]") {
    Solitaire table;
    table.hold(1, 40);
    table.view().press(2, table.piece(50).x(), table.piece(50).y());
    table.view().move(2, table.piece(50).x(), table.piece(50).y() + 40);
    table.view().lift(2);
    CHECK(table.view().feeling());
    CHECK(table.view().touchedPiece() == 40);
}

TEST_CASE("a new press without a release event feels the piece at its own place", "[views]") {
    Solitaire table;
    table.view().press(1, table.piece(3).x(), table.piece(3).y());
    table.hold(1, 40);
    CHECK(table.view().touchedPiece() == 40);
    CHECK(table.view().feeling());
}

TEST_CASE("a piece felt by buttons hums until the value is certain, then only the ring shows it", "[views]") {
    Solitaire table;
    float heard = -1;
    QObject::connect(&table.view(), &GameView::continuous, &table.view(),
                     [&](int, Cue cue, float value) { heard = cue == Cue::piece_feel ? value : heard; });
    table.view().probe(40);
    CHECK(heard >= 0);
    QTest::qWait(1000);
    CHECK(heard >= 0);
    QTest::qWait(1300);
    CHECK(heard == -1);
    CHECK(table.view().feeling());
    CHECK(table.view().sharpness() == 1);
    const int level = table.view().level();
    table.view().probe(40); // once more: it hums again, with the same precision
    CHECK(heard >= 0);
    CHECK(table.view().sharpness() == 1);
    CHECK(table.view().level() == level);
    table.hold(1, 40); // a finger feels as long as it is down
    QTest::qWait(2300);
    CHECK(heard >= 0);
    table.view().lift(1);
    CHECK(heard == -1);
}

TEST_CASE("ring, tone and vibration carry the same value, and each distinguishes five levels", "[views]") {
    // Pieces from loose to very tight; each is felt for as long as necessary.
    Solitaire table;
    std::map<int, std::set<int>> steps; // of the vibration, by lit segments of the ring
    std::map<int, std::set<int>> tones; // fifths of the tone's range, at least three semitones apart
    float heard = -1;
    QObject::connect(&table.view(), &GameView::continuous, &table.view(),
                     [&](int, Cue cue, float value) { heard = cue == Cue::piece_feel ? value : heard; });
    for (int number = 0; number < booby_trap::kPieces && steps.size() < 5; ++number) {
        table.view().probe(number);
        for (int wait = 0; wait < 3; ++wait) {
            CHECK(heard == static_cast<float>(table.view().reading())); // the haptics use the same signal
            const int level = table.view().level();
            steps[level].insert(felt_step(heard));
            tones[level].insert(static_cast<int>(heard * 5));
            QTest::qWait(60);
        }
        table.view().pass();
    }
    REQUIRE(steps.size() == 5);
    for (int level = 0; level < 5; ++level) {
        CAPTURE(level);
        // A loose piece is not felt; then each level has its own step.
        CHECK(steps[level] == std::set<int>{level == 0 ? 0 : level + 1});
        CHECK(tones[level] == std::set<int>{level});
    }
}

TEST_CASE("the bar is heard as it creeps towards the mark, and no more at rest", "[views]") {
    // The tightest piece: without it the bar comes forward.
    Solitaire table;
    int tightest = 0;
    float most = -1;
    for (int number = 0; number < booby_trap::kPieces; ++number) {
        const float tension = table.match().state().tray.tension(number);
        if (tension > most) {
            most = tension;
            tightest = number;
        }
    }
    QList<float> heard;
    QObject::connect(&table.view(), &GameView::continuous, &table.view(), [&](int, Cue cue, float value) {
        if (cue == Cue::bar_creeps) heard << value;
    });
    const double bar = table.view().bar(); // mm
    table.view().probe(tightest);
    table.view().take();
    table.settle();
    REQUIRE(table.view().bar() < bar - 0.1);
    QList<float> values;
    std::ranges::copy_if(heard, std::back_inserter(values), [](float value) { return value >= 0; });
    REQUIRE_FALSE(values.isEmpty());
    CHECK(std::ranges::all_of(values, [](float value) { return value > 0 && value < 1; }));
    CHECK(heard.last() == -1);
}

TEST_CASE("a piece is heard as it flies to its pile, once the bar is at rest", "[views]") {
    Solitaire table;
    QList<Cue> cues;
    QObject::connect(&table.view(), &GameView::cue, &table.view(),
                     [&](const CueEvent& event) { cues << event.cue; });
    table.view().probe(40);
    table.view().take();
    CHECK(cues.contains(Cue::piece_taken));
    CHECK_FALSE(cues.contains(Cue::piece_flies));
    table.settle();
    CHECK(cues.count(Cue::piece_flies) == 1);
}

TEST_CASE("a piece flies to its place in its player's tray, small pieces first", "[views]") {
    Solitaire table;
    QList<int> places;
    QObject::connect(&table.view(), &BoobyTrapView::landed, &table.view(), [&](bool safe, int, int place) {
        if (safe) places << place;
    });
    for (const int first : {40, 0, 20}) { // a large piece, a small one, a medium one
        int loosest = first;
        for (int piece = first; piece < first + booby_trap::kPiecesPerSize; ++piece)
            if (table.match().state().tray.tension(piece) < table.match().state().tray.tension(loosest))
                loosest = piece;
        table.view().probe(loosest);
        table.view().take();
        table.settle();
    }
    // Alone; in front of the large one; between the two.
    CHECK(places == QList<int>{0, 0, 1});
}

TEST_CASE("points are written with their unit, and lost points with a minus", "[views]") {
    Solitaire table; // the app speaks English
    RowModel<TrayPlayerRow> players(
        tray_player_roles([](int score) { return BoobyTrapView::score_text({}, score); }));
    booby_trap::PlayerView first;
    first.score = 1;
    booby_trap::PlayerView second;
    second.score = -5;
    players.set_rows({{0, first, true}, {1, second, false}});
    CHECK(table.cell(&players, 0, "points") == "1");
    CHECK(table.cell(&players, 0, "pointsText") == "1 point");
    CHECK(table.cell(&players, 1, "points") == "−5");
    CHECK(table.cell(&players, 1, "pointsText") == "−5 points");
}

TEST_CASE("nothing runs while nothing moves, felt or not", "[views]") {
    Solitaire table;
    CHECK_FALSE(table.session().driver()->running());
    table.hold(1, 40);
    CHECK_FALSE(table.session().driver()->running());
    CHECK(table.match().ticks() == 0);
    table.slide_up(1, 40, 1.05);
    CHECK(table.session().driver()->running());
    table.settle();
    CHECK_FALSE(table.session().driver()->running());
    const Tick before = table.match().ticks();
    QTest::qWait(200);
    CHECK(table.match().ticks() == before);
}

TEST_CASE("the result sheet explains why the solitaire is lost (BT-8)", "[views]") {
    tests::Tray tray;
    for (int turn = 0; turn < 60 && tray.session().result()->ending() == MatchResult::Ending::Open; ++turn) {
        CHECK(tray.session().result()->reason().isEmpty());
        int tightest = -1;
        for (int piece = 0; piece < booby_trap::kPieces; ++piece)
            if (tray.engine().pieces[static_cast<std::size_t>(piece)].may_touch &&
                (tightest < 0 ||
                 tray.match().state().tray.tension(piece) > tray.match().state().tray.tension(tightest)))
                tightest = piece;
        tray.view().probe(tightest);
        tray.view().take();
        tray.settle();
    }
    REQUIRE(tray.session().result()->ending() == MatchResult::Ending::Lost);
    CHECK(tray.session().result()->reason() == "The bar tripped for the fourth time");
}
