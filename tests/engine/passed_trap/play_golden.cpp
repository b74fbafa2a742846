// Generates the golden games of The Passed-Trap. To regenerate them: engine_tests "[play_passed_trap]".
#include "passed_trap/self_play.h"
#include "places.h"
#include "test.h"

#include <algorithm>
#include <fstream>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

// Bots do not claim laughs, so the test does: a second after each laugh, and wrongly 5 s into each round.
void claim_laughs(Match<Rules>& match) {
    const State& state = match.state();
    if (state.phase != Phase::playing) return;
    for (const Seat accuser : {seat_at(0), seat_at(1)}) {
        const Tick laugh = state.laugh_left[other(accuser).index];
        const bool seen = laugh == kLaughTicks - kTicksPerSecond && disks_in(state, accuser) > 1;
        const bool wrong = accuser.index == 1 && laugh == 0 && state.sand.left() == 40 * kTicksPerSecond;
        if (!seen && !wrong) continue;
        REQUIRE(match.apply({.kind = Command::Kind::claim, .seat = accuser}).accepted());
        return;
    }
}

struct Played {
    Journal journal;
    std::vector<Event> events;
};

Played play(const Options& options, Seed seed) {
    SelfPlay game(options, {BotLevel{4}, BotLevel{3}}, seed);
    while (!game.over()) {
        game.advance(1);
        if (options.laughing) claim_laughs(game.match());
    }
    return {game.match().journal(), game.match().take_events()};
}

bool has(const Played& played, Event::Kind kind) {
    return std::any_of(played.events.begin(), played.events.end(),
                       [&](const Event& event) { return event.kind == kind; });
}

}

TEST_CASE("record the golden games of The Passed-Trap again", "[.][play_passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        const auto options = parse_options<Options>(preset.options, Rules::option_fields());
        REQUIRE(options);
        if (options->format == Format::practice) continue; // has no end
        Seed seed = 1;
        Played played = play(*options, seed);
        // The most played variant must contain a tiebreaker and a lodged disk.
        while (preset.key == Rules::info().presets[0].key &&
               (!has(played, Event::Kind::round_tied) || !has(played, Event::Kind::lodged)))
            played = play(*options, ++seed);
        std::ofstream(GOLDEN_DIR "/passed_trap/" + std::string(preset.key) + ".journal", std::ios::binary)
            << to_text(played.journal);
    }
}
