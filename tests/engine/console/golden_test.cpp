// The console scripts of every game: each line must be accepted, now and in later versions.
#include "catalog.h"
#include "console/console.h"
#include "console/memory_files.h"
#include "null_game/rules.h"
#include "places.h"
#include "test.h"

#include <filesystem>
#include <fstream>

using namespace trapbox;

TEST_CASE("golden: every line of the scripts of every game is answered with ok") {
    std::vector<CatalogEntry> games(catalog().begin(), catalog().end());
    games.push_back(catalog_entry<null_game::Rules>());
    for (const CatalogEntry& game : games) {
        const auto path =
            std::filesystem::path(GOLDEN_DIR) / "console" / (std::string(game.info().key) + ".txt");
        CAPTURE(path.string());
        std::ifstream script(path);
        REQUIRE(script);
        tests::MemoryFiles files;
        Console console(games, files);
        int lines = 0;
        for (std::string line; std::getline(script, line);) {
            const auto answer = console.answer(line);
            CAPTURE(line, answer);
            CHECK(answer.ends_with("ok\n"));
            ++lines;
        }
        CHECK(lines > 5);
    }
}
