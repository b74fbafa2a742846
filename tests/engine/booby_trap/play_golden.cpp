// Generates the golden games of Booby-Trap. To regenerate them: engine_tests "[play_booby_trap]".
#include "booby_trap/table.h"
#include "core/journal.h"
#include "places.h"

#include <fstream>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

struct Golden {
    const char* name;
    const char* options;
    Seed seed;
    int level; // of all bots; 0 = a different level for each seat
};
constexpr Golden kGames[] = {
    {"regular_4", "players=4", 2024, 0},
    {"solitaire", "players=1", 7, 5},
};

}

TEST_CASE("record the golden games of Booby-Trap again", "[.][play_booby_trap]") {
    for (const Golden& golden : kGames) {
        const auto options = parse_options<Options>(golden.options, option_fields());
        REQUIRE(options);
        Match<Rules> match(*options, golden.seed);
        for (Seed seed = 1; !Rules::outcome(match.state()).ended(); ++seed) {
            const Seat seat = match.state().turn.seat;
            const int level = golden.level > 0 ? golden.level : 1 + seat.index;
            for (const auto& step : plan(Rules::view(match.state()), seat, {level}, seed)) {
                match.advance(step.delay);
                REQUIRE(match.apply(step.command).accepted());
            }
            match.advance(ticks_from_seconds(60));
        }
        std::ofstream(GOLDEN_DIR "/booby_trap/" + std::string(golden.name) + ".journal", std::ios::binary)
            << to_text(match.journal());
    }
}
