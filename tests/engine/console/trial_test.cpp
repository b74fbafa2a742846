#include "console/trial.h"
#include "null_game/rules.h"
#include "test.h"

using namespace trapbox;

// Games that violate one invariant each. The trial must detect it.
namespace {

using Pebbles = null_game::Rules;

struct Forgetful : Pebbles { // continues after the end
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events) {
        if (state.pebbles > 0) return Pebbles::apply(state, command, events);
        return Verdict::accept();
    }
};

struct Resurrected : Pebbles { // the outcome changes with time
    static bool busy(const State& state) { return state.winner.has_value(); }
    static void tick(State& state, std::vector<Event>&) { state.winner = seat_at(0); }
    static Outcome outcome(const State& state) {
        if (!state.winner) return {};
        return {Outcome::Kind::won, {*state.winner}, {}};
    }
};

struct Stuttering : Pebbles { // lists a move twice
    static std::vector<Command> moves(const State& state) {
        auto moves = Pebbles::moves(state);
        if (!moves.empty()) moves.push_back(moves.front());
        return moves;
    }
};

struct Boastful : Pebbles { // lists a move that it refuses
    static std::vector<Command> moves(const State& state) {
        if (state.winner) return {};
        return {Command{state.pebbles + 1}};
    }
};

struct Stuck : Pebbles { // no seat can act
    static std::vector<Command> moves(const State&) { return {}; }
};

struct Unattended : Pebbles { // lists moves although no seat is to act
    static SeatSet to_act(const State&) { return {}; }
};

struct Misplaced : Pebbles { // waits for a seat that does not exist
    static SeatSet to_act(const State&) { return seat_at(5); }
};

struct Crowded : Pebbles { // several seats may act at once in a turn-based game
    static SeatSet to_act(const State&) {
        SeatSet both(seat_at(0));
        both.add(seat_at(1));
        return both;
    }
};

struct Gullible : Pebbles { // accepts random text as a move
    static Result<Command> parse(const State&, std::string_view) { return Command{1}; }
};

struct Misheard : Pebbles { // applies a different move than the command
    static Result<Command> parse(const State& state, std::string_view text) {
        auto command = Pebbles::parse(state, text);
        if (command && command->take == 3) command->take = 1;
        return command;
    }
};

struct Touchy : Pebbles { // a refused command changes the state
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events) {
        const auto verdict = Pebbles::apply(state, command, events);
        if (!verdict.accepted() && state.winner) state.winner = seat_at(1 - state.winner->index);
        return verdict;
    }
};

int restless = 0;
struct Restless : Pebbles { // not deterministic
    static State start(const Options& options, Seed) {
        return Pebbles::start(options, static_cast<Seed>(++restless));
    }
};

struct Lossy : Pebbles { // the checkpoint does not contain whose turn it is
    static std::string checkpoint(const State& state) {
        return std::to_string(state.pebbles) + " 0 " + std::to_string(state.sand.left()) +
               (state.winner ? ' ' + std::to_string(state.winner->index) : "");
    }
    static Result<State> restore(const Options& options, Seed, std::string_view text) {
        auto state = null_game::restore(options, text);
        if (state && state->pebbles > 0) --state->pebbles;
        return state;
    }
};

struct Chatty : Pebbles { // an event of two lines
    static std::string to_text(const Command& command) { return Pebbles::to_text(command); }
    static std::string to_text(const Event& event) { return Pebbles::to_text(event) + "\nand more"; }
};

struct Overpaid : Pebbles { // more scores than seats
    static Outcome outcome(const State& state) {
        auto outcome = Pebbles::outcome(state);
        outcome.scores = {1, 2, 3};
        return outcome;
    }
};

struct Cheating : Pebbles { // a bot that takes more than it may
    static Plan<Command> plan(const View& view, Seat, BotLevel, Seed, const Budget&) {
        return {{0, Command{view.most + 1}}};
    }
};

struct Sleeping : Pebbles { // a bot that never plays
    static Plan<Command> plan(const View&, Seat, BotLevel, Seed, const Budget&) { return {}; }
};

template <GameRules R>
std::string violation() {
    static constexpr auto kGame = catalog_entry<R>();
    std::string found;
    for (Seed seed = 1; seed <= 20 && found.empty(); ++seed)
        found = run_trial({&kGame, "", seed, 100}).violation;
    return found;
}

}

TEST_CASE("a correct game passes its trial, and the report counts what was played") {
    static constexpr auto kGame = catalog_entry<Pebbles>();
    bool ended = false;
    Tick ticks = 0;
    std::size_t commands = 0;
    for (Seed seed = 1; seed <= 20; ++seed) {
        const auto report = run_trial({&kGame, "sand=on", seed, 100});
        CHECK(report.violation == "");
        CHECK_FALSE(report.journal);
        ended |= report.ended;
        ticks += report.ticks;
        commands += report.commands;
    }
    CHECK(ended);
    CHECK(ticks > 0);
    CHECK(commands > 20);
}

TEST_CASE("a brief trial of a game with a clock ends soon, and still replays its save") {
    static constexpr auto kSound = catalog_entry<Pebbles>();
    static constexpr auto kRestless = catalog_entry<Restless>();
    Tick longest = 0;
    std::string found;
    for (Seed seed = 1; seed <= 20; ++seed) {
        const auto report = run_trial({&kSound, "sand=on", seed, 300, true});
        CHECK(report.violation == "");
        longest = std::max(longest, report.ticks);
        if (found.empty()) found = run_trial({&kRestless, "sand=on", seed, 300, true}).violation;
    }
    // Ten seconds, plus at most the one second in which the limit was reached.
    CHECK(longest > 0);
    CHECK(longest <= ticks_from_seconds(11));
    CHECK(found.starts_with("its save does not "));
}

TEST_CASE("the trial finds every violated invariant") {
    CHECK(violation<Forgetful>().starts_with("accepted after the end: take "));
    CHECK(violation<Resurrected>() == "the outcome changed after the end");
    CHECK(violation<Stuttering>() == "a move is listed twice: take 1");
    CHECK(violation<Boastful>().starts_with("a listed move is refused: take "));
    CHECK(violation<Stuck>() == "the game is open, but nobody can act and nothing moves");
    CHECK(violation<Unattended>() == "moves are listed, but to_act is empty");
    CHECK(violation<Misplaced>() == "to_act contains a seat that does not exist");
    CHECK(violation<Crowded>() == "to_act contains several seats of a turn-based game");
    CHECK(violation<Gullible>().starts_with("random text is accepted: "));
    CHECK(violation<Misheard>() == "played take 3, found take 1 in the journal");
    CHECK(violation<Touchy>() == "the outcome changed after the end");
    CHECK(violation<Restless>() == "the same seed and commands give another hash");
    CHECK(violation<Lossy>() == "its checkpoint changes when it is restored and written");
    CHECK(violation<Chatty>().starts_with("an event is not one line: "));
    CHECK(violation<Cheating>() == "a bot's command is refused: take 4");
    CHECK(violation<Sleeping>() == "the only seat to act has a bot without a plan");
    CHECK(violation<Overpaid>() == "expected one score per seat");
}

TEST_CASE("a violation is reported with the match so far, and a failed start with its reason") {
    static constexpr auto kGame = catalog_entry<Stuck>();
    const auto report = run_trial({&kGame, "", 1, 100});
    REQUIRE(report.journal);
    CHECK(report.journal->game == "null_game");
    CHECK(run_trial({&kGame, "pebbles=0", 1, 100}).violation ==
          "it does not start: option 'pebbles' takes a number from 1 to 100");
}
