// The result of reviewing a finished turn-based game: for each turn the winning chances of the side that took
// it, and the turning points, where a better choice would have kept the most. Knows no game.
#pragma once

#include "core/match.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace trapbox {

// Limits, progress and cancellation of a review. A cancelled review returns what it has found so far, within
// a second.
struct ReviewMonitor {
    std::uint64_t nodes = 150'000; // of the search of each turn
    CancelToken cancelled = [] { return false; };
    std::function<void(double)> progress = [](double) {}; // 0 … 1
};

// Converts an evaluation to a winning chance: logistic, 73 % at `scale`. Uses only basic operations, because
// exp differs between libraries.
constexpr double winning_chance(double value, double scale) {
    constexpr int kHalvings = 10;
    constexpr double kParts = 2 << kHalvings;
    const double part = std::clamp(value / scale, -20.0, 20.0) / kParts;
    double power = (1 - part) / (1 + part); // e^(-2 part), exact to the second order
    for (int i = 0; i < kHalvings; ++i)
        power *= power;
    return 1 / (1 + power);
}

// One turn of the game.
struct TurnChances {
    std::size_t command = 0; // its index among the commands of the game
    Seat seat{};             // the seat that took the turn
    double best = 0.5;       // winning chance of `seat` after the best choice, 0 … 1
    double played = 0.5;     // winning chance of `seat` after the choice it made

    double loss() const { return best - played; }
    double of(Seat other) const { return other == seat ? played : 1 - played; } // after the turn
};

inline constexpr std::size_t kMaxTurningPoints = 3;
inline constexpr double kMinLoss = 0.08; // of the winning chance; less is within the error of a search

// The turns with the greatest losses, in the order of the game.
inline std::vector<std::size_t> turning_points(std::span<const TurnChances> turns) {
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (turns[i].loss() >= kMinLoss) points.push_back(i);
    std::ranges::stable_sort(points,
                             [&](std::size_t a, std::size_t b) { return turns[a].loss() > turns[b].loss(); });
    if (points.size() > kMaxTurningPoints) points.resize(kMaxTurningPoints);
    std::ranges::sort(points);
    return points;
}

// A turning point: what was played, what was better, and why. Each line begins with that turn and continues
// with what follows from it.
template <class Command, class Reason>
struct TurningPoint {
    std::size_t turn = 0; // index among the reviewed turns
    std::vector<Command> played;
    std::vector<Command> better;
    Reason reason;
};

template <class Command, class Reason>
struct TurnsReview {
    std::vector<TurnChances> turns;
    std::vector<TurningPoint<Command, Reason>> points;
};

// Replays a match from its start, for games with ticks: calls see(match, events) first, after every command
// and every tick. False if it was cancelled or does not replay.
template <GameRules R, class See>
bool replay_seen(const Match<R>& played, const ReviewMonitor& monitor, See see) {
    constexpr Tick kTicksPerPoll = kTicksPerSecond / 10;
    Match<R> match = played.rewound();
    auto restart = played.restarts().begin();
    const double length = static_cast<double>(played.ticks()) + 1;
    const auto make_restarts = [&] {
        for (; restart != played.restarts().end() && restart->commands == match.entries().size() &&
               restart->tick == match.ticks();
             ++restart)
            if (!match.restart(*restart)) return false;
        return true;
    };
    const auto run_until = [&](Tick tick) {
        while (match.ticks() < tick) {
            if (match.advance(1) == 0 || !make_restarts()) return false;
            see(std::as_const(match), match.take_events());
            if (match.ticks() % kTicksPerPoll != 0) continue;
            monitor.progress(static_cast<double>(match.ticks()) / length);
            if (monitor.cancelled()) return false;
        }
        return true;
    };
    if (!make_restarts()) return false;
    see(std::as_const(match), match.take_events());
    for (const auto& entry : played.entries()) {
        if (!run_until(entry.tick) || !match.apply(entry.command).accepted() || !make_restarts())
            return false;
        see(std::as_const(match), match.take_events());
    }
    return run_until(played.ticks());
}

}
