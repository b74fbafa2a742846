#include "games/hex_trap/draft.h"

#include "hex_trap/turns.h"

#include <algorithm>

namespace trapbox {

using namespace hex_trap;

void HexTrapDraft::start(const View& view) {
    m_view = view;
    m_first.reset();
    look();
}

void HexTrapDraft::look() {
    m_position = m_view.position;
    if (m_first) m_position.play(*m_first);
    m_next = m_first ? completions(m_view, *m_first) : halves(m_view);
}

bool HexTrapDraft::may(Half half) const { return std::ranges::find(m_next, half) != m_next.end(); }

bool HexTrapDraft::can_wall() const {
    return std::ranges::any_of(m_next, [](Half half) { return half.kind == Half::Kind::wall; });
}

SpaceSet HexTrapDraft::one_step(int mover) const {
    SpaceSet spaces;
    for (const Half half : m_next)
        if (half.kind == Half::Kind::step && half.from == m_position.movers[static_cast<std::size_t>(mover)])
            spaces.add(half.to);
    return spaces;
}

SpaceSet HexTrapDraft::two_steps(int mover) const {
    SpaceSet spaces;
    const SpaceSet near = one_step(mover);
    if (m_first) return spaces;
    const Space from = m_position.movers[static_cast<std::size_t>(mover)];
    for (const Space by : near)
        for (const Half half : completions(m_view, step(from, by)))
            if (half.kind == Half::Kind::step && half.from == by) spaces.add(half.to);
    return spaces - near;
}

std::optional<Command> HexTrapDraft::way(int mover, Space to, std::optional<Space> by) const {
    if (m_first) return {};
    const Space from = m_position.movers[static_cast<std::size_t>(mover)];
    std::optional<Command> found;
    for (const Space between : one_step(mover)) {
        const Command turn = turn_of(step(from, between), step(between, to));
        if (!judge_turn(m_view.position, turn.first, turn.second).accepted()) continue;
        if (!found || between == by) found = canonical(m_view.position, turn);
    }
    return found;
}

MoverSet HexTrapDraft::closes(std::optional<Half> next) const {
    Position then = m_position;
    if (next) then.play(*next);
    return static_cast<MoverSet>(then.closed_in() & ~then.caught);
}

MoverSet HexTrapDraft::closes_own(std::optional<Half> next) const {
    return static_cast<MoverSet>(closes(next) & movers_of(m_position.turn));
}

const Refusal& HexTrapDraft::why_not(Half half) const {
    const Verdict verdict =
        m_first ? judge_turn(m_view.position, *m_first, half) : judge_half(m_view.position, half);
    if (!verdict.accepted()) return *verdict.refusal();
    // Alone it could be made, but nothing could follow.
    return half.kind == Half::Kind::wall ? kNoWallsLeft : kTooFar;
}

std::optional<Command> HexTrapDraft::make(Half half) {
    if (m_first) return canonical(m_view.position, turn_of(*m_first, half));
    if (one_action()) return turn_of(half);
    m_first = half;
    look();
    return {};
}

void HexTrapDraft::take_back() {
    m_first.reset();
    look();
}

}
