// The command `bot`: parses its arguments and plays the bot's plan.
#include "console/console.h"
#include "core/text.h"

#include <algorithm>
#include <chrono>

namespace trapbox {

namespace {

struct BotOrder {
    int level = 0; // 0 = not given
    std::optional<int> seat;
    Budget budget;
};

Budget until_milliseconds(int milliseconds, const ConsoleLimits& limits) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    return {limits.bot_nodes, [end] { return std::chrono::steady_clock::now() >= end; }};
}

Result<BotOrder> parse_order(std::string_view text, const ConsoleLimits& limits) {
    // The default budget is a number of nodes, which is the same on every machine.
    BotOrder order{.seat = {}, .budget = {.nodes = std::min<std::uint64_t>(100'000, limits.bot_nodes)}};
    const auto range = [](auto max) { return " takes a number from 1 to " + std::to_string(max); };
    for (const auto word : split_words(text)) {
        if (const auto level = value_of(word, "level")) {
            order.level = parse_number<int>(*level, 1, kBotLevels).value_or(0);
            if (order.level == 0) return Fault{"level" + range(kBotLevels)};
        } else if (const auto nodes = value_of(word, "nodes")) {
            order.budget = {.nodes = parse_number<std::uint64_t>(*nodes, 1, limits.bot_nodes).value_or(0)};
            if (order.budget.nodes == 0) return Fault{"nodes" + range(limits.bot_nodes)};
        } else if (const auto ms = value_of(word, "ms")) {
            const auto count = parse_number<int>(*ms, 1, limits.bot_milliseconds);
            if (!count) return Fault{"ms" + range(limits.bot_milliseconds)};
            order.budget = until_milliseconds(*count, limits);
        } else if (const auto seat = value_of(word, "seat")) {
            order.seat = parse_number<int>(*seat, 0, kMaxSeats - 1);
            if (!order.seat) return Fault{"there is no seat " + quoted(*seat)};
        } else {
            return Fault{"expected level=, nodes=, ms= or seat=, found " + quoted(word)};
        }
    }
    if (order.level == 0) return Fault{"level" + range(kBotLevels)};
    return order;
}

}

Console::Problem Console::bot(std::string_view rest) {
    auto order = parse_order(rest, m_limits);
    if (!order) return order.fault();
    const SeatSet to_act = m_match->to_act();
    for (int i = 0; !order->seat && i < kMaxSeats; ++i)
        if (to_act.has(seat_at(i))) order->seat = i;
    if (!order->seat || !to_act.has(seat_at(*order->seat))) return Fault{"that seat cannot act now"};

    // Derived from the match, so that the same position gives the same play.
    const Seed seed = Hasher()
                          .add(m_match->seed())
                          .add(m_match->command_count())
                          .add(m_match->ticks())
                          .add(*order->seat)
                          .value();
    const auto plan = m_match->think(seat_at(*order->seat), BotLevel{order->level}, seed)(order->budget);
    if (plan.empty())
        return Fault{m_match->busy() ? "the bot is waiting; use tick to let time pass"
                                     : "the bot has no command"};
    for (const auto& step : plan) {
        const Tick ran = m_match->advance(std::min(step.delay, m_limits.ticks));
        if (ran > 0) put("ran " + std::to_string(ran));
        print_events();
        if (m_match->outcome().ended()) break;
        const auto command = to_text(step.command);
        put("do " + command);
        if (auto problem = apply(command)) return problem;
    }
    return {};
}

}
