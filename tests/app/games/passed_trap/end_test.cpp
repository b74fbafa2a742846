// The end of rounds and matches of The Passed-Trap: sounds, texts and results.
#include "games/passed_trap/view.h"
#include "table.h"
#include "test.h"

using namespace trapbox;

namespace {

struct Contest : tests::Table {
    QList<Cue> heard;

    // Levels of the bots (0 is a person); number of disks of the first player.
    Contest(const char* preset, const std::vector<int>& levels, int disks = 5) {
        MatchSetup setup;
        setup.setGame("passed_trap");
        setup.setPreset(preset);
        setup.setOption("disks", disks);
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        REQUIRE(session().start(&setup));
        QObject::connect(&view(), &GameView::cue, &view(), [this](const CueEvent& cue) { heard << cue.cue; });
    }
    PassedTrapView& view() { return *qobject_cast<PassedTrapView*>(session().view()); }
    void send(std::initializer_list<const char*> commands) {
        for (const char* command : commands) {
            CAPTURE(command);
            REQUIRE(submit(*session().driver(), command));
        }
    }
    // Shoots the first disk of that seat straight through the trap: quick set-up places it at (−62, −204).
    void pass(int seat, int disk) {
        const std::string side = seat == 0 ? "-" : "";
        const std::string who = std::to_string(seat);
        for (const std::string& command :
             {"grab " + who + ' ' + std::to_string(disk) + ' ' + side + "62000 " + side + "204000",
              "drag " + who + " 0 " + side + "248400", "release " + who})
            REQUIRE(submit(*session().driver(), command));
        run(3);
    }
    void sand_runs_out() {
        send({"ready 0", "ready 1"});
        run(46);
    }
};

}

TEST_CASE("a person's win plays the winner's tune, a bot's win the loser's", "[views]") {
    // PT-19: one disk against nine; PT-12: two rounds that count double win the match.
    for (const int winner : {0, 1}) {
        CAPTURE(winner);
        Contest match("best_of_seven", {0, 1}, winner == 0 ? 1 : 9);
        for (int round = 1; round <= 2; ++round) {
            match.send({"ready 0", "ready 1"});
            match.pass(winner, winner == 0 ? 0 : 9);
            match.view().goOn();
        }
        REQUIRE(match.session().result()->ending() == MatchResult::Ending::Won);
        CHECK(match.heard.count(Cue::round_won) == (winner == 0 ? 2 : 0));
        CHECK(match.heard.count(Cue::round_lost) == (winner == 0 ? 0 : 2));
        CHECK(match.heard.count(Cue::match_won) == (winner == 0 ? 1 : 0));
        CHECK(match.heard.count(Cue::match_lost) == (winner == 0 ? 0 : 1));
    }
    // The same in the turn-based games; between people there is always a winner to cheer.
    for (const auto& [game, preset] :
         {std::pair{"hex_trap", "standard"}, std::pair{"trapdoor_checkers", "trapdoor_checkers"}})
        for (const int other : {0, 1}) {
            CAPTURE(game, other);
            tests::Table table;
            REQUIRE(table.play(game, preset, {0, other}));
            QList<Cue> heard;
            QObject::connect(table.session().view(), &GameView::cue, table.session().view(),
                             [&](const CueEvent& cue) { heard << cue.cue; });
            REQUIRE(submit(*table.session().driver(), "resign"));
            CHECK(heard.contains(Cue::match_won) == (other == 0));
            CHECK(heard.contains(Cue::match_lost) == (other != 0));
        }
}

TEST_CASE("the result sheet explains what decided the match", "[views]") {
    const QStringList names{"Ada", "Ben"};
    Contest seven("best_of_seven", {0, 0}, 1);
    for (int round = 1; round <= 2; ++round) {
        CHECK(seven.view().end_text(names).isEmpty());
        seven.send({"ready 0", "ready 1"});
        seven.pass(0, 0);
        seven.view().goOn();
    }
    CHECK(seven.view().end_text(names) == "Last round\u00a0· Camp empty: two pegs");

    // PT-17: 4 and 6 disks left, then 5 and 5.
    Contest hands("ambidexterity", {0, 0});
    hands.send({"ready 0", "ready 1"});
    hands.pass(0, 0);
    hands.run(46);
    hands.view().goOn();
    hands.sand_runs_out();
    REQUIRE(hands.session().result()->ending() == MatchResult::Ending::Won);
    CHECK(hands.view().end_text(names) == "Disks left over both rounds: Ada\u00a09, Ben\u00a011");

    Contest tied("ambidexterity", {0, 0});
    for (int round = 1; round <= 2; ++round) {
        tied.sand_runs_out();
        tied.view().goOn();
    }
    tied.send({"ready 0", "ready 1"});
    tied.pass(1, 5);
    REQUIRE(tied.session().result()->ending() == MatchResult::Ending::Won);
    CHECK(tied.view().end_text(names) == "10 disks left each over both rounds: the tiebreaker decided");
}

TEST_CASE("the result sheet explains why Solitaire Madness is lost (PT-14)", "[views]") {
    tests::Table table;
    REQUIRE(table.play("passed_trap", "solitaire_madness", {0}));
    table.let_sand_run_out();
    REQUIRE(table.session().result()->ending() == MatchResult::Ending::Lost);
    CHECK(table.session().result()->reason() == "10 disks in your camp, 0 in the other: yours needs fewer");
}

TEST_CASE("the list shows the disks left over both hands of Ambidexterity", "[views]") {
    Contest match("ambidexterity", {0, 0});
    CHECK(match.view().standing().empty());
    match.send({"ready 0", "ready 1"});
    match.pass(1, 5);
    CHECK(match.view().standing().empty()); // the first hand still plays
    match.run(46);
    CHECK(match.view().standing() == std::vector{6, 4});
    match.view().goOn();
    match.sand_runs_out();
    CHECK(match.view().standing() == std::vector{11, 9});
}

TEST_CASE("after a laugh a disk is taken out by a finger, by buttons or by a screen reader (PT-16)",
          "[views]") {
    for (const int accuser : {0, 1}) {
        CAPTURE(accuser);
        Contest match("not_a_laughing_matter", {0, 0});
        PassedTrapView& view = match.view();
        const auto disks = [&] { return (accuser == 0 ? view.end0() : view.end1())->disks; };
        const auto offered = [&] {
            int count = 0;
            for (int row = 0; row < view.disks()->rowCount(); ++row)
                count += view.disks()
                             ->data(view.disks()->index(row, 0), view.disks()->roleNames().key("offered"))
                             .toInt();
            return count;
        };
        const auto laugh = [&] {
            match.send({"ready 0", "ready 1"});
            view.claim(accuser);
            view.aimNext(accuser, 1);
            CHECK_FALSE(view.aiming()); // not before it is established
            view.confirm();
            REQUIRE(view.laughEstablished());
        };
        CHECK(offered() == 0);
        laugh();
        CHECK(offered() == 5); // all of the accuser's camp, and none of the other's
        view.press(1, accuser == 0 ? -62 : 62, accuser == 0 ? -204 : 204);
        CHECK(disks() == 4);
        CHECK(offered() == 0);
        laugh();
        view.setAimSeat(accuser);
        REQUIRE(view.aiming());
        const int first = view.aimDisk();
        view.aimNext(accuser, 1);
        CHECK(view.aimDisk() != first);
        view.discard(view.aimDisk());
        CHECK(disks() == 3);
        CHECK(view.phase() == PassedTrapView::RoundPhase::Laid);
        laugh();
        view.choose(first);
        CHECK(disks() == 2);
    }
}
