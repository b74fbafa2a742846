#include "console/benches.h"

#include "booby_trap/set_up.h"
#include "catalog.h"
#include "hex_trap/random_turn.h"
#include "hex_trap/rules.h"
#include "hex_trap/search.h"
#include "passed_trap/table.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace trapbox {

namespace {

std::unique_ptr<AnyMatch> started(std::string_view game, std::string_view options) {
    auto match = find_game(game)->start(options, 1);
    assert(match);
    return std::move(*match);
}

// Lets bots play at every seat in turn, for `ticks` ticks or until no bot has a plan and nothing moves.
Journal self_play(std::string_view game, Tick ticks) {
    const auto match = started(game, "");
    int idle = 0; // seats in a row
    for (Seed turn = 0; match->ticks() < ticks && !match->outcome().ended() && idle < match->seats();
         ++turn) {
        const auto seat = seat_at(static_cast<int>(turn % static_cast<Seed>(match->seats())));
        const auto plan = match->think(seat, BotLevel{2}, turn)(Budget{.nodes = 100});
        for (const auto& step : plan) {
            match->advance(step.delay);
            static_cast<void>(
                match->apply(step.command)); // may be refused: the table has changed since the plan
        }
        const bool waits = plan.empty() && match->advance(kTicksPerSecond / 10) == 0;
        idle = waits ? idle + 1 : 0;
    }
    return match->journal();
}

// How many times faster than real time a replay of half a minute of The Passed-Trap is.
Measured journal_replay(int runs) {
    const auto journal = self_play("passed_trap", ticks_from_seconds(30));
    const auto* game = find_game("passed_trap");
    const double seconds = best_seconds(runs, [&] {
        [[maybe_unused]] const auto match = game->load(journal);
        assert(match && (*match)->exact());
    });
    return {static_cast<double>(journal.ticks) / kTicksPerSecond / seconds, {}};
}

// Calls shoot(disk, position, velocity) for every disk.
template <class Shoot>
void shoot_all(Shoot shoot) {
    using namespace passed_trap;
    for (int disk = 0; disk < kDisks; ++disk) {
        const Seat camp = seat_at(disk % 2);
        const auto column = static_cast<float>(disk / 2 - 2);
        shoot(disk, turned(camp, {0.06F * column, kInFrontY + 0.002F}),
              turned(camp, {0.1F * column, 0.8F + 0.2F * column}));
    }
}

// Microseconds per step. All disks are shot again every quarter of a second, while most still move.
template <class ShootAll, class Step>
double microseconds_per_step(int runs, ShootAll shoot_all, Step step) {
    constexpr int kSteps = 12'000;
    return 1e6 / kSteps * best_seconds(runs, [&] {
               for (int i = 0; i < kSteps; ++i) {
                   if (i % (kTicksPerSecond / 4) == 0) shoot_all();
                   step();
               }
           });
}

// Baseline: the same bodies without bands and table friction.
Measured passed_trap_step(int runs) {
    using physics::Vec;
    constexpr float kGap = 0.043F;
    passed_trap::Table table(kGap);
    const auto shoot_table = [&table] {
        shoot_all([&table](int disk, Vec at, Vec velocity) {
            table.put(disk, at);
            table.set_motion(disk, velocity, 0);
        });
    };
    physics::World world;
    const auto bodies = passed_trap::add_board(world, kGap);
    const auto shoot_bodies = [&] {
        shoot_all([&](int disk, Vec at, Vec velocity) {
            world.place(bodies.first_disk + disk, at);
            world.set_enabled(bodies.first_disk + disk, true);
            world.set_velocity(bodies.first_disk + disk, velocity);
        });
    };
    const double with_table = microseconds_per_step(runs, shoot_table, [&table] { table.step(); });
    return {with_table, microseconds_per_step(runs, shoot_bodies, [&world] { world.step(); })};
}

// A full tray from which a piece is removed every quarter of a second, so that the bar keeps moving.
Measured booby_trap_step(int runs) {
    using namespace booby_trap;
    constexpr int kStepsPerPiece = kTicksPerSecond / 4;
    constexpr int kSteps = kStepsPerPiece * kPieces / 2;
    const auto microseconds = [runs](bool bare) {
        double best = std::numeric_limits<double>::infinity();
        for (int run = 0; run < runs; ++run) {
            auto tray = set_up(Difficulty::normal, 1);
            const double begin = thread_seconds();
            for (int i = 0; i < kSteps; ++i) {
                if (i % kStepsPerPiece == 0) tray.remove(i / kStepsPerPiece * 2);
                bare ? tray.world().step() : tray.step();
            }
            best = std::min(best, thread_seconds() - begin);
        }
        return 1e6 / kSteps * best;
    };
    return {microseconds(false), microseconds(true)};
}

Measured booby_trap_setup(int runs) {
    return {1e3 * best_seconds(runs, [] { booby_trap::set_up(booby_trap::Difficulty::normal, 1); }), {}};
}

// The unbalanced force per piece as a share of the mean contact load: not a time, but the accuracy of the
// packing.
Measured booby_trap_balance(int) {
    constexpr int kTrays = 10;
    double sum = 0;
    for (Seed seed = 1; seed <= kTrays; ++seed) {
        const auto tray = booby_trap::set_up(booby_trap::Difficulty::normal, seed);
        sum += static_cast<double>(tray.force_residual() / tray.mean_contact_load());
    }
    return {sum / kTrays, {}};
}

// Million leaves per second.
Measured perft(std::string_view options, int depth, int runs) {
    const auto match = started("trapdoor_checkers", options);
    std::uint64_t leaves = 0;
    const double seconds = best_seconds(runs, [&] { leaves = match->perft(depth).value_or(0); });
    return {static_cast<double>(leaves) * 1e-6 / seconds, {}};
}
Measured perft_english(int runs) { return perft("rules=english trapdoors=off", 10, runs); }
Measured perft_continental(int runs) { return perft("rules=continental trapdoors=off", 9, runs); }

// A random game of Trap on the standard field, played to its end by a win or HX-6, on the position alone:
// without a list of moves or events.
void play_out(Random& random) {
    using namespace hex_trap;
    const int quiet_turns = Options{}.quiet_turns;
    Position position = start_position({});
    for (int quiet = 0; quiet < quiet_turns && !position.all_caught(kRed) && !position.all_caught(kBlue);) {
        const auto pile = position.pile;
        const auto caught = position.caught;
        if (const auto turn = random_turn(position, random)) {
            position.play(turn->first);
            position.play(turn->second);
        }
        position.end_turn();
        quiet = position.pile < pile || position.caught != caught ? 0 : quiet + 1;
    }
}

Measured hex_trap_playouts(int runs) {
    constexpr int kGames = 1000;
    return {kGames / best_seconds(runs,
                                  [] {
                                      Random random(1);
                                      for (int i = 0; i < kGames; ++i)
                                          play_out(random);
                                  }),
            {}};
}

// The search of level 5 in the first turn and in the middle of a game. A node is one evaluated position: a
// copy with a half-turn or a whole turn played, its trapped movers found, and its static evaluation.
Measured hex_trap_nodes(int runs) {
    using namespace hex_trap;
    const auto middle = restore({}, "R:c2,d4,c6 B:f2,g4,e6 walls=e5|e6,d5|e6,f2|g2,f2|f3 turn=blue");
    assert(middle);
    const SearchLimits limits{.depth = 6, .halves = 14, .width = 8, .nodes = 300'000};
    std::uint64_t nodes = 0;
    const double seconds = best_seconds(runs, [&] {
        nodes = 0;
        for (const auto& position : {start_position({}), middle->position})
            nodes += search(position, 0, 60, limits, [] { return false; }).nodes;
    });
    return {static_cast<double>(nodes) / seconds, {}};
}

}

double best_seconds(int runs, const std::function<void()>& run) {
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < runs; ++i) {
        const double begin = thread_seconds();
        run();
        best = std::min(best, thread_seconds() - begin);
    }
    return best;
}

std::span<const Bench> benches() {
    static constexpr Bench kBenches[] = {
        {"journal.replay", "times real time", &journal_replay},
        {"passed_trap.step", "us", &passed_trap_step}, // baseline: the same bodies in bare Box2D
        {"booby_trap.step", "us", &booby_trap_step},   // the same
        {"booby_trap.setup", "ms", &booby_trap_setup},
        {"booby_trap.balance", "of the mean load", &booby_trap_balance},
        {"checkers.perft_english", "million nodes/s", &perft_english},
        {"checkers.perft_continental", "million nodes/s", &perft_continental},
        {"hex_trap.playouts", "games/s", &hex_trap_playouts},
        {"hex_trap.nodes", "nodes/s", &hex_trap_nodes},
    };
    return kBenches;
}

}
