// Tests trapbox-engine as it is shipped, through pipes.
#include "catalog.h"
#include "console/engine_process.h"
#include "core/random.h"
#include "test.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace trapbox;
using tests::EngineProcess;

namespace {

EngineProcess::Ended ran(const std::vector<std::string>& arguments) { return EngineProcess(arguments).end(); }

}

TEST_CASE("program: each line is answered at once, and quit ends it") {
    EngineProcess engine;
    CHECK(engine.ask("").ends_with("ok\n"));
    CHECK(engine.ask("help").find("quit") != std::string::npos);
    CHECK(engine.ask("hash") == "error: there is no match; start one with new\n");
    CHECK(engine.ask("quit") == "ok\n");
    const auto ended = engine.end();
    CHECK(ended.code == 0);
    CHECK(ended.rest.empty());
}

TEST_CASE("program: the end of the input ends it, also in the middle of a line") {
    CHECK(ran({}).code == 0);
    EngineProcess engine;
    engine.write("hel");
    const auto ended = engine.end();
    CHECK(ended.code == 0);
    CHECK(ended.rest == "error: there is no command 'hel'; try help\n");
}

TEST_CASE(
    "program: random text, zero bytes and long lines are answered with an error, and the program continues") {
    EngineProcess engine;
    CHECK(engine.ask(std::string(1, '\0')) == "error: the line is not text\n");
    CHECK(engine.ask(std::string_view("hash\0hash", 9)) == "error: the line is not text\n");
    CHECK(engine.ask(std::string(16384, 'x')).starts_with("error: there is no command 'xxx"));
    CHECK(engine.ask(std::string(16385, 'x')) == "error: the line is longer than 16384 bytes\n");
    CHECK(engine.ask(std::string(1 << 20, 'x')) == "error: the line is longer than 16384 bytes\n");
    CHECK(engine.ask(std::string(1 << 20, '\0')) == "error: the line is longer than 16384 bytes\n");
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        std::string line;
        for (auto left = random.below(60); left > 0; --left) {
            const auto c = static_cast<char>(random.below(256));
            if (c != '\n') line += c;
        }
        engine.ask(line);
    }
    CHECK(engine.ask("games").ends_with("ok\n"));
    CHECK(engine.end().code == 0);
}

TEST_CASE("program: a line of 100 MB is not stored in memory") {
    const auto usual = ran({}).peak_memory;
    EngineProcess engine;
    const std::string block(1 << 20, 'x');
    for (int i = 0; i < 100; ++i)
        engine.write(block);
    CHECK(engine.ask("") == "error: the line is longer than 16384 bytes\n");
    CHECK(engine.ask("games").ends_with("ok\n"));
    CHECK(engine.end().peak_memory < usual + 10'000);
}

TEST_CASE("program: every game of the box can be started, shown, saved, loaded and replayed") {
    const auto file =
        (std::filesystem::temp_directory_path() / ("trapbox-" + std::to_string(getpid()))).string();
    EngineProcess engine;
    for (const CatalogEntry& game : catalog()) {
        CAPTURE(game.info().key);
        CHECK(engine.ask("new " + std::string(game.info().key) + " seed=5").ends_with("ok\n"));
        CHECK(engine.ask("show").ends_with("ok\n"));
        CHECK(engine.ask("tick 100").ends_with("ok\n"));
        const auto moves = engine.ask("moves");
        CHECK(engine.ask("do " + moves.substr(0, moves.find('\n'))).ends_with("ok\n"));
        const auto hash = engine.ask("hash");
        CHECK(engine.ask("save " + file) == "ok\n");
        CHECK(engine.ask("undo") == "ok\n");
        CHECK(engine.ask("load " + file).ends_with("ok\n"));
        CHECK(engine.ask("hash") == hash);
        const auto replayed = ran({"replay", file});
        CHECK(replayed.code == 0);
        CHECK(replayed.rest.find(" hashes agree\nopen\n") != std::string::npos);
    }
    std::filesystem::remove(file);
}

TEST_CASE("program: wrong arguments are reported in one line with exit code 2") {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"play"}, {"--hepl"}, {"replay"}, {"soak", "--games"}, {"bench", "-x"}}) {
        const auto ended = ran(arguments);
        CAPTURE(arguments, ended.rest);
        CHECK(ended.code == 2);
        CHECK(ended.rest.starts_with("trapbox-engine: "));
        CHECK(ended.rest.find('\n') == ended.rest.size() - 1);
    }
    const auto help = ran({"--help"});
    CHECK(help.code == 0);
    CHECK(help.rest.find("replay FILE") != std::string::npos);
    CHECK(ran({"replay", "/none"}).code == 1);
    CHECK(ran({"replay", "/dev/zero"}).rest == "error: this is not a regular file\n");
}
