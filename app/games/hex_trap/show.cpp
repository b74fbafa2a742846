// What the board shows of Trap, and what is heard of it.
#include "games/hex_trap/view.h"

#include <algorithm>
#include <utility>

namespace trapbox {

using namespace hex_trap;

namespace {

// In ms.
constexpr int kBetweenHalves = 560; // long enough to see the first for itself
constexpr int kBeforeCage = 420;    // the mover shivers

std::optional<Half> half_of(const Event& event) {
    if (event.kind == Event::Kind::stepped) return step(event.from, event.to);
    if (event.kind == Event::Kind::wall_placed) return wall(slot_between(event.from, event.to));
    return {};
}

bool ends_turn(const Event& event) {
    return event.kind == Event::Kind::turn || event.kind == Event::Kind::won ||
           event.kind == Event::Kind::drawn;
}

int row_of(Space space) { return to_text(space).front() - 'a'; } // 0 = Red's edge

HexTrapView::Action action_of(Half::Kind kind) {
    return kind == Half::Kind::step ? HexTrapView::Action::Step : HexTrapView::Action::Wall;
}

}

void HexTrapView::refresh(float) {
    const auto played = m_match.entries().size();
    if (played == m_played) return;
    if (played < m_played) { // taken back: nothing of it is to be shown
        stop_showing();
        m_events.clear();
        m_spoken.clear();
    }
    m_played = played;
    m_now = Rules::view(m_match.state());
    m_draft.start(m_now);
    m_chosen = -1;
    m_preview.reset();
    m_warned = 0;
    m_hint.clear();
    m_hints_draw = false;
    let_bars_fade();
    end_touch();
    update();
}

void HexTrapView::retranslate() {
    update();
    fill_turns();
}

void HexTrapView::handle_events() {
    const auto events = m_match.take_events();
    if (events.empty()) return;
    catch_up();
    // Far forward or back while watching: only where it leads is shown.
    if (std::ranges::count_if(events, ends_turn) <= 1) {
        m_events.assign(events.begin(), events.end());
        m_showing = m_now.position;
        m_showing_walls = m_now.walls;
        m_heard = m_draft.first();
        play_events();
    }
    for (const Event& event : events) {
        if (event.kind == Event::Kind::draw_declined) announce_declined_draw();
        emit happened(any_event<Rules>(event));
    }
}

// Until the turn has been shown, or the next part of it.
void HexTrapView::play_events() {
    const auto wait = [this](int milliseconds) {
        m_timer.start(static_cast<int>(milliseconds * pace()));
        emit showingChanged();
    };
    while (!m_events.empty()) {
        const Event event = m_events.front();
        m_events.pop_front();
        const auto half = half_of(event);
        if (half && half == m_heard)
            m_heard.reset();
        else
            sound(event);
        if (const QString text = spoken(event); !text.isEmpty()) m_spoken << text;
        if (ends_turn(event)) announce(m_showing.turn.index, std::exchange(m_spoken, {}).join(", "));
        if (!half) continue;
        m_seen = half;
        m_showing.play(*half);
        if (half->kind == Half::Kind::wall) m_showing_walls.push_back({half->slot(), 0, event.seat});
        if (m_events.empty() || m_hurried || pace() <= 0) continue;
        if (half_of(m_events.front()) && !m_at_once) return wait(kBetweenHalves);
        if (m_events.front().kind == Event::Kind::trapped) return wait(kBeforeCage);
    }
}

void HexTrapView::catch_up() {
    if (!showing()) return;
    stop_showing();
    m_hurried = true;
    play_events();
    m_hurried = false;
    update();
}

// Told later: a bot that waited for it must not step in while a finger or a command is being dealt with.
void HexTrapView::stop_showing() {
    if (!showing()) return;
    m_timer.stop();
    QMetaObject::invokeMethod(this, &GameView::showingChanged, Qt::QueuedConnection);
}

void HexTrapView::say(Cue cue, QPointF at) {
    emit this->cue({.cue = cue, .x = static_cast<float>(at.x() / m_places.board().side)});
}

void HexTrapView::sound(const Event& event) {
    switch (event.kind) {
    case Event::Kind::stepped: say(Cue::mover_steps, m_places.at(event.to)); break;
    case Event::Kind::wall_placed:
        say(Cue::wall_slides_in, m_places.at(slot_between(event.from, event.to)));
        break;
    case Event::Kind::trapped: say(Cue::mover_trapped, m_places.at(event.from)); break;
    case Event::Kind::won: say(cheered(event.seat.index) ? Cue::match_won : Cue::match_lost, {}); break;
    case Event::Kind::drawn: say(Cue::tie, {}); break;
    default: break;
    }
}

void HexTrapView::show_hint(const AnyCommand& command) {
    const auto& turn = command.as<Command>();
    m_hints_draw = turn.kind == Command::Kind::offer_draw;
    if (m_hints_draw) return update();
    if (turn.kind != Command::Kind::turn) return;
    m_hint = {turn.first, turn.second};
    std::erase(m_hint, kNoHalf);
    if (m_draft.first()) std::erase(m_hint, *m_draft.first());
    end_touch();
    m_chosen = -1;
    m_preview.reset();
    update();
}

bool HexTrapView::point_at(const AnyCommand& command) {
    const auto& turn = command.as<Command>();
    if (turn.kind != Command::Kind::turn) return false;
    takeBack();
    for (const Half half : {turn.second, turn.first})
        if (half.kind == Half::Kind::step && m_draft.position().mover_on(half.from) >= 0)
            m_chosen = m_draft.position().mover_on(half.from);
    update();
    return true;
}

int HexTrapView::actor() const {
    if (showing()) return m_showing.turn.index;
    if (m_now.end) return -1;
    return m_now.offered_by ? other(*m_now.offered_by).index : m_now.position.turn.index;
}

HexTrapView::Action HexTrapView::made() const {
    const auto& half = showing() ? m_seen : m_draft.first();
    return half ? action_of(half->kind) : Action::NoAction;
}

HexTrapView::Action HexTrapView::doing() const {
    if (showing()) return Action::NoAction;
    return m_chosen >= 0 ? Action::Step : m_preview ? Action::Wall : Action::NoAction;
}

bool HexTrapView::canStep() const {
    for (int i = 0; i < kMovers; ++i)
        if (m_draft.can_step(i)) return true;
    return false;
}

void HexTrapView::update() {
    update_movers();
    update_spaces();
    update_walls();
    update_sides();
    update_turns();
    update_around();
    emit changed();
    emit cursorChanged();
}

// Where the mover can step, then the slots around its space.
void HexTrapView::update_around() {
    std::vector<NearRow> rows;
    if (m_looked_at >= 0) {
        const Space centre = shown().movers[static_cast<std::size_t>(m_looked_at)];
        const SpaceSet steps = m_chosen == m_looked_at && !showing()
                                   ? m_draft.one_step(m_chosen) | m_draft.two_steps(m_chosen)
                                   : shown().exits(centre);
        for (const SpaceRow& row : m_spaces.rows())
            if (steps.has(row.space)) rows.push_back({false, row.number, row.at, row.label});
        for (const SlotRow& row : m_slots.rows()) {
            const Slot slot = m_places.board().slot_list[static_cast<std::size_t>(row.number)];
            if (slot.a == centre || slot.b == centre) rows.push_back({true, row.number, row.at, row.label});
        }
    }
    m_around.set_rows(std::move(rows));
}

// A captured mover stays where it is, also when its neighbour has left (HX-4).
SpaceSet HexTrapView::reach_of(int mover) const {
    const Space space = shown().movers[static_cast<std::size_t>(mover)];
    return shown().may_step(mover) ? shown().region(space) : SpaceSet(space);
}

std::array<SpaceSet, 2> HexTrapView::reach_by_seat() const {
    std::array<SpaceSet, 2> reach;
    for (int i = 0; i < kMovers; ++i)
        if (m_chosen < 0 || m_chosen == i) reach[owner(i).index] |= reach_of(i);
    return reach;
}

void HexTrapView::setReachShown(bool shown) {
    if (shown == m_reach_shown) return;
    m_reach_shown = shown;
    update();
}

// Heard when a mover begins to shiver: once for all that one wall closes in.
void HexTrapView::sound_shiver() {
    const MoverSet now = closing();
    const auto fresh = static_cast<MoverSet>(now & ~m_shivering);
    m_shivering = now;
    for (int i = 0; i < kMovers; ++i)
        if ((fresh & mover_bit(i)) != 0)
            return say(Cue::mover_shivers, m_places.at(shown().movers[static_cast<std::size_t>(i)]));
}

void HexTrapView::update_movers() {
    sound_shiver();
    std::vector<MoverRow> rows;
    for (int i = 0; i < kMovers; ++i) {
        const Space space = shown().movers[static_cast<std::size_t>(i)];
        const bool able = !showing() && !is_bot(actor()) && m_draft.can_step(i);
        rows.push_back({i, m_places.at(space), shown().is_caught(i), m_chosen == i, able,
                        reach_of(i).count() - 1, (threatened() & mover_bit(i)) != 0,
                        (closing() & mover_bit(i)) != 0, text_of(space)});
    }
    m_movers.set_rows(std::move(rows));
}

HexTrapView::Light HexTrapView::light_of(Space space) const {
    if (showing()) return Light::Dark;
    if (m_barring_space == space) return Light::Bars;
    if (const int mover = shown().mover_on(space); mover >= 0 && (threatened() & mover_bit(mover)) != 0)
        return Light::Bars;
    if (m_chosen >= 0 && m_draft.one_step(m_chosen).has(space)) return Light::One;
    if (m_chosen >= 0 && m_draft.two_steps(m_chosen).has(space)) return Light::Two;
    const auto& first = m_draft.first();
    if (first && first->kind == Half::Kind::step && first->from == space) return Light::Back;
    if (m_preview && (m_preview->a == space || m_preview->b == space)) return Light::WallEnd;
    for (const Half half : m_hint)
        if (half.kind == Half::Kind::step && (half.from == space || half.to == space)) return Light::Hint;
    if (m_now.played.empty() || m_now.played.back().command.kind != Command::Kind::turn) return Light::Dark;
    const Command& last = m_now.played.back().command;
    for (const Half half : {last.first, last.second})
        if (half.kind == Half::Kind::step && half.from == space) return Light::Last;
    return Light::Dark;
}

void HexTrapView::update_spaces() {
    const auto reach = reach_by_seat();
    std::vector<SpaceRow> rows;
    for (const SpacePlace& place : m_places.board().spaces)
        rows.push_back({static_cast<int>(rows.size()), row_of(place.space), place.space,
                        m_places.at(place.space), shown().mover_on(place.space) >= 0, light_of(place.space),
                        (reach[0].has(place.space) ? 1 : 0) + (reach[1].has(place.space) ? 2 : 0),
                        text_of(place.space)});
    m_spaces.set_rows(std::move(rows));

    std::vector<SlotRow> slot_rows;
    for (const Slot slot : m_places.board().slot_list) {
        const bool filled = !shown().is_open(slot);
        const bool hinted = std::ranges::find(m_hint, wall(slot)) != m_hint.end();
        slot_rows.push_back(
            {static_cast<int>(slot_rows.size()), row_of(slot.a), m_places.at(slot),
             (filled              ? tr("wall between %1 and %2")
              : m_preview == slot ? tr("wall here? %1 and %2")
                                  : tr("slot between %1 and %2"))
                     .arg(QString::fromStdString(to_text(slot.a)), QString::fromStdString(to_text(slot.b))) +
                 (hinted ? ", " + tr("hint") : QString())});
    }
    m_slots.set_rows(std::move(slot_rows));
}

void HexTrapView::update_walls() {
    std::vector<WallRow> rows;
    for (const SeenWall& wall : showing() ? m_showing_walls : m_now.walls)
        rows.push_back({m_places.at(wall.slot), m_places.angle(wall.slot),
                        showing() ? wall.turn == 0 : wall.turn > 0 && wall.turn == m_now.turns, false});
    const auto& first = m_draft.first();
    if (!showing() && first && first->kind == Half::Kind::wall)
        rows.push_back({m_places.at(first->slot()), m_places.angle(first->slot()), false, true});
    m_walls.set_rows(std::move(rows));

    std::vector<GhostRow> ghosts;
    if (m_preview) ghosts.push_back({m_places.at(*m_preview), m_places.angle(*m_preview), WallKind::Preview});
    for (const Half half : m_hint)
        if (half.kind == Half::Kind::wall)
            ghosts.push_back({m_places.at(half.slot()), m_places.angle(half.slot()), WallKind::Hinted});
    if (m_barring_wall)
        ghosts.push_back({m_places.at(*m_barring_wall), m_places.angle(*m_barring_wall), WallKind::Barring});
    m_ghosts.set_rows(std::move(ghosts));
}

void HexTrapView::update_turns() {
    if (m_turns.rows().size() != m_now.played.size()) fill_turns();
}

void HexTrapView::fill_turns() {
    std::vector<TurnRow> rows;
    for (const PlayedTurn& turn : m_now.played) {
        rows.push_back({static_cast<int>(rows.size()) + 1, turn.seat.index, text_of(turn.command),
                        turn.trapped != 0 ? "cage" : ""});
    }
    m_turns.set_rows(std::move(rows));
}

std::vector<int> HexTrapView::standing() const { return {m_sides[1].caught, m_sides[0].caught}; }

QString HexTrapView::seat_art(const hex_trap::Options&, int seat) {
    return seat == 0 ? "mover?side=red" : "mover?side=blue";
}

QPointF HexTrapView::cursor() const {
    return m_cursor_on_slots ? m_places.at(m_cursor_slot) : m_places.at(m_cursor_space);
}

}
