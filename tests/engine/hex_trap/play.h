// Plays Trap in tests with text: positions and turns as input, events as output.
#pragma once

#include "core/random.h"
#include "hex_trap/rules.h"
#include "test.h"

namespace trapbox::hex_trap {

inline State at(std::string_view position, const Options& options = {}) {
    auto state = Rules::restore(options, 1, position);
    INFO((state ? "" : to_text(state.fault())));
    REQUIRE(state);
    return *state;
}

// The start of a game without HX-7: the first turn has both actions, like all others.
inline State start(Options options = {}) {
    options.short_first = false;
    return Rules::start(options, 1);
}

// "stepped c2 d2, wall_placed e5|e6 red, turn blue"; "refused KEY"; "unreadable".
inline std::string play(State& state, std::string_view text) {
    const auto command = Rules::parse(state, text);
    if (!command) return "unreadable";
    std::vector<Event> events;
    const auto before = Rules::hash(state);
    const Verdict verdict = Rules::apply(state, *command, events);
    if (!verdict.accepted()) {
        CHECK(events.empty());
        CHECK(Rules::hash(state) == before);
        return "refused " + std::string(verdict.refusal()->key);
    }
    std::string events_text;
    for (const Event& event : events)
        events_text += (events_text.empty() ? "" : ", ") + to_text(event);
    return events_text;
}

inline std::string play_at(std::string_view position, std::string_view text, const Options& options = {}) {
    State state = at(position, options);
    return play(state, text);
}

// A random legal turn made of halves: each is a step or a wall with equal probability, so that movers meet.
// Much faster than listing all turns.
inline Command mixed_turn(const Position& position, Random& random) {
    const auto pick = [&](std::vector<Half> halves) {
        const bool step = random.below(2) == 0;
        auto some = halves;
        std::erase_if(some, [&](Half half) { return (half.kind == Half::Kind::step) != step; });
        if (some.empty()) some = std::move(halves);
        return some[random.below(static_cast<std::uint32_t>(some.size()))];
    };
    const auto firsts = halves(position);
    if (firsts.empty()) return {Command::Kind::pass, {}, {}};
    const Half first = pick(firsts);
    if (position.one_action) return turn_of(first);
    const Half second = pick(completions(position, first));
    return canonical(position, turn_of(first, second));
}

// The text of the command after parsing.
inline std::string read_as(const State& state, std::string_view text) {
    const auto command = Rules::parse(state, text);
    return command ? to_text(*command) : "unreadable";
}

}
