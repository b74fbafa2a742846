#include "bot.h"

#include "evaluation.h"
#include "search.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

// Levels differ by how far and how widely they look, by how much they misjudge, and by what they overlook.
struct Level {
    SearchLimits limits;
    std::uint32_t misjudges = 1; // up to so much, less 1, in a thousandth of a mover
    std::uint32_t overlooks = 0; // percent of the turns
};

constexpr std::array<Level, kBotLevels> kLevels{{
    {{.depth = 1, .halves = 10, .width = 40, .margin = 400, .nodes = 20'000}, 400, 70},
    {{.depth = 1, .halves = 12, .width = 20, .margin = 150, .nodes = 20'000}, 150, 30},
    {{.depth = 2, .halves = 12, .width = 6, .margin = 100, .nodes = 60'000}, 100, 15},
    {{.depth = 3, .halves = 12, .width = 8, .margin = 10, .nodes = 400'000}, 10, 0},
    {{.depth = 6, .halves = 14, .width = 8, .margin = 3, .nodes = 1'000'000}, 3, 0},
}};

SearchResult look_ahead(const View& view, const Level& level, const Budget& budget) {
    SearchLimits limits = level.limits;
    limits.nodes = std::min(limits.nodes, budget.nodes);
    return search(view.position, view.quiet, view.options.quiet_turns, limits, budget.stopped);
}

Command chosen_turn(const View& view, const Level& level, Seed seed, const Budget& budget) {
    Random random(seed);
    if (level.overlooks == 0)
        if (const auto win = winning_turn(view.position).turn) return *win;
    const auto found = look_ahead(view, level, budget);
    const SearchedTurn* best = nullptr;
    int most = 0;
    for (const SearchedTurn& searched : found.turns) {
        int value = searched.value + static_cast<int>(random.below(level.misjudges));
        if (random.below(100) < level.overlooks)
            value -= 3 * kWin; // taken only when everything is overlooked
        if (best && value <= most) continue;
        best = &searched;
        most = value;
    }
    return canonical(view.position, best->turn);
}

// Who answers an offer is not to move; it judges by what the other side's best turn leaves it.
bool accepts_draw(const View& view, const Level& level, const Budget& budget) {
    const auto turns = look_ahead(view, level, budget).turns;
    const int worth = -(turns.empty() ? evaluate(view.position) : turns.front().value);
    const bool dull = view.quiet >= view.options.quiet_turns / 2;
    return worth < -kMoverCaught / 2 || (dull && worth < kMoverCaught / 2);
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    const auto say = [](Command::Kind kind) { return Plan<Command>{{kTicksPerSecond / 2, {kind, {}, {}}}}; };
    if (view.end) return {};
    if (view.offered_by) {
        if (*view.offered_by == seat) return {};
        const bool accepts = accepts_draw(view, of_level(kLevels, level), budget);
        return say(accepts ? Command::Kind::accept_draw : Command::Kind::decline_draw);
    }
    if (view.position.turn != seat) return {};
    if (view.must_pass) return say(Command::Kind::pass);
    return {{kTicksPerSecond / 2, chosen_turn(view, of_level(kLevels, level), seed, budget)}};
}

}
