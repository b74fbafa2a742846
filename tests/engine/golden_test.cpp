// Every golden game must replay bit-identically with the same events: a change of rules or physics shows here
// first. The transcripts were checked against the rules. After an intended change: regenerate the games, run
// engine_tests "[write_golden]", and review the .events files before committing them.
#include "golden.h"
#include "places.h"
#include "test.h"

#include <filesystem>
#include <fstream>

using namespace trapbox;
using tests::golden;
using tests::transcript;

namespace {

// The names of the golden games of one game: "quick", …
std::vector<std::string> golden_names(std::string_view game) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(GOLDEN_DIR "/" + std::string(game)))
        if (file.path().extension() == ".journal") names.push_back(file.path().stem().string());
    return names;
}

}

TEST_CASE("golden: every golden game replays bit for bit with the same events") {
    for (const CatalogEntry& game : catalog()) {
        const std::string key(game.info().key);
        const auto names = golden_names(key);
        CHECK_FALSE(names.empty());
        for (const std::string& name : names) {
            CAPTURE(key, name);
            const auto text = golden(key + '/' + name + ".journal");
            CHECK(text.size() < 300'000);
            const auto journal = parse_journal(text);
            REQUIRE(journal);
            const auto match = game.load(*journal);
            REQUIRE(match);
            CHECK((*match)->exact());
            CHECK((*match)->checkpoint() == journal->checkpoint);
            CHECK((*match)->outcome().ended());
            CHECK(transcript(game, *journal) == golden(key + '/' + name + ".events"));
            auto again = (*match)->journal();
            again.build = journal->build;
            // Options that were added after the game was recorded follow those that it names, with their old
            // values.
            CHECK(again.options.starts_with(journal->options));
            again.options = journal->options;
            CHECK(to_text(again) == text);
        }
    }
}

TEST_CASE("record the events of the golden games again", "[.][write_golden]") {
    for (const CatalogEntry& game : catalog()) {
        const std::string key(game.info().key);
        for (const std::string& name : golden_names(key)) {
            const auto journal = parse_journal(golden(key + '/' + name + ".journal"));
            REQUIRE(journal);
            std::ofstream(GOLDEN_DIR "/" + key + '/' + name + ".events", std::ios::binary)
                << transcript(game, *journal);
        }
    }
}
