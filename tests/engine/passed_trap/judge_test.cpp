#include "legality.h"
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

using Kind = Command::Kind;

struct Candidates : trapbox::tests::CandidatesOf<Rules> {
    // Every kind of command by either seat, for disks and places that a hand could mean.
    std::vector<Command> all() const {
        std::vector<Command> commands;
        for (int kind = 0; kind <= static_cast<int>(Kind::laugh); ++kind)
            for (const Seat seat : {seat_at(0), seat_at(1)})
                for (int disk = -1; disk <= kDisks; ++disk) {
                    const bool exists = disk >= 0 && disk < kDisks;
                    const Vec at = kind == static_cast<int>(Kind::place) || !exists
                                       ? turned(seat, {-0.12F, -0.05F})
                                       : state.table.position(disk);
                    commands.push_back({static_cast<Kind>(kind), seat, disk, physics::millionths(at.x),
                                        physics::millionths(at.y)});
                }
        return commands;
    }
    // A command without a seat can come from any player of the round, the answer to a claim by the accused
    // (PT-16; or by a referee, who has no seat).
    SeatSet actors(const Command& command) const {
        if (command.kind == Kind::confirm || command.kind == Kind::reject) return other(state.claim.accuser);
        if (command.kind != Kind::pause) return command.seat;
        SeatSet seats;
        for (const Seat seat : {seat_at(0), seat_at(1)})
            if (plays(state, seat)) seats.add(seat);
        return seats;
    }
    // Whether `moves` lists a command of the same kind, by the same seat, for the same disk; places are only
    // sampled.
    bool is_listed(const Command& command) const {
        const bool has_seat =
            command.kind != Kind::pause && command.kind != Kind::confirm && command.kind != Kind::reject;
        const bool has_disk =
            command.kind == Kind::place || command.kind == Kind::grab || command.kind == Kind::discard;
        return std::any_of(moves.begin(), moves.end(), [&](const Command& move) {
            return move.kind == command.kind && (!has_seat || move.seat == command.seat) &&
                   (!has_disk || move.disk == command.disk);
        });
    }
};

SeatSet both() {
    SeatSet seats(seat_at(0));
    seats.add(seat_at(1));
    return seats;
}

}

TEST_CASE("The Passed-Trap: judge, moves, to_act and apply agree in every variant", "[passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        const int checks = trapbox::tests::check_random_game<Rules, Candidates>(
            std::string(preset.options) + " timer=10",
            {.seed = 7, .commands = 160, .max_ticks = kTicksPerSecond});
        CHECK(checks > 5);
    }
}

TEST_CASE("PT-18 after a solo round of the Big Slam both players are to act: either starts the next part",
          "[passed_trap]") {
    for (const Seat starts : {seat_at(0), seat_at(1)}) {
        TableTop game("format=big_slam");
        game.begin();
        game.state.tries = kTries;
        game.state.table.disturb();
        game.run(1);
        REQUIRE(game.state.phase == Phase::round_over);
        CHECK(Rules::to_act(game.state) == both());
        trapbox::tests::check_legality<Rules, Candidates>(game.state);
        game.all({"next " + TableTop::word(starts)});
        CHECK(game.state.part == 1);
        CHECK(Rules::to_act(game.state) == SeatSet(seat_at(1))); // the player of the solo
    }
}

TEST_CASE("PT-10 after a round that was won with a peg only the winner is to act", "[passed_trap]") {
    TableTop game("timer=10");
    game.begin();
    game.share_out(4);
    game.run(11);
    REQUIRE(game.state.phase == Phase::round_over);
    CHECK(Rules::to_act(game.state) == SeatSet(seat_at(0)));
    trapbox::tests::check_legality<Rules, Candidates>(game.state);
}
