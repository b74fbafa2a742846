#include "legality.h"
#include "null_game/rules.h"

using namespace trapbox;
using namespace trapbox::null_game;

namespace {

struct Candidates : trapbox::tests::CandidatesOf<Rules> {
    std::vector<Command> all() const {
        std::vector<Command> commands;
        for (int take = -1; take <= 12; ++take)
            commands.push_back({.take = take});
        return commands;
    }
    SeatSet actors(const Command&) const { return state.turn; }
    bool is_listed(const Command& command) const {
        return std::find(moves.begin(), moves.end(), command) != moves.end();
    }
};

}

TEST_CASE("Pebbles: judge, moves, to_act and apply agree") {
    for (const Preset& preset : Rules::info().presets)
        CHECK(trapbox::tests::check_random_game<Rules, Candidates>(preset.options, {.max_ticks = 300}) > 2);
}
