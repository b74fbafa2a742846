// Rules::moves: what a finger could do now, places sampled.
#include "passed_trap/play.h"
#include "passed_trap/rules.h"

namespace trapbox::passed_trap {

namespace {

using Kind = Command::Kind;

class Lister {
  public:
    explicit Lister(const State& state) : m_state(state) {}

    std::vector<Command> list() {
        for (const Seat seat : {seat_at(0), seat_at(1)}) {
            if (m_state.phase == Phase::round_over)
                after_round(seat);
            else if (plays(m_state, seat))
                during_round(seat);
        }
        if (m_state.phase == Phase::playing) add(Kind::pause);
        if (m_state.phase == Phase::claim && !m_state.claim.established) {
            add(Kind::confirm);
            add(Kind::reject);
        }
        return std::move(m_commands);
    }

  private:
    void add(Kind kind, Seat seat = {}, int disk = 0, Vec at = {}) {
        m_commands.push_back({kind, seat, disk, physics::millionths(at.x), physics::millionths(at.y)});
    }

    void after_round(Seat seat) {
        const bool seated = seat.index < Rules::seats(m_state.options);
        if (seated && may_start_next_round(m_state.results.back(), seat)) add(Kind::next, seat);
    }

    void during_round(Seat seat) {
        if (m_state.options.format == Format::practice) add(Kind::reset, seat);
        switch (m_state.phase) {
        case Phase::placing:
            touching_hands(seat);
            if (!m_state.hands[seat.index].down) placing(seat);
            break;
        case Phase::laid: touching_hands(seat); break;
        case Phase::playing: playing(seat); break;
        case Phase::claim: discarding(seat); break;
        case Phase::round_over:
        case Phase::over: break;
        }
    }

    void touching_hands(Seat seat) {
        if (m_state.hands[seat.index].down)
            add(Kind::unready, seat);
        else if (all_placed(m_state, seat))
            add(Kind::ready, seat);
    }

    void placing(Seat seat) {
        add(Kind::quick, seat);
        for (int disk = 0; disk < kDisks; ++disk)
            if (owns(seat, disk))
                for (const Vec at : {Vec{-0.12F, -0.05F}, Vec{0.09F, -0.15F}})
                    add(Kind::place, seat, disk, turned(seat, at));
    }

    void playing(Seat seat) {
        if (laughing_costs(m_state)) {
            add(Kind::laugh, seat);
            add(Kind::claim, seat);
        }
        if (m_state.hands[seat.index].disk >= 0) {
            // In front of the band, three pulls, and far out in the camp.
            for (const Vec at :
                 {Vec{0, -0.19F}, Vec{0, -0.24F}, Vec{0.004F, -0.26F}, Vec{-0.08F, -0.25F}, Vec{0.1F, -0.1F}})
                add(Kind::drag, seat, 0, turned(seat, at));
            add(Kind::release, seat);
            add(Kind::drop, seat);
        }
        for (int disk = 0; disk < kDisks; ++disk)
            if (can_grab(m_state, seat, disk).accepted())
                add(Kind::grab, seat, disk, m_state.table.position(disk));
    }

    void discarding(Seat seat) {
        if (!m_state.claim.established || seat != m_state.claim.accuser) return;
        for (int disk = 0; disk < kDisks; ++disk)
            if (owns(seat, disk)) add(Kind::discard, seat, disk);
    }

    bool owns(Seat seat, int disk) const {
        const Disk& wanted = m_state.disks[static_cast<std::size_t>(disk)];
        return wanted.camp == seat && wanted.where != Disk::Where::discarded;
    }

    const State& m_state;
    std::vector<Command> m_commands;
};

}

std::vector<Command> Rules::moves(const State& state) {
    if (state.phase == Phase::over) return {};
    return Lister(state).list();
}

}
