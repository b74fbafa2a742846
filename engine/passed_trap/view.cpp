#include "passed_trap/view.h"

#include "passed_trap/judge.h"

namespace trapbox::passed_trap {

View view(const State& state) {
    View view{.phase = state.phase,
              .format = state.options.format,
              .contest = contest_of(state),
              .soloist = soloist_of(state),
              .part = state.part,
              .next_part = passed_trap::next_part(state),
              .laughing = laughing_costs(state),
              .tiebreak = state.tiebreak,
              .gap = width_of(state.options.gap),
              .timed = round_is_timed(state),
              .sand_left = state.sand.left(),
              .sand_capacity = state.sand.capacity(),
              .sand_standing = state.sand.standing(),
              .pegs = passed_trap::pegs(state),
              .pegs_to_win = pegs_to_win(contest_of(state)),
              .results = state.results,
              .tries_left = contest_of(state) == Format::reflected ? kTries - state.tries : 0,
              .sheet = score_sheet(state.results),
              .claim = state.claim,
              .outcome = outcome(state)};
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = disk_at(state, i);
        const Vec at = state.table.position(i);
        const Command grab{.kind = Command::Kind::grab,
                           .seat = disk.camp,
                           .disk = i,
                           .x = physics::millionths(at.x),
                           .y = physics::millionths(at.y)};
        view.disks[static_cast<std::size_t>(i)] = {.where = where_is(state, i),
                                                   .at = at,
                                                   .velocity = state.table.velocity(i),
                                                   .angle = state.table.angle(i),
                                                   .spin = state.table.spin(i),
                                                   .camp = disk.camp,
                                                   .lodged = disk.lodged,
                                                   .grabbable = judge(state, grab).accepted()};
    }
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        const auto band = state.table.band(seat);
        view.bands[seat.index] = {band.line, band.stretch / kMaxStretch};
        const Hand& hand = state.hands[seat.index];
        const auto held = held_by(state, seat);
        const bool pulled = held && pull_of(seat, state.table.position(*held)) >= kMinPull;
        view.hands[seat.index] = {.plays = plays(state, seat),
                                  .all_placed = all_placed(state, seat),
                                  .down = hand.down,
                                  .disk = held.value_or(-1),
                                  .power = pulled ? power_of(band.stretch) : 0,
                                  .laughs = state.laugh_left[seat.index] > kLaughGrace};
        view.disks_in[seat.index] = passed_trap::disks_in(state, seat);
    }
    return view;
}

}
