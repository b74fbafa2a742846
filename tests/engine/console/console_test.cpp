#include "console/console.h"
#include "console/memory_files.h"
#include "null_game/rules.h"
#include "replaced.h"
#include "test.h"

#include <sstream>

using namespace trapbox;
using tests::replaced;

namespace {

// Pebbles with optional features of games: a move tree that can be counted, and a public notation.
struct Counted : null_game::Rules {
    static const GameInfo& info() {
        static constexpr Preset kPresets[] = {{"plain", "Plain", "Take the last one.", ""}};
        static constexpr GameInfo kInfo{"counted", "Counted Pebbles", "Take the last one.", true, kPresets};
        return kInfo;
    }
    static std::uint64_t perft(const State& state, int depth) {
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        for (int take = 1; take <= std::min(state.options.most, state.pebbles); ++take) {
            State next = state;
            next.pebbles -= take;
            sum += perft(next, depth - 1);
        }
        return sum;
    }
    static std::vector<Branch> divide(const State& state, int depth) {
        std::vector<Branch> branches;
        for (const Command& command : moves(state)) {
            State next = state;
            next.pebbles -= command.take;
            branches.push_back({to_text(command), perft(next, depth - 1)});
        }
        return branches;
    }
    // "2 turns": one pebble in each.
    using Recorded = RecordedGame<Options, Command>;
    static std::string record(const Recorded& game) {
        return std::to_string(game.commands.size()) + " turns";
    }
    static Result<Recorded> read_record(std::string_view text) {
        const auto turns = parse_number<std::size_t>(text.substr(0, text.find(' ')), 0, 100);
        if (!turns) return Fault{"how many turns?"};
        return Recorded{
            .options = {}, .seed = 0, .position = "", .commands = std::vector(*turns, Command{1})};
    }
};

const std::vector<CatalogEntry> kGames{catalog_entry<null_game::Rules>(), catalog_entry<Counted>()};

struct Prompt {
    tests::MemoryFiles files;
    Console console{
        kGames,
        files,
        {.ticks = 10'000, .perft_depth = 8, .moves = 5, .bot_nodes = 1000, .bot_milliseconds = 50}};

    std::string operator()(std::string_view line) { return console.answer(line); }
    // The lines must all succeed.
    void go(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) {
            const auto answer = console.answer(line);
            CAPTURE(line, answer);
            REQUIRE(answer.ends_with("ok\n"));
        }
    }
};

constexpr auto kNoMatch = "error: there is no match; start one with new\n";

}

TEST_CASE("console: every answer ends with ok or an error") {
    Prompt prompt;
    CHECK(prompt("") == "ok\n");
    CHECK(prompt("  \t\r") == "ok\n");
    CHECK(prompt("jump") == "error: there is no command 'jump'; try help\n");
    CHECK(prompt("JUMP \x1b[2J") == "error: there is no command 'JUMP'; try help\n");
    CHECK(prompt(std::string_view("new null\0game", 13)) == "error: the line is not text\n");
    CHECK(prompt("undo now") == "error: 'undo' takes no arguments\n");
    for (const auto word : {"position 3 0", "moves", "do take 1", "undo", "show", "hash", "outcome",
                            "perft 1", "divide 1", "bot level=1", "tick 1", "save x", "record"})
        CHECK(prompt(word) == kNoMatch);
}

TEST_CASE("console: help lists every command") {
    Prompt prompt;
    std::istringstream help(prompt("help"));
    for (const auto word :
         {"games", "new",    "options", "position", "moves", "do",   "undo",   "show", "hash", "outcome",
          "perft", "divide", "bot",     "tick",     "save",  "load", "record", "help", "quit", "ok"}) {
        std::string line;
        std::getline(help, line);
        CHECK(line.substr(0, line.find(' ')) == word);
    }
    CHECK(prompt("help").find("\nbot level=1.." + std::to_string(kBotLevels) + ' ') != std::string::npos);
}

TEST_CASE("console: a long list of moves is truncated, and a prefix filters it") {
    Prompt prompt;
    // Of 100 pebbles up to nine may be taken; the prompt lists five moves at most.
    prompt.go({"new null_game pebbles=100 most=9 seed=0"});
    CHECK(prompt("moves") == "take 1\ntake 2\ntake 3\ntake 4\ntake 5\n"
                             "and 4 more; give a beginning to list fewer\nok\n");
    CHECK(prompt("moves take 9") == "take 9\nok\n");
    CHECK(prompt("moves jump") == "error: no move begins with 'jump'\n");
    prompt.go({"new null_game pebbles=100 most=5 seed=0"});
    CHECK(prompt("moves") == "take 1\ntake 2\ntake 3\ntake 4\ntake 5\nok\n");
}

TEST_CASE("console: the games and their variants are listed") {
    Prompt prompt;
    CHECK(prompt("games") == "null_game: Pebbles\n"
                             "  preset=pebbles: Pebbles ()\n"
                             "  preset=hurry: Hurry (sand=on)\n"
                             "counted: Counted Pebbles\n"
                             "  preset=plain: Plain ()\n"
                             "ok\n");
}

TEST_CASE("console: a match starts with a preset, options on top of it, and a seed") {
    Prompt prompt;
    CHECK(prompt("new null_game") == "null_game pebbles=10 most=3 last_loses=off sand=off seed=1\nok\n");
    CHECK(prompt("new null_game most=2 preset=hurry seed=7") ==
          "null_game pebbles=10 most=2 last_loses=off sand=on seed=7\nok\n");
    CHECK(prompt("new chess") == "error: there is no game 'chess'; try games\n");
    CHECK(prompt("new") == "error: there is no game ''; try games\n");
    CHECK(prompt("new null_game preset=slow") == "error: there is no preset 'slow'; try games\n");
    CHECK(prompt("new null_game seed=-1") == "error: the seed is not a number\n");
    CHECK(prompt("new null_game pebbles=0") == "error: option 'pebbles' takes a number from 1 to 100\n");
    // The failed commands have not changed the match.
    CHECK(prompt("options").starts_with("pebbles=10  1..100  Pebbles in the heap\nmost=2  "));
}

TEST_CASE("console: options are shown with their allowed values") {
    Prompt prompt;
    CHECK(prompt("options") == "error: there is no match; name a game\n");
    CHECK(prompt("options chess") == "error: there is no game 'chess'\n");
    CHECK(prompt("options null_game") == "pebbles=10  1..100  Pebbles in the heap\n"
                                         "most=3  1..9  At most in a turn\n"
                                         "last_loses=off  on|off  Who takes the last one loses\n"
                                         "sand=off  on|off  Sand timer\n"
                                         "ok\n");
}

TEST_CASE("console: a complete game by commands") {
    // Seed 0: seat 0 begins. 4 pebbles, at most 3 per turn: the first player loses.
    Prompt prompt;
    prompt.go({"new null_game pebbles=4 seed=0"});
    CHECK(prompt("moves") == "take 1\ntake 2\ntake 3\nok\n");
    CHECK(prompt("do take 1") == "event taken 0 1\nok\n");
    CHECK(prompt("show") == "ooo\nto move: 1\ntick 0, commands 1, to act 1\nok\n");
    CHECK(prompt("do take 4") == "error: refused: too_many: You can't take that many.\n");
    CHECK(prompt("do jump") == "error: a command is 'take' and a number\n");
    CHECK(prompt("do") == "error: do takes a move; try moves\n");
    CHECK(prompt("outcome") == "open\nok\n");
    CHECK(prompt("do take 3") == "event taken 1 3\nevent won 1\nok\n");
    CHECK(prompt("outcome") == "won 1\nok\n");
    CHECK(prompt("moves") == "ok\n");
    CHECK(prompt("do take 1") == "error: refused: ended: The game is over.\n");
    CHECK(prompt("undo") == "ok\n");
    CHECK(prompt("undo") == "ok\n");
    CHECK(prompt("undo") == "error: there is nothing to undo\n");
    CHECK(prompt("show") == "oooo\nto move: 0\ntick 0, commands 0, to act 0\nok\n");
}

TEST_CASE("console: equal states have equal hashes") {
    Prompt prompt;
    prompt.go({"new null_game seed=0"});
    const auto start = prompt("hash");
    CHECK(start.size() == 16 + std::string_view("\nok\n").size());
    prompt.go({"do take 1"});
    CHECK(prompt("hash") != start);
    prompt.go({"undo"});
    CHECK(prompt("hash") == start);
}

TEST_CASE("console: a match starts from a position and shows its own") {
    Prompt prompt;
    prompt.go({"new null_game most=2 seed=0"});
    CHECK(prompt("position  5 1 ").ends_with("ok\n"));
    CHECK(prompt("moves") == "take 1\ntake 2\nok\n");
    CHECK(prompt("position") == "5 1 1200\nok\n");
    CHECK(prompt("position five").starts_with("error: "));
    CHECK(prompt("position") == "5 1 1200\nok\n");
}

TEST_CASE("console: time passes in ticks and only while something moves") {
    Prompt prompt;
    prompt.go({"new null_game preset=hurry seed=0"});
    CHECK(prompt("tick 200") == "ran 200\nok\n");
    // 5 s = 1200 ticks of sand for a turn.
    CHECK(prompt("tick 9999") == "ran 1000\nevent sand_ran_out 0\nevent won 1\nok\n");
    CHECK(prompt("tick 1") == "ran 0\nok\n");
    for (const auto line :
         {"tick", "tick 0", "tick -1", "tick 10001", "tick 1 1", "tick 99999999999999999999"})
        CHECK(prompt(line) == "error: tick takes a number from 1 to 10000\n");
}

TEST_CASE("console: a bot plays its whole plan for the side to move") {
    // 6 pebbles, at most 3: taking 2 leaves 4. The bot waits half a second first.
    Prompt prompt;
    prompt.go({"new null_game pebbles=6 sand=on seed=0"});
    CHECK(prompt("bot level=5") == "ran 120\ndo take 2\nevent taken 0 2\nok\n");
    prompt.go({"undo", "bot level=5 nodes=10", "bot level=1 ms=5"});
    CHECK(prompt("bot") == "error: level takes a number from 1 to 5\n");
    CHECK(prompt("bot level=6") == "error: level takes a number from 1 to 5\n");
    CHECK(prompt("bot level=1 nodes=0") == "error: nodes takes a number from 1 to 1000\n");
    CHECK(prompt("bot level=1 nodes=1001") == "error: nodes takes a number from 1 to 1000\n");
    CHECK(prompt("bot level=1 ms=51") == "error: ms takes a number from 1 to 50\n");
    CHECK(prompt("bot level=1 fast") == "error: expected level=, nodes=, ms= or seat=, found 'fast'\n");
    CHECK(prompt("bot level=1 seat=10") == "error: there is no seat '10'\n");
    CHECK(prompt("bot level=1 seat=1") == "error: that seat cannot act now\n");
    prompt.go({"bot level=5 seat=0"});
    while (prompt("outcome") == "open\nok\n")
        prompt.go({"bot level=5"});
    CHECK(prompt("bot level=5") == "error: that seat cannot act now\n");
}

TEST_CASE("console: a bot does not play after its sand has run out") {
    Prompt prompt;
    prompt.go({"new null_game sand=on seed=0", "tick 1150"});
    CHECK(prompt("bot level=5") == "ran 50\nevent sand_ran_out 0\nevent won 1\nok\n");
}

TEST_CASE("console: perft counts the move tree of games that support it") {
    Prompt prompt;
    prompt.go({"new counted pebbles=4 seed=0"});
    // 4 pebbles, at most 3. One move: 3. Two moves: 3 after 1 taken, 2 after 2, 1 after 3 = 6.
    CHECK(prompt("perft 0") == "1\nok\n");
    CHECK(prompt("perft 1") == "3\nok\n");
    CHECK(prompt("perft 2") == "6\nok\n");
    CHECK(prompt("divide 2") == "take 1: 3\ntake 2: 2\ntake 3: 1\ntotal: 6\nok\n");
    CHECK(prompt("show").find("commands 0") != std::string::npos);
    CHECK(prompt("divide 0") == "error: divide takes a depth from 1 to 8\n");
    CHECK(prompt("perft 9") == "error: perft takes a depth from 0 to 8\n");
    CHECK(prompt("perft") == "error: perft takes a depth from 0 to 8\n");
    prompt.go({"new null_game"});
    CHECK(prompt("perft 1") == "error: this game cannot count its moves\n");
    CHECK(prompt("divide 1") == "error: this game cannot count its moves\n");
}

TEST_CASE("console: the public notation of a game that has one") {
    Prompt prompt;
    prompt.go({"new counted", "do take 1"});
    CHECK(prompt("record") == "1 turns\nok\n");
    prompt.go({"new null_game"});
    CHECK(prompt("record") == "error: this game has no public notation\n");
}

TEST_CASE("a match is read from the public notation of a game that has one") {
    const CatalogEntry& plain = kGames[0];
    const CatalogEntry& counted = kGames[1];
    CHECK(plain.read_record == nullptr);
    const auto match = counted.read_record("3 turns");
    REQUIRE(match);
    CHECK(match->match->command_count() == 3);
    CHECK(match->match->record() == "3 turns");
    CHECK(counted.read_record("many turns").fault().reason == "how many turns?");
    // There are fewer than 100 pebbles.
    CHECK(counted.read_record("100 turns").fault().reason == "take 1 is refused: ended");
}

TEST_CASE("console: a saved match continues after loading") {
    Prompt prompt;
    prompt.go({"new null_game preset=hurry seed=3", "do take 2", "tick 300", "do take 1"});
    const auto hash = prompt("hash");
    prompt.go({"save a game.journal", "new null_game", "load a game.journal"});
    CHECK(prompt("hash") == hash);
    CHECK(prompt("show").find("tick 300, commands 2,") != std::string::npos);
    CHECK(prompt("undo") == "ok\n");
}

TEST_CASE("console: a failed save or load leaves the match unchanged") {
    Prompt prompt;
    prompt.go({"new null_game seed=3", "do take 2", "save good"});
    const auto hash = prompt("hash");
    prompt.files.full = true;
    CHECK(prompt("save good") == "error: the disk is full\n");
    CHECK(prompt("save") == "error: save takes the name of a file\n");
    CHECK(prompt("load") == "error: load takes the name of a file\n");
    CHECK(prompt("load none") == "error: the file does not exist\n");
    const auto text = prompt.files.files["good"];
    prompt.files.files["other"] = "a letter\n";
    CHECK(prompt("load other") == "error: line 1: this is not a Trapbox game\n");
    prompt.files.files["cut"] = text.substr(0, text.size() / 2);
    CHECK(prompt("load cut").starts_with("error: line "));
    prompt.files.files["chess"] = replaced(text, "null_game", "chess");
    CHECK(prompt("load chess") == "error: there is no game 'chess'\n");
    prompt.files.files["options"] = replaced(text, "pebbles=10", "pebbles=0");
    CHECK(prompt("load options") == "error: option 'pebbles' takes a number from 1 to 100\n");
    CHECK(prompt("hash") == hash);
    // A refused command inside the journal: opens at the checkpoint, and reports it.
    prompt.files.files["resumed"] = replaced(text, "take 2", "take 3");
    CHECK(prompt("load resumed").find("resumed from its checkpoint") != std::string::npos);
    CHECK(prompt("hash") == hash);
}

TEST_CASE("console: lines are answered until quit or the end of the input") {
    const auto talk = [](const std::string& input) {
        std::istringstream in(input);
        std::ostringstream out;
        Console(kGames).run(in, out);
        return out.str();
    };
    CHECK(talk("new null_game seed=0\nquit\nmoves\n") ==
          "null_game pebbles=10 most=3 last_loses=off sand=off seed=0\nok\nok\n");
    CHECK(talk("hash") == kNoMatch);
    CHECK(talk("").empty());
    CHECK(talk(std::string(16385, 'x') + "\nhash\n") ==
          "error: the line is longer than 16384 bytes\n" + std::string(kNoMatch));
}
