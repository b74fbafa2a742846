#include "booby_trap/table.h"
#include "legality.h"

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

using Kind = Command::Kind;

struct Candidates : trapbox::tests::CandidatesOf<Rules> {
    std::vector<Command> all() const {
        std::vector<Command> commands{{.kind = Kind::put_back}, {.kind = Kind::take}, {.kind = Kind::pass}};
        for (int piece = -1; piece <= kPieces; ++piece)
            commands.push_back({.kind = Kind::touch, .piece = piece});
        for (const int height : {-1, 0, 1, kClear / 2, kClear - 1, kClear})
            for (const Drift drift :
                 {Drift{0, 0}, {kMaxDrift, -kMaxDrift}, {kMaxDrift + 1, 0}, {0, -kMaxDrift - 1}})
                commands.push_back({.kind = Kind::raise, .height = height, .drift = drift});
        return commands;
    }
    SeatSet actors(const Command&) const { return state.turn.seat; }
    // Whether `moves` lists a command of the same kind for the same piece; heights and drifts are only
    // sampled.
    bool is_listed(const Command& command) const {
        return std::any_of(moves.begin(), moves.end(), [&](const Command& move) {
            return move.kind == command.kind && (move.kind != Kind::touch || move.piece == command.piece);
        });
    }
};

}

TEST_CASE("Booby-Trap: judge, moves, to_act and apply agree in every variant", "[booby_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        const int checks = trapbox::tests::check_random_game<Rules, Candidates>(
            preset.options, {.seed = 3, .commands = 60, .max_ticks = kTicksPerSecond});
        CHECK(checks > 20);
    }
}

TEST_CASE("BT-12 no player may act while the tray settles", "[booby_trap]") {
    booby_trap::tests::Table table("players=2", booby_trap::tests::two_columns(2));
    auto restored = restore(table.state().options, checkpoint(table.state()));
    REQUIRE(restored);
    State& state = *restored;
    std::vector<Event> events;
    REQUIRE(Rules::apply(state, {.kind = Kind::touch, .piece = booby_trap::tests::number_of("l1")}, events)
                .accepted());
    REQUIRE(Rules::apply(state, {.kind = Kind::take}, events).accepted());
    REQUIRE(phase_of(state) == Phase::settling);
    CHECK(Rules::to_act(state).empty());
    trapbox::tests::check_legality<Rules, Candidates>(state);
    while (Rules::busy(state))
        Rules::tick(state, events);
    CHECK(Rules::to_act(state) == SeatSet(seat_at(1)));
    trapbox::tests::check_legality<Rules, Candidates>(state);
}
