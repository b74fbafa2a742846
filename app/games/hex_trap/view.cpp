#include "games/hex_trap/view.h"

#include "translated.h"

namespace trapbox {

using namespace hex_trap;

namespace {

// All in widths of a space.
constexpr double kSlotReach = 0.9; // of the finger; covers every point of the field
constexpr double kDrag = 0.33;     // a finger that moved less has tapped
constexpr double kSteady = 0.08;   // by so much the next slot must be nearer before it is previewed instead
constexpr double kMoverRadius = 0.42; // in which it is taken; the rest of its space belongs to the slots
constexpr double kDimRadius = 0.26;   // in which a space that cannot be reached is meant
constexpr double kLeftRadius = 0.4;   // and the one that the mover of the first half has left
constexpr double kMadeRadius = 0.25;  // in which the wall that is the first half is meant

constexpr int kBarsShine = 1600; // ms

bool any_slot(Slot) { return true; }

}

HexTrapView::HexTrapView(Match<Rules>& match, Submit submit)
    : TurnGameView(std::move(submit)), m_match(match), m_now(Rules::view(match.state())),
      m_places(match.options().side), m_cursor_space(m_now.position.movers[1]),
      m_cursor_slot(m_places.board().slot_list[m_places.board().slot_list.size() / 2]),
      m_movers({
          {"number", [](const MoverRow& row) { return row.number; }},
          {"seat", [](const MoverRow& row) { return owner(row.number).index; }},
          {"unitX", [](const MoverRow& row) { return row.at.x(); }},
          {"unitY", [](const MoverRow& row) { return row.at.y(); }},
          {"caught", [](const MoverRow& row) { return row.caught; }},
          {"chosen", [](const MoverRow& row) { return row.chosen; }},
          {"able", [](const MoverRow& row) { return row.able; }},
          {"reach", [](const MoverRow& row) { return row.reach; }},
          {"threatened", [](const MoverRow& row) { return row.threatened; }},
          {"closing", [](const MoverRow& row) { return row.closing; }},
          {"label", [](const MoverRow& row) { return row.label; }},
      }),
      m_spaces({
          {"number", [](const SpaceRow& row) { return row.number; }},
          {"row", [](const SpaceRow& row) { return row.row; }},
          {"name", [](const SpaceRow& row) { return QString::fromStdString(to_text(row.space)); }},
          {"unitX", [](const SpaceRow& row) { return row.at.x(); }},
          {"unitY", [](const SpaceRow& row) { return row.at.y(); }},
          {"start",
           [this](const SpaceRow& row) {
               const auto& starts = m_places.board().starts;
               const auto at = std::ranges::find(starts, row.space) - starts.begin();
               return at == std::ssize(starts) ? "" : at < kMoversEach ? "red" : "blue";
           }},
          {"taken", [](const SpaceRow& row) { return row.taken; }},
          {"light", [](const SpaceRow& row) { return static_cast<int>(row.light); }},
          {"reach", [](const SpaceRow& row) { return row.reach; }},
          {"label", [](const SpaceRow& row) { return row.label; }},
      }),
      m_slots({
          {"number", [](const SlotRow& row) { return row.number; }},
          {"unitX", [](const SlotRow& row) { return row.at.x(); }},
          {"unitY", [](const SlotRow& row) { return row.at.y(); }},
          {"label", [](const SlotRow& row) { return row.label; }},
          {"row", [](const SlotRow& row) { return row.row; }},
      }),
      m_around({
          {"slot", [](const NearRow& row) { return row.slot; }},
          {"number", [](const NearRow& row) { return row.number; }},
          {"unitX", [](const NearRow& row) { return row.at.x(); }},
          {"unitY", [](const NearRow& row) { return row.at.y(); }},
          {"label", [](const NearRow& row) { return row.label; }},
      }),
      m_walls({
          {"unitX", [](const WallRow& row) { return row.at.x(); }},
          {"unitY", [](const WallRow& row) { return row.at.y(); }},
          {"turn", [](const WallRow& row) { return row.turn; }},
          {"fresh", [](const WallRow& row) { return row.fresh; }},
          {"half", [](const WallRow& row) { return row.half; }},
      }),
      m_ghosts({
          {"unitX", [](const GhostRow& row) { return row.at.x(); }},
          {"unitY", [](const GhostRow& row) { return row.at.y(); }},
          {"turn", [](const GhostRow& row) { return row.turn; }},
          {"kind", [](const GhostRow& row) { return static_cast<int>(row.kind); }},
      }) {
    m_sides[1].seat = 1;
    connect(this, &GameView::botsChanged, this, &HexTrapView::update);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        play_events();
        update();
        emit showingChanged();
    });
    m_barring.setSingleShot(true);
    m_barring.setInterval(kBarsShine);
    connect(&m_barring, &QTimer::timeout, this, [this] {
        let_bars_fade();
        update();
    });
    m_played = m_match.entries().size();
    m_draft.start(m_now);
    update();
}

bool HexTrapView::may_draft() { return may_act() && m_draft.open(); }

// Those that can step with the next half.
int HexTrapView::own_mover_near(QPointF at) const {
    const auto space = m_places.space_at(at);
    if (!space || HexTrapPlaces::length(m_places.at(*space) - at) > kMoverRadius) return -1;
    const int mover = m_draft.position().mover_on(*space);
    return mover >= 0 && m_draft.can_step(mover) ? mover : -1;
}

int HexTrapView::foreign_mover_at(QPointF at) const {
    const auto space = m_places.space_at(at);
    if (!space || HexTrapPlaces::length(m_places.at(*space) - at) > kDimRadius) return -1;
    const int mover = m_draft.position().mover_on(*space);
    return mover >= 0 && owner(mover) != m_draft.position().turn ? mover : -1;
}

bool HexTrapView::is_caught_own(QPointF at) const {
    const auto space = m_places.space_at(at);
    if (!space || HexTrapPlaces::length(m_places.at(*space) - at) > kMadeRadius) return false;
    const int mover = m_draft.position().mover_on(*space);
    return mover >= 0 && owner(mover) == m_draft.position().turn && m_draft.position().is_caught(mover);
}

bool HexTrapView::is_lit(Space space) const {
    return m_chosen >= 0 && (m_draft.one_step(m_chosen) | m_draft.two_steps(m_chosen)).has(space);
}

bool HexTrapView::steps_back(int mover, Space to) const {
    const auto& first = m_draft.first();
    return first && first->kind == Half::Kind::step && first->from == to &&
           first->to == m_draft.position().movers[static_cast<std::size_t>(mover)];
}

// All of a space that is lit, up to its edges: who has chosen a mover means to step.
std::optional<Space> HexTrapView::target_at(QPointF at) const {
    const auto space = m_places.space_at(at);
    if (m_chosen < 0 || !space) return {};
    const double off = HexTrapPlaces::length(m_places.at(*space) - at);
    return is_lit(*space) || off < kDimRadius ? space : std::nullopt;
}

std::optional<Slot> HexTrapView::free_slot_near(QPointF at) const {
    return m_places.nearest_slot(at, kSlotReach, [this](Slot slot) { return m_draft.may(wall(slot)); });
}

// A slot keeps being previewed while the finger trembles on the line to the next one.
void HexTrapView::point_to(QPointF at) {
    m_pointing = true;
    m_finger_at = at;
    emit fingerMoved();
    const auto slot = free_slot_near(at);
    const auto distance = [&](Slot to) { return HexTrapPlaces::length(m_places.at(to) - at); };
    if (slot && m_preview && m_chosen < 0 && distance(*m_preview) < kSlotReach &&
        distance(*slot) > distance(*m_preview) - kSteady)
        return;
    preview(slot);
}

bool HexTrapView::on_made_half(QPointF at) const {
    if (!m_draft.first()) return false;
    const Half half = *m_draft.first();
    const QPointF there = half.kind == Half::Kind::wall ? m_places.at(half.slot()) : m_places.at(half.from);
    return HexTrapPlaces::length(there - at) < (half.kind == Half::Kind::wall ? kMadeRadius : kLeftRadius);
}

void HexTrapView::choose(int mover) {
    m_chosen = mover;
    m_preview.reset();
    update();
}

void HexTrapView::preview(std::optional<Slot> slot) {
    if (slot == m_preview && m_chosen < 0) return;
    m_preview = slot;
    m_chosen = -1;
    update();
}

void HexTrapView::press(int finger, double x, double y) {
    if (m_touch.finger >= 0 || !may_draft()) return;
    const QPointF at(x, y);
    m_touch = {};
    m_touch.finger = finger;
    m_touch.from = at;
    m_touch.chosen_before = m_chosen;
    m_touch.preview_before = m_preview;
    m_touch.mover = own_mover_near(at);
    if (m_touch.mover >= 0) {
        m_touch.again = m_chosen == m_touch.mover;
        return choose(m_touch.mover);
    }
    m_touch.target = target_at(at); // also the space that the other mover has just left
    m_touch.takes_back = !m_touch.target && on_made_half(at);
    m_touch.foreign = m_touch.target ? -1 : foreign_mover_at(at);
    if (m_touch.target || m_touch.takes_back || m_touch.foreign >= 0 || is_caught_own(at)) return;
    const auto slot = free_slot_near(at);
    // Twice at nearly the same place is meant for the wall that is seen there.
    m_touch.confirms =
        m_preview && (slot == m_preview || HexTrapPlaces::length(m_places.at(*m_preview) - at) < kDrag);
    if (!m_touch.confirms) preview(slot);
    if (!m_preview) return;
    m_pointing = true;
    m_finger_at = at;
    emit fingerMoved();
}

void HexTrapView::move(int finger, double x, double y, double ahead) {
    if (finger != m_touch.finger) return;
    const QPointF tip(x, y);
    // Among the slots it is followed from the first: the loupe shows what it does.
    if (m_pointing && !m_touch.confirms && HexTrapPlaces::length(tip - m_touch.from) < kDrag)
        return point_to(tip);
    if (!m_touch.dragged && HexTrapPlaces::length(tip - m_touch.from) < kDrag) return;
    // A finger that slips within a lit space still means the step.
    if (!m_touch.dragged && m_touch.target && is_lit(*m_touch.target) &&
        m_places.space_at(tip) == m_touch.target)
        return;
    m_touch.dragged = true;
    const QPointF at(x, y + ahead);
    if (m_touch.mover < 0) return point_to(at);
    m_held = m_touch.mover;
    m_finger_at = at;
    const auto over = m_places.space_at(at);
    if (over && m_draft.one_step(m_held).has(*over)) m_touch.by = over;
    m_aim = over && (is_lit(*over) || steps_back(m_held, *over)) ? over : std::nullopt;
    emit fingerMoved();
}

void HexTrapView::lift(int finger) {
    if (finger != m_touch.finger) return;
    const Touch touch = m_touch;
    const auto over = m_places.space_at(m_held >= 0 ? m_finger_at : touch.from);
    end_touch();
    if (touch.mover >= 0 && touch.dragged) {
        if (over) drop(touch.mover, *over, touch.by, true);
    } else if (touch.mover >= 0) {
        if (touch.again) choose(-1);
    } else if (touch.dragged) {
        // The wall that was slid there is only previewed.
    } else if (touch.confirms) {
        confirm();
    } else if (touch.foreign >= 0) {
        explain_foreign(touch.foreign);
    } else if (touch.takes_back) {
        takeBack();
    } else if (touch.target) {
        drop(touch.chosen_before, *touch.target, {}, false);
    } else if (is_caught_own(touch.from)) {
        refuse(kCaught);
    } else if (!m_preview && over) { // there is no free slot within reach
        fill(*m_places.nearest_slot(touch.from, kSlotReach, any_slot));
    }
    if (m_preview) m_warned |= threatened(); // the strip says it
}

void HexTrapView::cancel(int finger) {
    if (finger < 0 || finger != m_touch.finger) return;
    m_chosen = m_touch.chosen_before;
    m_preview = m_touch.preview_before;
    end_touch();
    update();
}

void HexTrapView::end_touch() {
    m_touch = {};
    if (m_held < 0 && !m_pointing) return;
    m_held = -1;
    m_pointing = false;
    m_aim.reset();
    emit fingerMoved();
}

// A mover is put down: near, or at once two spaces away.
void HexTrapView::drop(int mover, Space space, std::optional<Space> by, bool at_once) {
    const Space from = m_draft.position().movers[static_cast<std::size_t>(mover)];
    if (space == from) return;
    if (steps_back(mover, space)) return takeBack();
    if (m_draft.one_step(mover).has(space)) return make(step(from, space));
    if (const auto turn = m_draft.way(mover, space, by)) {
        if (!warns(step(from, space))) play(*turn, at_once);
        return;
    }
    refuse(m_draft.position().occupied.has(space) ? kOccupied : m_draft.why_not(step(from, space)),
           step(from, space));
}

void HexTrapView::fill(Slot slot) {
    if (m_draft.may(wall(slot))) return make(wall(slot));
    refuse(m_draft.why_not(wall(slot)), wall(slot));
}

void HexTrapView::make(Half half) {
    if (m_draft.completes(half) && warns(half)) return;
    if (const auto turn = m_draft.make(half)) return play(*turn, true);
    end_touch();
    m_chosen = -1;
    m_preview.reset();
    if (std::erase(m_hint, half) == 0) m_hint.clear();
    if (half.kind == Half::Kind::step)
        say(Cue::mover_steps, m_places.at(half.to));
    else
        say(Cue::wall_slides_in, m_places.at(half.slot()));
    update();
}

void HexTrapView::play(const Command& turn, bool at_once) {
    m_at_once = at_once;
    submit(any_command<Rules>(turn));
    m_at_once = false;
}

void HexTrapView::refuse(const Refusal& refusal, std::optional<Half> tried) {
    let_bars_fade();
    if (tried && (&refusal == &kWallInTheWay || &refusal == &kSlotFilled)) m_barring_wall = tried->slot();
    const bool too_far = tried && &refusal == &kTooFar && tried->kind == Half::Kind::step;
    if (too_far || (tried && &refusal == &kOccupied)) m_barring_space = tried->to;
    if (m_barring_wall || m_barring_space) m_barring.start();
    update();
    emit refused(to_qstring(refusal.key), !too_far ? translated("hex_trap", refusal.sentence)
                                          : m_places.board().has(tried->slot())
                                              ? tr("You would have no second action.")
                                              : tr("That is out of reach."));
}

bool HexTrapView::warns(Half last) {
    const MoverSet closed = m_draft.closes_own(last);
    if ((closed & ~m_warned) == 0) return false;
    m_warned |= closed;
    let_bars_fade();
    Position then = m_draft.position();
    then.play(last);
    for (int i = 0; i < kMovers; ++i)
        if ((closed & mover_bit(i)) != 0) m_barring_space = then.movers[static_cast<std::size_t>(i)];
    m_barring.start();
    update();
    emit refused("closes_own", tr("This closes in your own mover. Do it again to confirm."));
    return true;
}

MoverSet HexTrapView::threatened() const {
    if (showing()) return 0;
    return m_draft.closes_own(m_preview ? std::optional(wall(*m_preview)) : std::nullopt);
}

MoverSet HexTrapView::closing() const {
    if (showing()) return static_cast<MoverSet>(m_showing.closed_in() & ~m_showing.caught);
    return m_draft.closes(m_preview ? std::optional(wall(*m_preview)) : std::nullopt);
}

void HexTrapView::let_bars_fade() {
    m_barring_wall.reset();
    m_barring_space.reset();
    m_barring.stop();
}

void HexTrapView::confirm() {
    if (m_preview && may_draft()) fill(*m_preview);
}

void HexTrapView::takeBack() {
    if (!may_draft()) return;
    end_touch();
    m_draft.take_back();
    m_chosen = -1;
    m_preview.reset();
    m_warned = 0;
    update();
}

void HexTrapView::tapMover(int number) {
    const Space space = shown().movers[static_cast<std::size_t>(number)];
    const auto& spaces = m_places.board().spaces;
    tapSpace(static_cast<int>(std::ranges::find(spaces, space, &SpacePlace::space) - spaces.begin()));
}

void HexTrapView::tapSpace(int number) {
    if (!may_draft()) return;
    end_touch();
    const Space space = m_places.board().spaces[static_cast<std::size_t>(number)].space;
    const int mover = m_draft.position().mover_on(space);
    if (mover >= 0) {
        m_looked_at = mover;
        update_around();
        emit changed();
    }
    if (mover >= 0 && m_draft.can_step(mover)) return choose(mover == m_chosen ? -1 : mover);
    if (m_chosen >= 0) return drop(m_chosen, space, {}, false);
    if (on_made_half(m_places.at(space))) return takeBack();
    if (mover >= 0 && owner(mover) != m_draft.position().turn) return explain_foreign(mover);
    refuse(is_caught_own(m_places.at(space)) ? kCaught : kNotYours);
}

void HexTrapView::tapSlot(int number) {
    if (!may_draft()) return;
    end_touch();
    const Slot slot = m_places.board().slot_list[static_cast<std::size_t>(number)];
    if (on_made_half(m_places.at(slot))) return takeBack();
    if (m_preview == slot || !m_draft.may(wall(slot))) return fill(slot);
    preview(slot);
    m_warned |= threatened();
}

void HexTrapView::moveCursor(int dx, int dy) {
    if (m_cursor_on_slots)
        m_cursor_slot = m_places.next(m_cursor_slot, QPointF(dx, dy));
    else
        m_cursor_space = m_places.next(m_cursor_space, QPointF(dx, dy));
    emit cursorChanged();
}

// Goes to the nearest of the other kind.
void HexTrapView::switchCursor() {
    m_cursor_on_slots = !m_cursor_on_slots;
    if (m_cursor_on_slots)
        m_cursor_slot = *m_places.nearest_slot(m_places.at(m_cursor_space), kSlotReach, any_slot);
    else
        m_cursor_space = m_cursor_slot.a;
    emit cursorChanged();
}

void HexTrapView::act() {
    if (mustPass() && !is_bot(actor())) return pass();
    if (!may_draft()) return;
    const auto& board = m_places.board();
    if (!m_cursor_on_slots) {
        const auto found = std::ranges::find(board.spaces, m_cursor_space, &SpacePlace::space);
        tapSpace(static_cast<int>(found - board.spaces.begin()));
    } else if (on_made_half(m_places.at(m_cursor_slot))) {
        takeBack();
    } else {
        fill(m_cursor_slot);
    }
    emit cursorChanged();
}

void HexTrapView::pass() { submit(any_command<Rules>({.kind = Command::Kind::pass})); }

bool HexTrapView::submit_action(TableAction action) {
    return submit(any_command<Rules>(command_for<Command>(action)));
}

}
