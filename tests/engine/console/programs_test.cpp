#include "console/benches.h"
#include "console/memory_files.h"
#include "console/programs.h"
#include "core/journal.h"
#include "core/text.h"
#include "golden.h"
#include "null_game/rules.h"
#include "replaced.h"
#include "test.h"

#include <sstream>

using namespace trapbox;
using tests::golden;
using tests::replaced;

namespace {

const std::string kHurry = "null_game/hurry.journal";

struct Stuck : null_game::Rules {
    static std::vector<Command> moves(const State&) { return {}; }
};

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

struct Desk {
    tests::MemoryFiles files;
    std::vector<CatalogEntry> games{catalog_entry<null_game::Rules>()};

    Ran operator()(int (*program)(Arguments, const Environment&), std::vector<std::string_view> arguments) {
        std::ostringstream out;
        std::ostringstream err;
        const int code = program(arguments, {games, files, out, err});
        return {code, out.str(), err.str()};
    }
};

}

TEST_CASE("replay: a saved match is replayed, every hash is checked and the outcome printed") {
    Desk desk;
    desk.files.files["game"] = golden(kHurry);
    const auto ran = desk(replay, {"game"});
    CHECK(ran.code == 0);
    CHECK(ran.out == "null_game pebbles=10 most=3 last_loses=off sand=on seed=42\n"
                     "4 commands, 1000 ticks, 5 hashes agree\n"
                     "won 1\n");
    CHECK(ran.err.empty());
}

TEST_CASE("replay: a difference is reported with its place, although the checkpoint would open") {
    Desk desk;
    const auto error = [&desk](const std::string& text) {
        desk.files.files["game"] = text;
        const auto ran = desk(replay, {"game"});
        CHECK(ran.code == 1);
        CHECK(ran.out.empty());
        return ran.err;
    };
    // Saved by this build. The report also names a different build.
    const auto text = replaced(golden(kHurry), "build 0.1.0", "build " + std::string(build_id()));
    CHECK(error(replaced(text, "16d3f259", "16d3f258")) ==
          "error: the game does not replay: the state differs before command 3\n");
    CHECK(error(replaced(text, "c 700 take 1", "c 700 take 5")) == "error: command 3 is refused: too_many\n");
    CHECK(error(replaced(text, "checkpoint 0 0 1200 1", "checkpoint 0 0 1200 0")) ==
          "error: the checkpoint differs\n");
    CHECK(error(replaced(text, "game null_game", "game chess")) == "error: there is no game 'chess'\n");
    CHECK(error("") == "error: line 1: this is not a Trapbox game\n");
    const auto older = error(replaced(replaced(text, "16d3f259", "16d3f258"), "build ", "build 0.0.1 of "));
    CHECK(older.starts_with("this file was written by build '0.0.1 of "));
}

TEST_CASE("replay: an unreadable file and wrong arguments have different exit codes") {
    Desk desk;
    CHECK(desk(replay, {"none"}).code == 1);
    CHECK(desk(replay, {}).code == 2);
    CHECK(desk(replay, {"a", "b"}).code == 2);
    CHECK(desk(replay, {}).err == "trapbox-engine: replay takes one file; try trapbox-engine --help\n");
}

TEST_CASE("soak: the games are distributed over the variants, and the same seed plays the same") {
    Desk desk;
    const auto ran = desk(soak, {"--games", "14", "--seed", "9"});
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.find("null_game pebbles: 5 games, ") == 0);
    CHECK(ran.out.find("\nnull_game hurry: 5 games, ") != std::string::npos);
    CHECK(ran.out.find("\nnull_game with random options: 4 games, ") != std::string::npos);
    CHECK(desk(soak, {"--game", "null_game", "--seed", "9", "--games", "14"}).out == ran.out);
    CHECK(desk(soak, {"--games", "14", "--seed", "10"}).out != ran.out);
}

TEST_CASE("soak: a violation ends it, with the match in a file") {
    Desk desk;
    desk.games = {catalog_entry<Stuck>()};
    const auto ran = desk(soak, {"--seed", "7"});
    CHECK(ran.code == 1);
    CHECK(ran.err.find("seed=7: the game is open, but nobody can act and nothing moves\n") !=
          std::string::npos);
    REQUIRE(desk.files.files.size() == 1);
    CHECK(desk.files.files.begin()->first == "soak-null_game-7.journal");
    CHECK(parse_journal(desk.files.files.begin()->second));
    desk.files.full = true;
    CHECK(desk(soak, {}).err.find("its journal could not be written: the disk is full\n") !=
          std::string::npos);
}

TEST_CASE("soak: wrong arguments are reported in one line") {
    Desk desk;
    for (const std::vector<std::string_view>& arguments :
         std::vector<std::vector<std::string_view>>{{"--games"},
                                                    {"--games", "0"},
                                                    {"--games", "many"},
                                                    {"--seed", "-1"},
                                                    {"--seed"},
                                                    {"--game"},
                                                    {"--game", "chess"},
                                                    {"--fast", "1"},
                                                    {"5"}}) {
        const auto ran = desk(soak, arguments);
        CAPTURE(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
}

TEST_CASE("bench: one line of JSON for each measurement") {
    Desk desk;
    const auto ran = desk(bench, {"--json", "hex_trap"});
    CHECK(ran.code == 0);
    std::string_view rest(ran.out);
    CAPTURE(rest);
    for (const auto& [name, unit] : {std::pair{"playouts", "games/s"}, {"nodes", "nodes/s"}}) {
        const std::string line(take_line(rest));
        CHECK(line.starts_with(std::string("{\"name\":\"hex_trap.") + name + "\",\"value\":"));
        CHECK(line.ends_with(std::string(",\"unit\":\"") + unit + "\",\"baseline\":null}"));
        CHECK(std::stod(line.substr(line.find("\"value\":") + 8)) > 0);
    }
    CHECK(rest.empty());
    CHECK(desk(bench, {"hex_trap"}).out.starts_with("hex_trap.playouts: "));
}

TEST_CASE("bench: wrong arguments are reported in one line") {
    Desk desk;
    CHECK(desk(bench, {"--yaml"}).code == 2);
    CHECK(desk(bench, {"--json", "chess"}).err ==
          "trapbox-engine: there is no benchmark 'chess'; try trapbox-engine --help\n");
    CHECK(desk(bench, {"hex_trap", "booby_trap"}).code == 2);
}

TEST_CASE("bench: every benchmark returns a positive value") {
    Desk desk;
    const auto ran = desk(bench, {"--json", "--once"});
    CHECK(ran.code == 0);
    std::string_view rest(ran.out);
    for (const Bench& each : benches()) {
        const std::string line(take_line(rest));
        CAPTURE(line);
        CHECK(line.starts_with("{\"name\":\"" + std::string(each.name) + "\",\"value\":"));
        CHECK(std::stod(line.substr(line.find("\"value\":") + 8)) > 0);
    }
    CHECK(rest.empty());
}

TEST_CASE("bench: the best of five runs is taken") {
    int runs = 0;
    const double seconds = best_seconds(kRuns, [&runs] { ++runs; });
    CHECK(runs == 5);
    CHECK(seconds >= 0);
    CHECK(seconds < 1);
}
