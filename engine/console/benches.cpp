#include "console/benches.h"

#include <algorithm>
#include <ctime>
#include <limits>

namespace trapbox {

namespace {

double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// A minute of random play, or as much as the game gives; empty of ticks where it has no clock.
Journal random_play(const CatalogEntry& game) {
    Random random(1);
    auto match = game.start(game.info().presets.front().options, 1);
    if (!match) return {};
    while ((*match)->ticks() < ticks_from_seconds(60) && !(*match)->outcome().ended()) {
        const auto ran = (*match)->advance(kTicksPerSecond / 4);
        const auto moves = (*match)->moves();
        if (moves.empty() && ran == 0) break;
        if (moves.empty()) continue;
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (const auto verdict = (*match)->apply(move); !verdict || !verdict->accepted()) break;
        if ((*match)->command_count() > 2000) break;
    }
    return (*match)->journal();
}

// How many times faster than it was played the first game with a clock replays.
std::optional<Measured> journal_replay(std::span<const CatalogEntry> games) {
    for (const CatalogEntry& game : games) {
        const auto journal = random_play(game);
        if (journal.ticks < kTicksPerSecond) continue;
        const double seconds = best_seconds([&] { static_cast<void>(game.load(journal)); });
        return Measured{static_cast<double>(journal.ticks) / kTicksPerSecond / seconds, {}};
    }
    return {};
}

}

double best_seconds(const std::function<void()>& run) {
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 5; ++i) {
        const double begin = thread_seconds();
        run();
        best = std::min(best, thread_seconds() - begin);
    }
    return best;
}

std::span<const Bench> benches() {
    static constexpr Bench kBenches[] = {
        {"journal.replay", "times real time", &journal_replay},
    };
    return kBenches;
}

}
