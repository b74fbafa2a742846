// What the board of Trap says: what is asked of a side, what a space holds, how near a draw is, how it ended.
#include "games/hex_trap/view.h"
#include "hex_trap/outcome.h"

#include <algorithm>
#include <bit>

namespace trapbox {

using namespace hex_trap;

QString HexTrapView::text_of(Space space) const {
    QStringList words{QString::fromStdString(to_text(space))};
    const int mover = shown().mover_on(space);
    if (mover >= 0) {
        words << (owner(mover) == kRed ? tr("red mover") : tr("blue mover"));
        if (shown().is_caught(mover))
            words << tr("trapped");
        else if (shown().exits(space).empty())
            words << tr("closed in");
        if (mover == m_chosen)
            words << tr("selected");
        else if (!showing() && m_draft.can_step(mover))
            words << tr("can move");
    }
    const Light light = light_of(space);
    if (light == Light::One) words << tr("one step away");
    if (light == Light::Two) words << tr("two steps away");
    if (light == Light::Back) words << tr("undo the step");
    if (light == Light::Hint) words << tr("hint");
    if (m_reach_shown) words << reach_text(space);
    return words.join(", ");
}

QString HexTrapView::reach_text(Space space) const {
    const int mover = shown().mover_on(space);
    if (mover >= 0) return tr("can still reach %n space(s)", nullptr, reach_of(mover).count() - 1);
    const auto reach = reach_by_seat();
    if (reach[0].has(space) && reach[1].has(space)) return tr("both can get here");
    if (reach[0].has(space)) return tr("Red can get here");
    return reach[1].has(space) ? tr("Blue can get here") : tr("nobody can get here");
}

// "c2–d2, wall e5|e6" or "c2–d2–e3".
QString HexTrapView::text_of(const Command& turn) {
    if (turn.kind == Command::Kind::pass) return tr("passed");
    const std::array halves{turn.first, turn.second};
    return text_of(std::span(halves).first(turn.second == kNoHalf ? 1 : 2));
}

QString HexTrapView::text_of(std::span<const Half> halves) {
    const auto name = [](Space space) { return QString::fromStdString(to_text(space)); };
    const auto words = [&](Half half) {
        return half.kind == Half::Kind::wall ? tr("wall %1|%2").arg(name(half.from), name(half.to))
                                             : name(half.from) + u'–' + name(half.to);
    };
    if (halves.size() < 2) return words(halves.front());
    const auto [first, second] = std::pair(halves[0], halves[1]);
    const bool one_way =
        first.kind == Half::Kind::step && second.kind == Half::Kind::step && first.to == second.from;
    return words(first) + (one_way ? u'–' + name(second.to) : ", " + words(second));
}

QString HexTrapView::aroundText() const {
    if (m_looked_at < 0) return {};
    return tr("Around %1").arg(text_of(shown().movers[static_cast<std::size_t>(m_looked_at)]));
}

QString HexTrapView::prompt() const {
    const int seat = actor();
    return seat < 0 ? QString() : m_sides[static_cast<std::size_t>(seat)].text;
}

QString HexTrapView::spoken(const Event& event) const {
    const auto name = [](Space space) { return QString::fromStdString(to_text(space)); };
    const auto mover = [&] { return owner(event.mover) == kRed; };
    switch (event.kind) {
    case Event::Kind::stepped: return tr("%1 to %2").arg(name(event.from), name(event.to));
    case Event::Kind::wall_placed: return tr("wall between %1 and %2").arg(name(event.from), name(event.to));
    case Event::Kind::passed: return tr("passed");
    case Event::Kind::trapped:
        return (mover() ? tr("the red mover on %1 is trapped") : tr("the blue mover on %1 is trapped"))
            .arg(name(event.from));
    case Event::Kind::freed:
        return (mover() ? tr("the red mover on %1 is free again") : tr("the blue mover on %1 is free again"))
            .arg(name(event.from));
    case Event::Kind::pile_empty: return tr("no walls are left");
    default: return {};
    }
}

void HexTrapView::update_sides() {
    for (HexTrapSide& side : m_sides) {
        side.caught = 0;
        for (int i = 0; i < kMovers; ++i)
            if (owner(i).index == side.seat && shown().is_caught(i)) ++side.caught;
        side.text.clear();
        if (side.seat == actor() && !showing() && !m_now.offered_by) {
            if (m_now.must_pass)
                side.text = tr("No turn is possible.");
            else if (m_preview && threatened() != 0)
                side.text = tr("This closes in your own mover!");
            else if (m_preview)
                side.text = tr("Tap again to place the wall");
            else if (m_hints_draw && !m_draft.first() && m_chosen < 0)
                side.text = tr("Hint: %1").arg(tr("offer a draw"));
            else if (!m_hint.empty())
                side.text = tr("Hint: %1").arg(text_of(m_hint));
            else if (threatened() != 0)
                side.text = tr("Your own mover is closed in!");
            else if (const auto& first = m_draft.first())
                side.text = (first->kind == Half::Kind::step ? tr("Step made.") : tr("Wall placed.")) + ' ' +
                            (canWall() ? tr("One more: step or wall") : tr("One more step"));
            else if (m_draft.one_action())
                side.text = tr("First turn, one action: step or wall");
            else
                side.text = canWall() ? tr("Two actions: steps or walls") : tr("Two steps");
        }
    }
    const auto last = m_now.played.rbegin();
    if (!showing() && last != m_now.played.rend() && last->seat.index != actor())
        m_sides[last->seat.index].text = text_of(last->command);
    for (HexTrapSide& side : m_sides)
        emit side.changed();
}

QStringList HexTrapView::phrases() const {
    return {tr("This closes in your own mover!"),
            tr("Your own mover is closed in!"),
            tr("Tap again to place the wall"),
            tr("Wall placed.") + ' ' + tr("One more: step or wall"),
            tr("Step made.") + ' ' + tr("One more: step or wall"),
            tr("Two actions: steps or walls"),
            tr("First turn, one action: step or wall")};
}

QString HexTrapView::quietText() const {
    const int left = m_now.options.quiet_turns - m_now.quiet;
    if (m_now.end) return {};
    if (times_before(m_now.past, arrangement(m_now.position)) == 1)
        return tr("The same position for the second time. The third time is a draw.");
    if (left > 10) return {};
    return m_now.options.free_again
               ? tr("Draw after %n more turn(s) without a wall", nullptr, left)
               : tr("Draw after %n more turn(s) without a wall or a trap", nullptr, left);
}

QString HexTrapView::end_text(const QStringList& names) const {
    if (!m_now.end) return {};
    const auto loser = [&] { return names.value(other(*m_now.end->winner).index); };
    switch (m_now.end->reason) {
    case EndReason::trapped: return tr("All three of %1’s movers are trapped").arg(loser());
    case EndReason::resigned: return tr("%1 resigned").arg(loser());
    case EndReason::agreed: return tr("Draw by agreement");
    case EndReason::repeated: return tr("Draw: the same position for the third time");
    case EndReason::quiet: break;
    }
    return m_now.options.free_again ? tr("Draw: too many turns without a wall")
                                    : tr("Draw: too many turns without a wall or a trap");
}

QStringList HexTrapView::end_story(const QStringList& names) const {
    if (!m_now.end) return {};
    QStringList lines;
    const auto& winner = m_now.end->winner;
    const Seat loser = winner ? other(*winner) : Seat{};
    if (winner && m_sides[winner->index].caught == kMoversEach - 1)
        lines << tr("So close: %1 was one mover away from winning").arg(names.value(loser.index));
    const auto trapped = [](const PlayedTurn& turn) { return std::popcount(turn.trapped); };
    const auto best = std::ranges::max_element(m_now.played, {}, trapped);
    if (best != m_now.played.end() && trapped(*best) > 1)
        lines << tr("Best turn: %1 trapped %n mover(s) at once", nullptr, trapped(*best))
                     .arg(names.value(best->seat.index));
    lines << tr("%n turn(s)", nullptr, m_now.turns) + " · " +
                 tr("%n wall(s)", nullptr, static_cast<int>(m_now.walls.size()));
    return lines;
}

QString HexTrapView::cursorText() const {
    if (!m_cursor_on_slots) return text_of(m_cursor_space);
    const auto index =
        std::ranges::find(m_places.board().slot_list, m_cursor_slot) - m_places.board().slot_list.begin();
    return m_slots.rows()[static_cast<std::size_t>(index)].label;
}

void HexTrapView::explain_foreign(int mover) {
    const bool red = owner(mover) == kRed;
    const int exits =
        m_draft.position().exits(m_draft.position().movers[static_cast<std::size_t>(mover)]).count();
    if (m_draft.position().is_caught(mover))
        emit refused("not_yours", red ? tr("That red mover is trapped.") : tr("That blue mover is trapped."));
    else
        emit refused("not_yours", red ? tr("That mover is Red’s. It has %n way(s) out.", nullptr, exits)
                                      : tr("That mover is Blue’s. It has %n way(s) out.", nullptr, exits));
}

}
