// Rounds, matches and variants: PT-10 to PT-19.
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

constexpr Seat kNear = seat_at(0);
constexpr Seat kFar = seat_at(1);
using Kind = Event::Kind;

// Runs the sand out, with that many disks left in camp 0.
void timed_round(TableTop& game, int left) {
    game.begin();
    game.share_out(left);
    game.run(46);
}

// Passes all disks of that camp.
void clear_camp(TableTop& game, Seat seat) {
    game.begin();
    game.share_out(seat == kNear ? 1 : 9);
    const int last = seat == kNear ? 0 : 9;
    game.lay(last, 0, seat == kNear ? -60.0F : 60.0F);
    game.state.table.set_motion(last, turned(seat, {0, 0.8F}), 0);
    game.run(2);
}

void next(TableTop& game, Seat seat) { game.all({"next " + TableTop::word(seat)}); }

}

TEST_CASE(
    "PT-10 a round ends when the sand has run out, and the player with the fewest disks wins it and a peg",
    "[passed_trap]") {
    TableTop game;
    game.begin();
    game.share_out(4);
    game.run(44.9F);
    CHECK(game.state.phase == Phase::playing);
    game.run(0.2F);
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.count(Kind::sand_ran_out) == 1);
    const RoundResult& result = game.state.results.back();
    CHECK(result.winner == kNear);
    CHECK(result.why == Why::fewest_left);
    CHECK(result.pegs == 1);
    CHECK(result.left == std::array{4, 6});
    CHECK(pegs(game.state) == std::array{0, 0}); // the peg is still to be placed
    CHECK(game.say("next 1").is(kNotTheWinner));
    next(game, kNear);
    CHECK(pegs(game.state) == std::array{1, 0});
    CHECK(game.state.phase == Phase::placing);
    CHECK(game.shared() == std::array{5, 5});
}

TEST_CASE("PT-10 a disk moving when the sand ends is counted at its place of that instant", "[passed_trap]") {
    TableTop game;
    game.begin();
    game.share_out(5);
    game.run(44.8F);
    // In 0.2 s it rolls 0.7 · 0.2 − 1.766 · 0.2²/2 = 105 mm, to 40 mm before the wall, and is still rolling.
    game.lay(0, 0, -145);
    game.state.table.set_motion(0, {0, 0.7F}, 0);
    game.run(1);
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.state.results.back().left == std::array{5, 5});
    CHECK(game.state.table.velocity(0).y > 0);
}

TEST_CASE("PT-10 first to four rounds wins the match", "[passed_trap]") {
    TableTop game("timer=10");
    for (int round = 1; round <= 3; ++round) {
        timed_round(game, 3);
        next(game, kNear);
        timed_round(game, 7);
        next(game, kFar);
        CHECK(pegs(game.state) == std::array{round, round});
    }
    timed_round(game, 6);
    CHECK(game.state.phase == Phase::over);
    CHECK(to_text(Rules::outcome(game.state)) == "won 1 scores 3 4");
    CHECK(game.last(Kind::match_won).seat == kFar);
    CHECK(game.say("next 1").is(kEnded));
    CHECK(Rules::moves(game.state).empty());
}

TEST_CASE("PT-11 a tie is settled by a tiebreaker, won by the first disk through", "[passed_trap]") {
    TableTop game("disks=6");
    timed_round(game, 5);
    CHECK(game.count(Kind::round_tied) == 1);
    CHECK_FALSE(game.state.results.back().winner);
    next(game, kFar); // no peg to place: either player continues
    CHECK(game.state.tiebreak);
    CHECK(game.shared() == std::array{5, 5});
    game.begin();
    CHECK_FALSE(game.state.sand.running());
    game.shoot(kFar, 5, 0, 1.4F);
    game.run(2);
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.state.results.back().winner == kFar);
    CHECK(game.state.results.back().why == Why::first_through);
    next(game, kFar);
    CHECK(pegs(game.state) == std::array{0, 1});
    CHECK_FALSE(game.state.tiebreak);
}

TEST_CASE("PT-12 all disks through before the time: the round ends at once and counts double",
          "[passed_trap]") {
    TableTop game;
    clear_camp(game, kFar);
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.count(Kind::sand_ran_out) == 0);
    CHECK(game.last(Kind::round_won).number == 2);
    next(game, kFar);
    CHECK(pegs(game.state) == std::array{0, 2});
    clear_camp(game, kFar);
    CHECK(to_text(Rules::outcome(game.state)) == "won 1 scores 0 4");
}

TEST_CASE("PT-13 Classical: an emptied camp wins the round, best two of three", "[passed_trap]") {
    TableTop game("format=classical");
    clear_camp(game, kNear);
    CHECK(game.last(Kind::round_won).number == 1);
    next(game, kNear);
    clear_camp(game, kFar);
    next(game, kFar);
    clear_camp(game, kNear);
    CHECK(to_text(Rules::outcome(game.state)) == "won 0 scores 2 1");
}

TEST_CASE("PT-13 Classical has no timer, and at rest nothing runs", "[passed_trap]") {
    TableTop game("format=classical");
    game.begin();
    CHECK_FALSE(game.state.sand.running());
    game.shoot(kNear, 0, 0, 1);
    CHECK(Rules::busy(game.state));
    game.run(60);
    CHECK(game.state.phase == Phase::playing);
    CHECK_FALSE(Rules::busy(game.state));
}

TEST_CASE("PT-14 Solitaire Madness is won with fewer disks in one's camp than in the other",
          "[passed_trap]") {
    for (const int left : {4, 5, 6}) {
        CAPTURE(left);
        TableTop game("format=madness");
        timed_round(game, left);
        CHECK(game.state.phase == Phase::over);
        // 4 : 6 wins; 5 : 5 is not fewer.
        CHECK(to_text(Rules::outcome(game.state)) == (left == 4   ? "won 0 scores 6"
                                                      : left == 5 ? "lost scores 5"
                                                                  : "lost scores 4"));
    }
    TableTop cleared("format=madness");
    clear_camp(cleared, kNear);
    CHECK(to_text(Rules::outcome(cleared.state)) == "won 0 scores 10");
}

TEST_CASE("PT-15 Solitaire Reflected: twenty tries, a try is a disk released from a stretched band",
          "[passed_trap]") {
    TableTop game("format=reflected");
    game.begin();
    game.pull(kNear, 0, {0.1F, -0.1F});
    game.all({"release 0"}); // put down: not a try
    game.pull(kNear, 0, {0.1F, -0.24F});
    game.all({"drop 0"}); // cancelled: not a try
    CHECK(view(game.state).tries_left == 20);
    for (int shot = 1; shot <= 20; ++shot) {
        CHECK(game.state.phase == Phase::playing);
        game.shoot(kNear, 4, 100, 0.8F); // does not reach the trap
        CHECK(view(game.state).tries_left == 20 - shot);
        if (shot == 20) CHECK(game.say("grab 0 0 " + TableTop::um(game.at(0))).is(kNoTriesLeft));
        game.run(5);
    }
    CHECK(game.state.phase == Phase::over);
    CHECK(game.state.results.back().why == Why::tries_used);
    CHECK(to_text(Rules::outcome(game.state)) == "won 0 scores 0");
}

TEST_CASE("PT-15 it ends early when all disks are through, and returned disks stay playable",
          "[passed_trap]") {
    TableTop game("format=reflected");
    game.begin();
    game.share_out(2);
    game.lay(5, 0, 60);
    game.state.table.set_motion(5, {0, -0.8F}, 0); // comes back
    game.run(2);
    CHECK(game.shared() == std::array{3, 7});
    CHECK(game.say("grab 0 5 " + TableTop::um(game.at(5))).accepted());
    game.all({"drop 0"});

    TableTop done("format=reflected");
    clear_camp(done, kNear);
    CHECK(to_text(Rules::outcome(done.state)) == "won 0 scores 10");
}

TEST_CASE("PT-16 Not a laughing matter: the timer is laid down, the accuser discards a disk, play continues",
          "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.run(10);
    game.pull(kFar, 5, {0, 0.25F});
    const Tick sand = game.state.sand.left();
    game.all({"claim 0"});
    CHECK(game.state.phase == Phase::claim);
    CHECK_FALSE(Rules::busy(game.state)); // play and sand are paused
    CHECK_FALSE(game.state.sand.standing());
    CHECK(game.where(5) == Disk::Where::on_table); // a held disk is put down, not shot
    CHECK(game.say("discard 0 0").is(kNotNow));
    game.all({"confirm"});
    CHECK(game.say("discard 1 5").is(kNotNow)); // only the accuser may
    CHECK(game.say("discard 0 5").is(kNotYourCamp));
    game.all({"discard 0 0"});
    CHECK(game.shared() == std::array{4, 5});
    CHECK(game.say("grab 0 1 " + TableTop::um(game.at(1))).is(kNotNow)); // hands must touch first
    game.all({"ready 0", "ready 1"});
    CHECK(game.state.phase == Phase::playing);
    CHECK(game.state.sand.left() == sand); // the sand has not changed
    CHECK(game.state.sand.running());
    game.run(0.1F);
    CHECK_FALSE(game.state.table.on_table(0));
}

TEST_CASE("PT-16 a rejected claim just resumes, and there are none in the other variants", "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.all({"claim 1", "reject"});
    CHECK(game.state.phase == Phase::laid);
    game.all({"ready 1", "ready 0"});
    CHECK(game.state.phase == Phase::playing);
    CHECK(game.shared() == std::array{5, 5});

    TableTop serious;
    serious.begin();
    CHECK(serious.say("claim 0").is(kNotThisVariant));
}

TEST_CASE("PT-16 a laugh is seen for two and a half seconds, also where no sand runs and nothing moves",
          "[passed_trap]") {
    for (const char* options : {"laughing=on", "format=classical laughing=on"}) {
        CAPTURE(options);
        TableTop game(options);
        game.begin();
        game.run(0.1F); // everything is at rest
        CHECK_FALSE(view(game.state).hands[1].laughs);
        game.all({"laugh 1"});
        CHECK(game.last(Kind::laughed).seat == kFar);
        CHECK(view(game.state).hands[1].laughs);
        CHECK_FALSE(view(game.state).hands[0].laughs);
        game.run(2.4F);
        CHECK(view(game.state).hands[1].laughs);
        game.run(0.2F);
        CHECK_FALSE(view(game.state).hands[1].laughs);
        game.run(1);
        CHECK(Rules::busy(game.state) == round_is_timed(game.state));
    }
    TableTop serious;
    serious.begin();
    CHECK(serious.say("laugh 0").is(kNotThisVariant));
}

TEST_CASE("PT-16 a laugh that was claimed is over, and cannot be claimed twice", "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.all({"laugh 1", "claim 0"});
    CHECK(game.state.claim.caught);
    game.all({"confirm", "discard 0 0", "ready 0", "ready 1", "claim 0"});
    CHECK_FALSE(game.state.claim.caught);
}

TEST_CASE("PT-16 a player who discards their last disk has an empty camp and wins, but no second peg",
          "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.share_out(1);
    game.all({"claim 0", "confirm", "discard 0 0"});
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.state.results.back().winner == kNear);
    CHECK(game.state.results.back().why == Why::camp_empty);
    // PT-12: a round counts double for passing all disks of one's camp, and this one was not passed.
    CHECK(game.last(Kind::round_won).number == 1);
    next(game, kNear);
    CHECK(pegs(game.state) == std::array{1, 0});

    // Two disks: one is discarded, and then all disks of the camp are passed.
    game.begin();
    game.share_out(2);
    game.all({"claim 0", "confirm", "discard 0 1"});
    game.begin();
    game.lay(0, 0, -60);
    game.state.table.set_motion(0, {0, 0.8F}, 0);
    game.run(2);
    CHECK(game.last(Kind::round_won).number == 2);
    next(game, kNear);
    CHECK(pegs(game.state) == std::array{3, 0});
}

TEST_CASE("PT-16 a disk that is over the wall when somebody laughs is back before one is discarded",
          "[passed_trap]") {
    TableTop game("laughing=on");
    game.begin();
    game.share_out(1);
    game.shoot(kNear, 0, 110, 3.0F); // the only disk of its camp, over the wall
    game.run(0.3F);
    REQUIRE(game.where(0) == Disk::Where::away);
    game.all({"claim 0"});
    CHECK(game.where(0) == Disk::Where::on_table);
    CHECK(camp_at(game.at(0)) == kNear);
    CHECK(game.count(Kind::returned) == 1);
    game.all({"confirm", "discard 0 0"});
    CHECK(game.state.results.back().winner == kNear);
}

TEST_CASE("the timer can be laid down in every variant: everything stops until hands touch again",
          "[passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        CAPTURE(preset.key);
        TableTop game(preset.options);
        game.begin();
        game.shoot(kNear, 0, 0, 1.5F);
        game.run(0.1F);
        const Vec at = game.at(0);
        const Vec speed = game.state.table.velocity(0);
        game.all({"pause"});
        CHECK_FALSE(Rules::busy(game.state));
        CHECK(game.state.phase == Phase::laid);
        game.begin();
        CHECK(game.at(0) == at);
        CHECK(game.state.table.velocity(0) == speed); // it continues to move
        CHECK(game.state.sand.running() == round_is_timed(game.state));
    }
}

TEST_CASE("PT-17 Ambidexterity: two rounds, fewest disks left over both wins", "[passed_trap]") {
    TableTop game("format=ambidexterity timer=10");
    timed_round(game, 7); // 7 : 3
    CHECK(game.state.phase == Phase::round_over);
    next(game, kNear);
    timed_round(game, 2); // 2 : 8; together 9 : 11
    CHECK(to_text(Rules::outcome(game.state)) == "won 0");
}

TEST_CASE("PT-17 each hand's round has its winner, without pegs, and either player starts the next",
          "[passed_trap]") {
    for (const Seat starts : {kNear, kFar}) {
        TableTop game("format=ambidexterity timer=10");
        timed_round(game, 7);
        CHECK(game.state.results.back().winner == kFar); // 3 left against 7
        CHECK(game.last(Kind::round_won).seat == kFar);
        CHECK(game.last(Kind::round_won).number == 0);
        CHECK(game.count(Kind::round_tied) == 0);
        next(game, starts);
        CHECK(game.count(Kind::pegged) == 0);
        timed_round(game, 5);
        CHECK_FALSE(game.state.results.back().winner); // 5 : 5, and 12 : 8 over both
        CHECK(to_text(Rules::outcome(game.state)) == "won 1");
    }
}

TEST_CASE("PT-17 equal over both hands: a tiebreaker", "[passed_trap]") {
    TableTop game("format=ambidexterity timer=10");
    timed_round(game, 7);
    next(game, kFar);
    timed_round(game, 3);                             // 10 : 10
    CHECK(game.state.results.back().winner == kNear); // of this round
    CHECK(game.state.phase == Phase::round_over);
    CHECK(game.count(Kind::round_tied) == 1);
    next(game, kNear);
    CHECK(game.state.tiebreak);
    game.begin();
    game.shoot(kFar, 5, 0, 1.4F);
    game.run(2);
    CHECK(to_text(Rules::outcome(game.state)) == "won 1");
}

TEST_CASE("PT-18 the Big Slam: solos in turn, Classical, Best of Seven, and its score sheet",
          "[passed_trap]") {
    TableTop game("format=big_slam timer=10");
    const auto solo = [&](Seat seat, Format contest, int through) {
        CHECK(game.state.phase == Phase::placing);
        CHECK(contest_of(game.state) == contest);
        CHECK(soloist_of(game.state) == seat);
        CHECK(game.say("quick " + TableTop::word(other(seat))).is(kNotPlaying));
        game.begin();
        game.share_out(seat == kNear ? 10 - through : through);
        if (contest == Format::reflected) game.state.tries = kTries;
        CHECK(next_part(game.state) == game.state.part);
        game.run(11);
        CHECK(game.state.phase == Phase::round_over);
        CHECK(next_part(game.state) == game.state.part + 1);
        next(game, other(seat)); // between rounds both may start the next one
    };
    solo(kNear, Format::reflected, 7); // 14 points
    solo(kFar, Format::reflected, 4);  // 8
    solo(kNear, Format::madness, 3);   // 6
    solo(kFar, Format::madness, 9);    // 18
    CHECK(contest_of(game.state) == Format::classical);
    clear_camp(game, kNear);
    CHECK(next_part(game.state) == 4); // two rounds win it (PT-13)
    next(game, kNear);
    clear_camp(game, kFar);
    next(game, kFar);
    clear_camp(game, kFar); // 30 : 60
    CHECK(next_part(game.state) == 5);
    next(game, kFar);
    CHECK(contest_of(game.state) == Format::best_of_seven);
    CHECK(pegs(game.state) == std::array{0, 0}); // the pegs of Classical are removed
    timed_round(game, 4);
    next(game, kNear);
    clear_camp(game, kFar);
    next(game, kFar);
    // 1 round : 2 rounds that count double. The rulebook gives "30 points for each round won", and such a
    // round "counts double": 30 : 120.
    clear_camp(game, kFar);
    CHECK(score_sheet(game.state.results) == ScoreSheet{{{14, 6, 30, 30}, {8, 18, 60, 120}}});
    CHECK(to_text(Rules::outcome(game.state)) == "won 1 scores 80 206");
}

TEST_CASE("PT-18 equal points share the win", "[passed_trap]") {
    TableTop game("format=big_slam");
    game.state.part = 5;
    const auto round = [](Format contest, Seat winner, int pegs) {
        return RoundResult{contest, {}, false, Why::fewest_left, winner, pegs, {}};
    };
    // Near: 2 rounds of Classical and 2 of Best of Seven; Far 4 of Best of Seven: 120 points each.
    game.state.results = {round(Format::classical, kNear, 1), round(Format::classical, kNear, 1),
                          round(Format::best_of_seven, kNear, 2), round(Format::best_of_seven, kFar, 2),
                          round(Format::best_of_seven, kFar, 1)};
    timed_round(game, 6);
    CHECK(to_text(Rules::outcome(game.state)) == "won 0 1 scores 120 120");
}

TEST_CASE("PT-19 handicap: so many disks against the rest of the ten", "[passed_trap]") {
    for (const int disks : {1, 3, 9}) {
        TableTop game("disks=" + std::to_string(disks));
        CHECK(game.shared() == std::array{disks, 10 - disks});
        game.begin();
    }
}

TEST_CASE("practice has no clock and no end, and can be restarted", "[passed_trap]") {
    TableTop game("format=practice");
    game.begin();
    game.all({"reset 0"});
    clear_camp(game, kNear);
    CHECK(game.state.phase == Phase::playing);
    CHECK(game.shared() == std::array{0, 10});
    game.run(10);
    CHECK_FALSE(Rules::busy(game.state));
    game.all({"reset 0"});
    CHECK(game.shared() == std::array{10, 0});
    game.all({"ready 0"});
    CHECK(game.state.phase == Phase::playing);
    TableTop scored;
    CHECK(scored.say("reset 0").is(kNotThisVariant));
}
