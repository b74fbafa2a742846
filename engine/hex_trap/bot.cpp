#include "hex_trap/bot.h"

#include "hex_trap/evaluation.h"
#include "hex_trap/outcome.h"
#include "hex_trap/search.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

// The parameters of a level: search limits and simulated human error.
struct Level {
    SearchLimits limits;
    std::uint32_t value_error =
        1; // random error of each value, 0 … value_error − 1, where a mover is worth 1000
    std::uint32_t overlooked_percent = 0; // of the candidate turns are not seen
    std::uint32_t careless_percent = 0;   // of its turns ignore the danger to its own movers
};

constexpr std::array<Level, kBotLevels> kLevels{{
    {{.depth = 1, .halves = 12, .width = 20, .margin = 150, .nodes = 20'000}, 150, 36, 25},
    {{.depth = 2, .halves = 12, .width = 6, .margin = 150, .nodes = 60'000}, 150, 30, 10},
    {{.depth = 2, .halves = 12, .width = 6, .margin = 60, .nodes = 60'000}, 60, 8, 0},
    {{.depth = 3, .halves = 12, .width = 8, .margin = 10, .nodes = 400'000}, 10, 0, 0},
    {{.depth = 6, .halves = 14, .width = 8, .margin = 3, .nodes = 1'000'000}, 3, 0, 0},
}};

constexpr int kRepeatCost = 100; // subtracted when a position occurs for the second time

// HX-6: with no walls left, a game without a trap for this many turns is unlikely to be decided.
constexpr int kDullTurns = 12;
constexpr int kTurnsBetweenOffers = 10;

SearchResult look_ahead(const View& view, const Level& level, const Budget& budget) {
    SearchLimits limits = level.limits;
    limits.nodes = std::min(limits.nodes, budget.nodes);
    return search(view.position, view.quiet, view.options.quiet_turns, limits, budget.cancelled);
}

// HX-6: how often the position `then` has occurred before.
int repeats(const View& view, const Position& then) {
    const bool trapped = !then.free_again && then.caught != view.position.caught;
    if (!view.options.threefold || then.pile < view.position.pile || trapped) return 0;
    auto past = view.past;
    past.push_back(arrangement(view.position));
    return times_before(past, arrangement(then));
}

int value_of(const View& view, const SearchedTurn& searched, bool careless) {
    Position then = view.position;
    then.play(searched.turn.first);
    then.play(searched.turn.second);
    then.end_turn();
    if (then.all_caught(then.turn)) return kWin;
    const int times = repeats(view, then);
    if (times >= 2) return 0; // a draw
    const int value = careless ? -prospects(then, then.turn) : searched.value;
    return times == 1 ? value - kRepeatCost : value;
}

Command chosen_turn(const View& view, const Level& level, Random& random, const SearchResult& found) {
    const bool careless = random.below(100) < level.careless_percent;
    const SearchedTurn* best = nullptr;
    int best_value = 0;
    for (const SearchedTurn& searched : found.turns) {
        int value = value_of(view, searched, careless) + static_cast<int>(random.below(level.value_error));
        if (random.below(100) < level.overlooked_percent)
            value -= 3 * kWin; // chosen only if all turns are overlooked
        if (best && value <= best_value) continue;
        best = &searched;
        best_value = value;
    }
    return canonical(view.position, best->turn);
}

bool is_dull(const View& view) {
    return view.quiet >= view.options.quiet_turns / 2 ||
           (view.position.pile == 0 && view.quiet >= kDullTurns);
}

// For the seat on turn.
int own_value(const View& view, const SearchResult& found) {
    return found.turns.empty() ? evaluate(view.position) : found.turns.front().value;
}

// The seat that answers an offer is not on turn, so it judges by the value of the other seat's best turn.
bool accepts_draw(const View& view, const SearchResult& found) {
    const int value = -own_value(view, found);
    return value < -kMoverCaught / 2 || (is_dull(view) && value < kMoverCaught / 2);
}

// Only when it is not ahead, and only once in kTurnsBetweenOffers of its turns.
bool offers_draw(const View& view, const SearchResult& found) {
    return view.may_offer && is_dull(view) && view.quiet % kTurnsBetweenOffers < 2 &&
           own_value(view, found) < kMoverCaught / 2;
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    const auto single = [](Command::Kind kind) {
        return Plan<Command>{{kTicksPerSecond / 2, {kind, {}, {}}}};
    };
    if (view.end) return {};
    const Level& own = of_level(kLevels, level);
    if (view.offered_by) {
        if (*view.offered_by == seat) return {};
        return single(accepts_draw(view, look_ahead(view, own, budget)) ? Command::Kind::accept_draw
                                                                        : Command::Kind::decline_draw);
    }
    if (view.position.turn != seat) return {};
    if (view.must_pass) return single(Command::Kind::pass);
    const auto play = [](const Command& turn) { return Plan<Command>{{kTicksPerSecond / 2, turn}}; };
    if (own.overlooked_percent == 0)
        if (const auto win = winning_turn(view.position).turn) return play(*win);
    const SearchResult found = look_ahead(view, own, budget);
    if (offers_draw(view, found)) return single(Command::Kind::offer_draw);
    Random random(seed);
    return play(chosen_turn(view, own, random, found));
}

}
