// One whole game on each field: the slow game agrees with every line that was told.
#include "core/match.h"
#include "golden.h"
#include "play.h"
#include "slow_trap.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

TEST_CASE("a game on each field is told as the slow game tells it", "[hex_trap]") {
    const std::string name = GENERATE("standard", "quick", "long");
    CAPTURE(name);
    const auto journal = parse_journal(tests::golden("hex_trap/" + name + ".journal"));
    REQUIRE(journal);
    const auto loaded = Match<Rules>::load(*journal);
    REQUIRE(loaded);
    auto match = loaded->rewound();
    auto slow = slow_trap::read(match.options().side, false, Rules::checkpoint(match.state()));
    for (const auto& stamped : journal->commands) {
        const auto command = Rules::parse(match.state(), stamped.command);
        REQUIRE(command);
        REQUIRE(match.apply(*command).accepted());
        std::vector<std::string> lines;
        for (const Event& event : match.take_events())
            lines.push_back(Rules::to_text(event));
        if (command->kind != Command::Kind::turn) continue;
        CAPTURE(stamped.command);
        CHECK(lines == slow_trap::referee(slow, stamped.command));
    }
}
