// Plays the golden matches anew: one whole match of every variant, by bots. To be run after the physics has
// changed; tests/engine/golden_test.cpp says what next.
//   passed_trap_golden FOLDER
#include "passed_trap/self_play.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

void must(Match<Rules>& match, const Command& command) {
    if (match.apply(command).accepted()) return;
    std::fprintf(stderr, "refused: %s\n", Rules::to_text(command).c_str());
    std::exit(1);
}

// Somebody laughs 5 s into each of the first two rounds; the first claim is confirmed, the second rejected.
void laugh(Match<Rules>& match) {
    const State& state = match.state();
    const auto rounds = state.results.size();
    const bool due = state.phase == Phase::playing && rounds < 2 && state.sand.left() == 40 * kTicksPerSecond;
    if (due) must(match, {.kind = Command::Kind::claim, .seat = seat_at(static_cast<int>(rounds))});
    if (due && rounds == 0) must(match, {.kind = Command::Kind::confirm});
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

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: passed_trap_golden FOLDER\n", stderr);
        return 2;
    }
    for (const Preset& preset : Rules::info().presets) {
        const auto options = parse_options<Options>(preset.options, Rules::option_fields());
        if (options->format == Format::practice) continue; // it has no end
        Seed seed = 1;
        Played played = play(*options, seed);
        // The most played variant is to show a tiebreaker and a lodged disk as well.
        while (preset.key == Rules::info().presets[0].key &&
               (!has(played, Event::Kind::round_tied) || !has(played, Event::Kind::lodged)))
            played = play(*options, ++seed);
        const auto file = std::string(words[1]) + '/' + std::string(preset.key);
        std::ofstream(file + ".journal") << to_text(played.journal);
        std::printf("%s, seed %d\n", file.c_str(), static_cast<int>(seed));
    }
    return 0;
}
