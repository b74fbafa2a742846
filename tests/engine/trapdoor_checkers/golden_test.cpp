// One whole game of each rulebook, move by move and event by event. The transcripts were read against the
// rules.
#include "core/match.h"
#include "table.h"

#include <fstream>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

std::string golden(const std::string& name) {
    std::ifstream file(GOLDEN_DIR "/trapdoor_checkers/" + name, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

// "> command" and below it what happened, for the whole game.
std::string transcript(const Match<Rules>& match) {
    Match<Rules> again = match.rewound();
    std::string text;
    for (const auto& entry : match.entries()) {
        REQUIRE(again.apply(entry.command).accepted());
        text += "> " + Rules::to_text(entry.command) + '\n';
        for (const Event& event : again.take_events())
            text += Rules::to_text(event) + '\n';
    }
    return text;
}

}

TEST_CASE("golden: a game of each rulebook is the same in every build", "[trapdoor_checkers]") {
    for (const std::string name : {"trapdoor_checkers", "dames_et_trap"}) {
        CAPTURE(name);
        const auto text = golden(name + ".journal");
        const auto journal = parse_journal(text);
        REQUIRE(journal);
        const auto match = Match<Rules>::load(*journal);
        REQUIRE(match);
        CHECK(match->exact());
        CHECK(Rules::outcome(match->state()).ended());
        CHECK(transcript(*match) == golden(name + ".events"));
        auto again = match->journal();
        again.build = journal->build;
        CHECK(to_text(again) == text);
    }
}
