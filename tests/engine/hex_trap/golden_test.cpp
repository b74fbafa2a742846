// One whole game on each field, as it was saved and as it was told: the engine must still replay and tell it
// so, and the slow game agrees with every line.
#include "core/match.h"
#include "core/text.h"
#include "play.h"
#include "slow_trap.h"

#include <fstream>
#include <sstream>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

std::string golden(const std::string& name) {
    std::ifstream file(GOLDEN_DIR "/hex_trap/" + name, std::ios::binary);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}

TEST_CASE("a game on each field is replayed and told as it always was", "[hex_trap]") {
    const std::string name = GENERATE("standard", "quick", "long");
    CAPTURE(name);
    const auto journal = parse_journal(golden(name + ".journal"));
    REQUIRE(journal);
    const auto loaded = Match<Rules>::load(*journal);
    REQUIRE(loaded);
    CHECK(loaded->exact());
    CHECK(Rules::checkpoint(loaded->state()) == journal->checkpoint);
    CHECK(loaded->state().ended);

    auto match = loaded->rewound();
    auto slow = slow_trap::read(match.options().side, false, Rules::checkpoint(match.state()));
    std::string told;
    for (const auto& stamped : journal->commands) {
        const auto command = Rules::parse(match.state(), stamped.command);
        REQUIRE(command);
        REQUIRE(match.apply(*command).accepted());
        told += stamped.command + '\n';
        std::vector<std::string> lines;
        for (const Event& event : match.take_events())
            lines.push_back(Rules::to_text(event));
        for (const auto& line : lines)
            told += "  " + line + '\n';
        if (command->kind != Command::Kind::turn) continue;
        CAPTURE(stamped.command);
        CHECK(lines == slow_trap::referee(slow, stamped.command));
    }
    CHECK(told == golden(name + ".events"));
}
