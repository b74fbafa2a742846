#include "null_game/bot.h"

#include <algorithm>

namespace trapbox::null_game {

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed) {
    if (view.turn != seat || view.pebbles == 0) return {};
    Random random(seed);
    const int most = std::min(view.most, view.pebbles);
    const int surplus = (view.pebbles - (view.last_loses ? 1 : 0)) % (view.most + 1);
    const bool overlooks = static_cast<int>(random.below(kBotLevels)) >= level.value;
    const int any = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
    const int take = overlooks || surplus == 0 ? any : std::min(surplus, most);
    return {{kTicksPerSecond / 2, Command{take}}};
}

}
