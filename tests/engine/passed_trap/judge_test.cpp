// Who may act: what to_act names, what apply accepts and what moves lists are one and the same.
#include "core/match.h"
#include "core/random.h"
#include "passed_trap/table_top.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

using Kind = Command::Kind;

// Every kind of command by either seat, for disks and at places that a hand could mean.
std::vector<Command> candidates(const State& state) {
    std::vector<Command> commands;
    for (int kind = 0; kind <= static_cast<int>(Kind::laugh); ++kind)
        for (const Seat seat : {seat_at(0), seat_at(1)})
            for (int disk = 0; disk < kDisks; ++disk) {
                const Vec at = kind == static_cast<int>(Kind::place) ? turned(seat, {-0.12F, -0.05F})
                                                                     : state.table.position(disk);
                commands.push_back({static_cast<Kind>(kind), seat, disk, physics::millionths(at.x),
                                    physics::millionths(at.y)});
            }
    return commands;
}

// A command without a seat is given by whoever plays, the answer to a claim by the accused (PT-16; or by a
// referee, who has no seat).
SeatSet actors_of(const State& state, const Command& command) {
    if (command.kind == Kind::confirm || command.kind == Kind::reject) return other(state.claim.accuser);
    if (command.kind != Kind::pause) return command.seat;
    SeatSet seats;
    for (const Seat seat : {seat_at(0), seat_at(1)})
        if (plays(state, seat)) seats.add(seat);
    return seats;
}

SeatSet both() {
    SeatSet seats(seat_at(0));
    seats.add(seat_at(1));
    return seats;
}

// Tried on a copy of the state.
SeatSet accepted_seats(const State& state) {
    const std::string text = checkpoint(state);
    SeatSet seats;
    auto copy = restore(state.options, text);
    REQUIRE(copy);
    for (const Command& command : candidates(state)) {
        const SeatSet actors = actors_of(*copy, command);
        std::vector<Event> events;
        if (!Rules::apply(*copy, command, events).accepted()) continue;
        for (const Seat seat : {seat_at(0), seat_at(1)})
            if (actors.has(seat)) seats.add(seat);
        copy = restore(state.options, text);
        REQUIRE(copy);
    }
    return seats;
}

}

TEST_CASE("whoever can do something is to act, and nobody else, in every variant", "[passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        CAPTURE(preset.key);
        const auto options =
            parse_options<Options>(std::string(preset.options) + " timer=10", Rules::option_fields());
        REQUIRE(options);
        Match<Rules> match(*options, 7);
        Random random(7);
        int checked = 0;
        for (int step = 0; step < 160; ++step) {
            const auto moves = Rules::moves(match.state());
            if (moves.empty()) break;
            if (step % 4 == 0) {
                CAPTURE(step, static_cast<int>(match.state().phase));
                CHECK(accepted_seats(match.state()) == Rules::to_act(match.state()));
                ++checked;
            }
            REQUIRE(match.apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))]).accepted());
            match.advance(static_cast<Tick>(random.below(kTicksPerSecond)));
        }
        CHECK(checked > 5);
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
        CHECK(accepted_seats(game.state) == Rules::to_act(game.state));
        game.all({"next " + TableTop::word(starts)});
        CHECK(game.state.part == 1);
        CHECK(Rules::to_act(game.state) == SeatSet(seat_at(1))); // who plays it alone
    }
}

TEST_CASE("PT-10 after a round that was won with a peg only the winner is to act", "[passed_trap]") {
    TableTop game("timer=10");
    game.begin();
    game.share_out(4);
    game.run(11);
    REQUIRE(game.state.phase == Phase::round_over);
    CHECK(Rules::to_act(game.state) == SeatSet(seat_at(0)));
    CHECK(accepted_seats(game.state) == Rules::to_act(game.state));
}
