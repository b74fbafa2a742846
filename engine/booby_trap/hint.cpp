#include "booby_trap/hint.h"

#include "booby_trap/feel.h"
#include "booby_trap/rules.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

using Kind = Command::Kind;

constexpr float kPressSeconds = 2;   // as long as the strongest bot
constexpr std::size_t kMaxTried = 8; // the loosest pieces; if all of these trip the bar, so do the others
constexpr int kSurelyTripped =
    2 * kMarkingMicrometres; // the bar never comes back from an overshoot this large

struct Request {
    Options options;
    std::string position;
    Phase phase = Phase::choosing;
    std::optional<int> touched;
    bool may_pass = false;
    std::vector<int> loosest_first;
};

// The pieces that may be taken in this turn, sorted by felt tension; at equal tension, the piece with the
// most room around it first.
std::vector<int> loosest_first(const State& state, Seed seed) {
    struct Reading {
        float tension; // N
        float room;    // m to the nearest neighbour
        int piece;
    };
    const auto due = due_size(state);
    std::vector<Reading> readings;
    for (int piece = 0; piece < kPieces; ++piece) {
        if (!is_in_tray(state, piece) || (due && size_of(piece) != *due)) continue;
        const float tension = static_cast<float>(tension_of(state, piece)) / 1'000;
        float room = 1;
        for (int other = 0; other < kPieces; ++other)
            if (other != piece && is_in_tray(state, other))
                room = std::min(room, length(state.tray.position(other) - state.tray.position(piece)) -
                                          measures_of(other).radius - measures_of(piece).radius);
        readings.push_back({felt(tension, kPressSeconds, seed + static_cast<Seed>(piece)), room, piece});
    }
    std::sort(readings.begin(), readings.end(), [](const Reading& a, const Reading& b) {
        return a.tension != b.tension ? a.tension < b.tension : a.room > b.room;
    });
    std::vector<int> pieces;
    for (const Reading& reading : readings)
        pieces.push_back(reading.piece);
    return pieces;
}

// Simulates a straight lift in a copy of the tray.
bool is_safe(const Request& request, int piece) {
    auto copy = restore(request.options, request.position);
    if (!copy) return false;
    copy->turn.touched = piece;
    std::vector<Event> events;
    if (!Rules::apply(*copy, {.kind = Kind::take}, events).accepted()) return false;
    while (Rules::busy(*copy) && bar_moved(*copy) < kSurelyTripped)
        Rules::tick(*copy, events);
    return std::none_of(events.begin(), events.end(),
                        [](const Event& event) { return event.kind == Event::Kind::penalty; }) &&
           !Rules::busy(*copy);
}

// −1: none of the tried pieces is safe.
int first_safe(const Request& request, const Budget& budget) {
    for (std::size_t i = 0; i < std::min(kMaxTried, request.loosest_first.size()) && !budget.cancelled(); ++i)
        if (is_safe(request, request.loosest_first[i])) return request.loosest_first[i];
    return -1;
}

Plan<Command> hint(const Request& request, const Budget& budget) {
    const Plan<Command> take{{0, {.kind = Kind::take}}};
    const Plan<Command> pass{{0, {.kind = Kind::pass}}};
    const bool alone = seats(request.options) == 1;
    switch (request.phase) {
    case Phase::choosing: {
        if (request.loosest_first.empty()) return {};
        const int safe = first_safe(request, budget);
        // In the solitaire, passing does not help: nobody else takes the piece that trips the bar.
        if (safe < 0 && request.may_pass && !alone) return pass;
        return {{0, {.kind = Kind::touch, .piece = safe < 0 ? request.loosest_first.front() : safe}}};
    }
    case Phase::touching:
        if (!request.may_pass || is_safe(request, *request.touched)) return take;
        return alone && first_safe(request, budget) < 0 ? take : pass;
    case Phase::lifting: return take;
    case Phase::settling:
    case Phase::ended: break;
    }
    return {};
}

}

std::function<Plan<Command>(const Budget&)> prepare_hint(const State& state, Seed seed) {
    return [request = Request{.options = state.options,
                              .position = checkpoint(state),
                              .phase = phase_of(state),
                              .touched = state.turn.touched,
                              .may_pass = judge(state, {.kind = Kind::pass}).accepted(),
                              .loosest_first = loosest_first(state, seed)}](const Budget& budget) {
        return hint(request, budget);
    };
}

}
