// How hard Booby-Trap is, printed as tables: trips by tension and by care, solitaires by difficulty, bots by
// level. A tuning tool that takes minutes, not a test.
//   booby_trap_balance [games] [set_ups|lifts|trips|solitaires|easy|normal|hard|bots] [LEVEL of bots]
//   booby_trap_balance games levels [LEVEL]
// The second prints how each level, or that one, scores against the one below in games of two. Games come in
// pairs: the same tray, with seats exchanged.
#include "booby_trap/rules.h"
#include "console/measure.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

using Kind = Command::Kind;

bool may_touch(const State& state, int piece) {
    return judge(state, {.kind = Kind::touch, .piece = piece}).accepted();
}

void settle(State& state, std::vector<Event>& events) {
    while (Rules::busy(state))
        Rules::tick(state, events);
}

void print_set_ups(int count) {
    double loose = 0;
    double slowest = 0;
    double total = 0;
    float least = 1;
    float most = 0;
    for (int seed = 1; seed <= count; ++seed) {
        const double began = thread_seconds();
        const auto tray = set_up(Difficulty::normal, static_cast<Seed>(seed));
        const double took = thread_seconds() - began;
        slowest = std::max(slowest, took);
        total += took;
        const float share = loose_share(tray);
        loose += share;
        least = std::min(least, share);
        most = std::max(most, share);
    }
    std::printf("%d set-ups: loose %.1f %% (%.1f … %.1f), %.0f ms CPU (at most %.0f)\n", count,
                100 * loose / count, 100 * least, 100 * most, 1e3 * total / count, 1e3 * slowest);
}

// Twelve pieces at random out of each tray. Drift in µm.
void print_lifts(int count, int drift) {
    constexpr int kPicks = 12;
    struct Pick {
        int tension;
        bool tripped;
    };
    std::vector<Pick> picks;
    std::vector<Event> events;
    for (int seed = 1; seed <= count; ++seed) {
        Options options;
        options.practice = true;
        State state = Rules::start(options, static_cast<Seed>(seed));
        Random random(static_cast<Seed>(seed));
        for (int pick = 0; pick < kPicks; ++pick) {
            int piece = 0;
            do
                piece = static_cast<int>(random.below(kPieces));
            while (!may_touch(state, piece));
            const int tension = tension_of(state, piece);
            const int trips = state.players[0].trips;
            (void)Rules::apply(state, {Kind::touch, piece, 0, {}}, events);
            const float angle = random.unit() * 6.2831853F;
            if (drift > 0) {
                const Drift aside{static_cast<int>(static_cast<float>(drift) * std::cos(angle)),
                                  static_cast<int>(static_cast<float>(drift) * std::sin(angle))};
                (void)Rules::apply(state, {Kind::raise, 0, kClear - 1, aside}, events);
                settle(state, events);
            }
            (void)Rules::apply(state, {Kind::take, 0, 0, {}}, events);
            settle(state, events);
            events.clear();
            picks.push_back({tension, state.players[0].trips > trips});
        }
    }
    std::stable_sort(picks.begin(), picks.end(),
                     [](const Pick& a, const Pick& b) { return a.tension < b.tension; });
    const auto tripped = [&](std::size_t from, std::size_t to) {
        return std::count_if(picks.begin() + static_cast<std::ptrdiff_t>(from),
                             picks.begin() + static_cast<std::ptrdiff_t>(to),
                             [](const Pick& pick) { return pick.tripped; });
    };
    std::printf("%zu lifts with %d mm drift: %.1f %% trip; by quintile of tension", picks.size(),
                drift / 1'000,
                100.0 * static_cast<double>(tripped(0, picks.size())) / static_cast<double>(picks.size()));
    for (std::size_t quintile = 0; quintile < 5; ++quintile) {
        const std::size_t from = picks.size() * quintile / 5;
        const std::size_t to = picks.size() * (quintile + 1) / 5;
        std::printf("  %.1f %%",
                    100.0 * static_cast<double>(tripped(from, to)) / static_cast<double>(to - from));
    }
    std::printf("\n");
}

// What a trip does, over pieces taken at random until one is left.
void print_trips(int count) {
    int takes = 0;
    int slips = 0;
    int jumped = 0;
    int upended = 0;
    int with_upended = 0;
    std::vector<double> ways;     // mm
    std::vector<double> squeezes; // N, the peak of each trip
    for (int seed = 1; seed <= count; ++seed) {
        Options options;
        options.practice = true;
        State state = Rules::start(options, static_cast<Seed>(seed));
        Random random(static_cast<Seed>(seed));
        while (!Rules::outcome(state).ended()) {
            int piece = 0;
            do
                piece = static_cast<int>(random.below(kPieces));
            while (!may_touch(state, piece));
            std::vector<Event> events;
            (void)Rules::apply(state, {Kind::touch, piece, 0, {}}, events);
            (void)Rules::apply(state, {Kind::take, 0, 0, {}}, events);
            float peak = 0;
            while (Rules::busy(state)) {
                Rules::tick(state, events);
                for (int i = 0; i < kPieces && state.turn.slipped; ++i)
                    peak = std::max(peak, state.tray.squeeze(i));
            }
            ++takes;
            int here = 0;
            bool tripped = false;
            for (const Event& event : events) {
                slips += event.kind == Event::Kind::slipped ? 1 : 0;
                tripped = tripped || event.kind == Event::Kind::tripped;
                jumped += event.kind == Event::Kind::jumped ? 1 : 0;
                here += event.kind == Event::Kind::upended ? 1 : 0;
                if (event.kind == Event::Kind::bar_moved && tripped) ways.push_back(event.amount / 1e3);
            }
            if (tripped) squeezes.push_back(static_cast<double>(peak));
            upended += here;
            with_upended += here > 0 ? 1 : 0;
        }
    }
    const auto print = [](const char* name, std::vector<double>& values) {
        std::sort(values.begin(), values.end());
        std::printf("  %s", name);
        for (const int percent : {0, 10, 25, 50, 75, 90, 100})
            std::printf(
                "  %d%% %.1f", percent,
                values[std::min(values.size() - 1, values.size() * static_cast<std::size_t>(percent) / 100)]);
        std::printf("\n");
    };
    const auto trips = static_cast<int>(ways.size());
    if (trips == 0) return;
    std::printf("%d takes: %d slips, %d trips; a trip: %.2f jumped, %.2f upended; in %.0f %% any upended\n",
                takes, slips, trips, static_cast<double>(jumped) / trips,
                static_cast<double>(upended) / trips, 100.0 * with_upended / trips);
    print("way, mm", ways);
    print("peak squeeze, N", squeezes);
}

int loosest(const State& state) {
    int best = -1;
    for (int piece = 0; piece < kPieces; ++piece)
        if (may_touch(state, piece) && (best < 0 || state.tray.tension(piece) < state.tray.tension(best)))
            best = piece;
    return best;
}

int any_piece(const State& state, Random& random) {
    for (;;) {
        const auto piece = static_cast<int>(random.below(kPieces));
        if (may_touch(state, piece)) return piece;
    }
}

void print_solitaires(int count, Difficulty difficulty, const char* name) {
    for (const bool feels : {true, false}) {
        int won = 0;
        int trips = 0;
        int jumped = 0;
        for (int seed = 1; seed <= count; ++seed) {
            Options options;
            options.players = 1;
            options.difficulty = difficulty;
            State state = Rules::start(options, static_cast<Seed>(seed));
            Random random(static_cast<Seed>(seed));
            std::vector<Event> events;
            while (!Rules::outcome(state).ended()) {
                const int piece = feels ? loosest(state) : any_piece(state, random);
                (void)Rules::apply(state, {Kind::touch, piece, 0, {}}, events);
                (void)Rules::apply(state, {Kind::take, 0, 0, {}}, events);
                settle(state, events);
            }
            won += Rules::outcome(state).kind == Outcome::Kind::won ? 1 : 0;
            trips += state.players[0].trips;
            for (const Event& event : events)
                jumped += event.kind == Event::Kind::jumped ? 1 : 0;
        }
        std::printf("%-6s  %s: wins %.1f %% of %d, %.2f trips, %.2f jumped a trip\n", name,
                    feels ? "always the loosest" : "any piece         ", 100.0 * won / count, count,
                    static_cast<double>(trips) / count, static_cast<double>(jumped) / std::max(1, trips));
        std::fflush(stdout);
    }
}

// Bots of these levels, by seat, play one game to its end.
State played(const Options& options, Seed seed, const std::vector<int>& levels) {
    State state = Rules::start(options, seed);
    std::vector<Event> events;
    Seed thought = seed << 20;
    while (!Rules::outcome(state).ended()) {
        const BotLevel level{levels[state.turn.seat.index]};
        for (const auto& step : plan(Rules::view(state), state.turn.seat, level, thought++)) {
            for (Tick tick = 0; tick < step.delay && Rules::busy(state); ++tick)
                Rules::tick(state, events);
            (void)Rules::apply(state, step.command, events);
        }
        settle(state, events);
    }
    return state;
}

void print_levels(int count, int level) {
    int won = 0;
    int shared = 0;
    std::array<int, 2> trips{};
    std::array<int, 2> points{};
    int turns = 0;
    Options options;
    options.players = 2;
    for (int game = 0; game < count; ++game) {
        const auto stronger = static_cast<std::size_t>(game % 2);
        std::vector<int> levels(2, level - 1);
        levels[stronger] = level;
        const State state = played(options, static_cast<Seed>(1 + game / 2), levels);
        const auto winners = Rules::outcome(state).winners;
        shared += winners.size() == 2 ? 1 : 0;
        won += winners.size() == 1 && winners.front().index == stronger ? 1 : 0;
        for (std::size_t side = 0; side < 2; ++side) {
            const Player& player = state.players[side == 0 ? stronger : 1 - stronger];
            trips[side] += player.trips;
            points[side] += player.points - player.penalties;
        }
        turns += state.turn.number;
    }
    const double games = count;
    const double share = (won + 0.5 * shared) / games;
    const double squares = (won + 0.25 * shared) / games - share * share;
    std::printf("level %d against level %d: won %d, shared %d, lost %d of %d: %.1f %% +- %.1f; "
                "%.2f and %.2f trips, %.0f and %.0f points, %.0f turns a game\n",
                level, level - 1, won, shared, count - won - shared, count, 100 * share,
                100 * std::sqrt(squares / games), trips[0] / games, trips[1] / games, points[0] / games,
                points[1] / games, turns / games);
    std::fflush(stdout);
}

// Four bots of the same level at one tray.
void print_bots(int count, int level) {
    int trips = 0;
    int turns = 0;
    for (int seed = 1; seed <= count; ++seed) {
        const State state = played({}, static_cast<Seed>(seed), std::vector<int>(4, level));
        for (const Player& player : state.players)
            trips += player.trips;
        turns += state.turn.number;
    }
    std::printf("level %d: %.2f trips and %.0f turns a game of four\n", level,
                static_cast<double>(trips) / count, static_cast<double>(turns) / count);
    std::fflush(stdout);
}

}

int main(int count, char** arguments) {
    const int games = count > 1 ? std::max(1, std::atoi(arguments[1])) : 200;
    const auto wanted = [&](const char* table) { return count < 3 || std::strcmp(arguments[2], table) == 0; };
    if (wanted("set_ups")) print_set_ups(games);
    if (wanted("lifts"))
        for (const int drift : {0, 8'000})
            print_lifts(games, drift);
    if (wanted("trips")) print_trips(games);
    constexpr std::pair<Difficulty, const char*> kDifficulties[] = {
        {Difficulty::easy, "easy"}, {Difficulty::normal, "normal"}, {Difficulty::hard, "hard"}};
    for (const auto& [difficulty, name] : kDifficulties)
        if (wanted("solitaires") || wanted(name)) print_solitaires(games, difficulty, name);
    if (wanted("bots"))
        for (int level = 1; level <= kBotLevels; ++level)
            if (count < 4 || std::atoi(arguments[3]) == level) print_bots(games, level);
    if (count > 2 && std::strcmp(arguments[2], "levels") == 0)
        for (int level = 2; level <= kBotLevels; ++level)
            if (count < 4 || std::atoi(arguments[3]) == level) print_levels(games, level);
}
