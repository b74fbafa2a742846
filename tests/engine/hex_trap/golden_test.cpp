// One complete game on each field, whose events are compared with the slow implementation.
#include "core/match.h"
#include "golden.h"
#include "hex_trap/play.h"
#include "hex_trap/slow_trap.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

TEST_CASE("golden: a slow reference game has the same events on each field", "[hex_trap]") {
    const std::string name = GENERATE("standard", "quick", "long", "old_rules", "current_rules");
    CAPTURE(name);
    const auto journal = parse_journal(tests::golden("hex_trap/" + name + ".journal"));
    REQUIRE(journal);
    const auto loaded = Match<Rules>::load(*journal);
    REQUIRE(loaded);
    auto match = loaded->rewound();
    auto slow = slow_trap::read(match.options().side, false, Rules::checkpoint(match.state()));
    slow.own_traps = match.options().own_traps;
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

TEST_CASE(
    "a save from before HX-7, threefold repetition and HX-4's judgement of one side replays by its rules",
    "[hex_trap]") {
    // Red closes in their own b1 in turn 3, with two actions in turn 1; the position after turn 3 comes up
    // again after turns 7, 11 and 15.
    const auto journal = parse_journal(tests::golden("hex_trap/old_rules.journal"));
    REQUIRE(journal);
    const auto match = Match<Rules>::load(*journal);
    REQUIRE(match);
    CHECK(match->exact());
    CHECK(match->options() ==
          Options{.side = 4, .threefold = false, .short_first = false, .own_traps = true});
    CHECK(match->state().turns == 16);
    CHECK(match->state().position.caught == mover_bit(0));
    // A new game with the same options text has the current rules.
    const auto options = parse_options<Options>("side=4 first=red", option_fields());
    REQUIRE(options);
    CHECK(*options == Options{.side = 4});
}
