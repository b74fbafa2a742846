// Every game that is kept must still replay to the bit and be told in the same words: a change of rules or
// physics shows here first. The transcripts were read against the rules. After a change that is meant to be:
// play the games anew, run engine_tests "[tell_golden]", and read the .events files before they are kept.
#include "golden.h"
#include "places.h"
#include "test.h"

#include <filesystem>
#include <fstream>

using namespace trapbox;
using tests::golden;
using tests::transcript;

namespace {

// "quick", … : the kept games of one kind.
std::vector<std::string> kept(std::string_view game) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(GOLDEN_DIR "/" + std::string(game)))
        if (file.path().extension() == ".journal") names.push_back(file.path().stem().string());
    return names;
}

}

TEST_CASE("golden: every kept game replays to the bit and is told in the same words") {
    for (const CatalogEntry& game : catalog()) {
        const std::string key(game.info().key);
        const auto names = kept(key);
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
            // Options that are younger than the game follow those that it names, with their old values.
            CHECK(again.options.starts_with(journal->options));
            again.options = journal->options;
            CHECK(to_text(again) == text);
        }
    }
}

TEST_CASE("tell the kept games anew", "[.][tell_golden]") {
    for (const CatalogEntry& game : catalog()) {
        const std::string key(game.info().key);
        for (const std::string& name : kept(key)) {
            const auto journal = parse_journal(golden(key + '/' + name + ".journal"));
            REQUIRE(journal);
            std::ofstream(GOLDEN_DIR "/" + key + '/' + name + ".events", std::ios::binary)
                << transcript(game, *journal);
        }
    }
}
