#include "bot.h"

namespace trapbox::hex_trap {

namespace {

int freedom(const Position& position, Seat seat) {
    int sum = 0;
    for (int i = 0; i < kMovers; ++i) {
        const int exits = position.exits(position.movers[static_cast<std::size_t>(i)]).count();
        const int value = position.is_caught(i) ? -20 : exits;
        sum += owner(i) == seat ? value : -value;
    }
    return sum;
}

Command best_turn(const Position& position, BotLevel level, Random& random, const Budget& budget) {
    const auto turns = legal_turns(position);
    Command best = turns[0];
    int most = -1000;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (i % 1024 == 0 && budget.stopped()) break;
        Position then = position;
        then.play(turns[i].first);
        then.play(turns[i].second);
        then.caught = then.judged();
        const int noise =
            static_cast<int>(random.below(static_cast<std::uint32_t>(2 + kBotLevels - level.value)));
        const int value = 4 * freedom(then, position.turn) + noise;
        if (value > most) {
            most = value;
            best = turns[i];
        }
    }
    return best;
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    const auto say = [](Command::Kind kind) { return Plan<Command>{{kTicksPerSecond / 2, {kind, {}, {}}}}; };
    if (view.ended) return {};
    if (view.offered_by)
        return *view.offered_by == seat           ? Plan<Command>{}
               : freedom(view.position, seat) > 0 ? say(Command::Kind::decline_draw)
                                                  : say(Command::Kind::accept_draw);
    if (view.position.turn != seat) return {};
    if (view.must_pass) return say(Command::Kind::pass);
    Random random(seed);
    return {{kTicksPerSecond / 2, best_turn(view.position, level, random, budget)}};
}

}
