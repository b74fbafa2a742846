// The turn in the making: the half that is made already, and what can follow. Not yet known to the rules,
// which take a turn only when it is whole. Knows no screen.
#pragma once

#include "hex_trap/view.h"

namespace trapbox {

class HexTrapDraft {
  public:
    // Nothing of the turn is made.
    void start(const hex_trap::View& view);

    // The field with what is made.
    const hex_trap::Position& position() const { return m_position; }
    const std::optional<hex_trap::Half>& first() const { return m_first; }
    // Whether anything can be made at all: not once the game is over, nor while a draw is offered.
    bool open() const { return !m_next.empty(); }
    bool may(hex_trap::Half half) const;
    bool can_step(int mover) const { return !one_step(mover).empty(); }
    bool can_wall() const;

    // Where a mover gets to with the next half, or with the whole turn (and not with a half of it).
    hex_trap::SpaceSet one_step(int mover) const;
    hex_trap::SpaceSet two_steps(int mover) const;
    // Two halves of one mover; by that space where it is on the way.
    std::optional<hex_trap::Command> way(int mover, hex_trap::Space to,
                                         std::optional<hex_trap::Space> by) const;
    // HX-4: movers that are closed in by what is made and by that half; then those of the seat on turn alone.
    hex_trap::MoverSet closes(std::optional<hex_trap::Half> next = {}) const;
    hex_trap::MoverSet closes_own(std::optional<hex_trap::Half> next = {}) const;
    // Why that cannot be the next half; it must be one that may() refuses.
    const Refusal& why_not(hex_trap::Half half) const;

    // Whether that half, which may be made, makes the turn whole.
    bool completes(hex_trap::Half) const { return m_first.has_value() || one_action(); }
    bool one_action() const { return m_position.one_action; } // HX-7: the turn has no more
    // A half that may be made; the turn, in canonical form, when that makes it whole.
    std::optional<hex_trap::Command> make(hex_trap::Half half);
    void take_back();

  private:
    void look();

    hex_trap::View m_view;
    hex_trap::Position m_position;
    std::optional<hex_trap::Half> m_first;
    std::vector<hex_trap::Half> m_next;
};

}
