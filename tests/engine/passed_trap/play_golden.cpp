// How the kept games of The Passed-Trap were played; to play them anew: engine_tests "[play_passed_trap]".
#include "passed_trap/self_play.h"
#include "places.h"
#include "test.h"

#include <algorithm>
#include <fstream>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

// Somebody laughs 5 s into each of the first two rounds; the first claim is confirmed, the second rejected.
void laugh(Match<Rules>& match) {
    const State& state = match.state();
    const auto rounds = state.results.size();
    if (state.phase != Phase::playing || rounds >= 2 || state.sand.left() != 40 * kTicksPerSecond) return;
    const Seat accuser = seat_at(static_cast<int>(rounds));
    REQUIRE(match.apply({.kind = Command::Kind::claim, .seat = accuser}).accepted());
    if (rounds == 0) REQUIRE(match.apply({.kind = Command::Kind::confirm}).accepted());
}

struct Played {
    Journal journal;
    std::vector<Event> events;
};

Played play(const Options& options, Seed seed) {
    SelfPlay game(options, {BotLevel{4}, BotLevel{3}}, seed);
    while (!game.over()) {
        game.advance(1);
        if (options.laughing) laugh(game.match());
    }
    return {game.match().journal(), game.match().take_events()};
}

bool has(const Played& played, Event::Kind kind) {
    return std::any_of(played.events.begin(), played.events.end(),
                       [&](const Event& event) { return event.kind == kind; });
}

}

TEST_CASE("play the golden games of The Passed-Trap anew", "[.][play_passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        const auto options = parse_options<Options>(preset.options, Rules::option_fields());
        REQUIRE(options);
        if (options->format == Format::practice) continue; // it has no end
        Seed seed = 1;
        Played played = play(*options, seed);
        // The most played variant is to show a tiebreaker and a lodged disk as well.
        while (preset.key == Rules::info().presets[0].key &&
               (!has(played, Event::Kind::round_tied) || !has(played, Event::Kind::lodged)))
            played = play(*options, ++seed);
        std::ofstream(GOLDEN_DIR "/passed_trap/" + std::string(preset.key) + ".journal", std::ios::binary)
            << to_text(played.journal);
    }
}
