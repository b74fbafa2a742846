// Checks that a game's functions agree about legality: for each state, the candidate commands that judge
// accepts are the ones that moves lists, their seats are the ones that to_act returns, and apply refuses what
// judge refuses.
//
// A game's Candidates are constructed from a state and its moves, and have
//   std::vector<Command> all() const         legal and illegal commands to try
//   SeatSet actors(const Command&) const     the seats that can give the command
//   bool is_listed(const Command&) const     whether moves lists it, or a sample of its kind
#pragma once

#include "core/rules.h"
#include "test.h"

namespace trapbox::tests {

template <GameRules R>
struct CandidatesOf {
    const typename R::State& state;
    const std::vector<typename R::Command>& moves;
};

template <GameRules R, class Candidates>
void check_legality(typename R::State& state) {
    const auto moves = R::moves(state);
    const Candidates candidates{{state, moves}};
    SeatSet acting;
    const auto add_actors = [&](const typename R::Command& command) {
        const SeatSet actors = candidates.actors(command);
        for (int i = 0; i < kMaxSeats; ++i)
            if (actors.has(seat_at(i))) acting.add(seat_at(i));
    };
    for (const auto& move : moves) {
        CAPTURE(R::to_text(move));
        CHECK(R::judge(state, move).accepted());
        add_actors(move);
    }
    std::vector<typename R::Event> events;
    const HashValue hash = R::hash(state);
    int wrong = 0; // counted, because a check for each candidate would take most of the time
    for (const auto& candidate : candidates.all()) {
        const Verdict verdict = R::judge(state, candidate);
        const bool right = verdict.accepted()
                               ? candidates.is_listed(candidate)
                               : R::apply(state, candidate, events).refusal() == verdict.refusal();
        if (verdict.accepted()) add_actors(candidate);
        if (right) continue;
        UNSCOPED_INFO(R::to_text(candidate));
        ++wrong;
    }
    CHECK(wrong == 0);
    CHECK(events.empty());
    CHECK(R::hash(state) == hash);
    CHECK(acting == R::to_act(state));
}

struct LegalityGame {
    Seed seed = 1;
    int commands = 100;
    int commands_per_check = 1;
    Tick max_ticks = 0; // between two commands
};

// Plays a random game and checks it repeatedly. Returns the number of checks.
template <GameRules R, class Candidates>
int check_random_game(std::string_view options, const LegalityGame& game) {
    const auto parsed = parse_options<typename R::Options>(options, R::option_fields());
    REQUIRE(parsed);
    auto state = R::start(*parsed, game.seed);
    Random random(game.seed);
    std::vector<typename R::Event> events;
    int checks = 0;
    for (int i = 0; i < game.commands; ++i) {
        CAPTURE(options, i);
        if (i % game.commands_per_check == 0) {
            check_legality<R, Candidates>(state);
            ++checks;
        }
        const auto moves = R::moves(state);
        if (!moves.empty()) {
            const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            REQUIRE(R::apply(state, move, events).accepted());
        }
        if (R::outcome(state).ended()) break;
        const Tick ticks = game.max_ticks > 0
                               ? static_cast<Tick>(random.below(static_cast<std::uint32_t>(game.max_ticks)))
                               : 0;
        for (Tick tick = 0; tick < ticks && R::busy(state); ++tick)
            R::tick(state, events);
        if (moves.empty()) REQUIRE((ticks == 0 || R::busy(state) || !R::to_act(state).empty()));
    }
    check_legality<R, Candidates>(state);
    return checks + 1;
}

}
