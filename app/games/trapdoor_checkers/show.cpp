// How what happened is shown: one thing after the other, each with its time and its sound. Part of
// TrapdoorCheckersView.
#include "games/trapdoor_checkers/text.h"
#include "games/trapdoor_checkers/view.h"

#include <algorithm>

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

// Milliseconds.
constexpr int kTurning = 1200; // the wheel
constexpr int kAtRest = 320;   // to read it
constexpr int kStepping = 180;
constexpr int kJumping = 300;
constexpr int kCrowning = 480;
constexpr int kTrembling = 460;        // a door, before it drops
constexpr int kTremblingBriefly = 140; // where the player has seen already what it will do
constexpr int kSliding = 200;
constexpr int kDoor = 140;
constexpr int kFalling = 540;
constexpr int kSilence = 170; // between the piece that is gone and its thud
constexpr int kThud = 160;

// Someone watches a replay at four times the pace: what is long past is not shown to the end.
constexpr std::size_t kMaxBeats = 40;

}

void TrapdoorCheckersView::sound(Cue cue, Square at) {
    emit this->cue({.cue = cue, .x = static_cast<float>(at.file()) / 3.5F - 1});
}

void TrapdoorCheckersView::keep_previous() {
    m_beats.clear();
    m_timer.stop();
    clear_choice();
    m_hint.reset();
    m_jumped = true;
    m_trembling.reset();
    set_showing(false);
}

void TrapdoorCheckersView::handle_events() {
    const auto events = m_match.take_events();
    if (events.empty() || m_jumped) return; // a replay went to another place: only how it stands is shown
    if (m_beats.size() > kMaxBeats) catch_up();
    m_now = Rules::view(m_match.state());
    m_hint.reset();
    add_beats(events);
    clear_choice();
    if (!m_timer.isActive()) play_beats();
}

void TrapdoorCheckersView::add_beat(int milliseconds, std::function<void()> show) {
    m_beats.push_back({std::move(show), milliseconds});
}

void TrapdoorCheckersView::add_beats(const std::vector<Event>& events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        switch (event.kind) {
        case Event::Kind::spun:
            add_beat(kTurning, [this, event] {
                if (m_hurried || pace() <= 0) return;
                emit cue({.cue = Cue::wheel_spins});
                emit wheelTurns(event.section, static_cast<int>(kTurning * pace()));
            });
            add_beat(kAtRest, [this, event] {
                m_stage.set_section(event.section);
                emit cue({.cue = Cue::wheel_stops});
            });
            break;
        case Event::Kind::moved: {
            std::size_t jumps = 0;
            while (i + jumps + 1 < events.size() && events[i + jumps + 1].kind == Event::Kind::captured)
                ++jumps;
            add_move(event, std::span(events).subspan(i + 1, jumps));
            break;
        }
        case Event::Kind::crowned:
            add_beat(kCrowning, [this, event] {
                if (ShownPiece* piece = m_stage.piece_on(event.square)) piece->king = true;
                sound(Cue::piece_crowned, event.square);
            });
            break;
        case Event::Kind::slid: {
            const bool opens = i + 1 < events.size() && events[i + 1].kind == Event::Kind::door_opened;
            add_slide(event, opens ? std::optional(events[i + 1].square) : std::nullopt);
            break;
        }
        case Event::Kind::door_opened:
            add_beat(kDoor, [this, event] {
                m_trembling.reset();
                m_stage.set_open(event.square, true);
                sound(Cue::door_opens, event.square);
            });
            break;
        case Event::Kind::fell: add_fall(event); break;
        case Event::Kind::door_closed:
            add_beat(kDoor, [this, event] {
                m_stage.set_open(event.square, false);
                m_stage.centre_slider_of(event.square);
                sound(Cue::door_closes, event.square);
            });
            break;
        case Event::Kind::won:
        case Event::Kind::drawn: add_end(event); break;
        default: break;
        }
        add_beat(0, [this, event] {
            announce_event(event);
            if (event.kind == Event::Kind::draw_declined) announce_declined_draw();
            emit happened(any_event<Rules>(event));
        });
    }
}

// Who acts is said of what they do, not of what follows from it.
void TrapdoorCheckersView::announce_event(const Event& event) {
    const bool own = event.kind == Event::Kind::spun || event.kind == Event::Kind::moved;
    announce(own ? seat_of(event.side) : -1, TrapdoorCheckersText::spoken(m_now, event));
}

void TrapdoorCheckersView::add_move(const Event& moved, std::span<const Event> captured) {
    const Path& path = moved.path;
    // A finger may have carried the piece part of the way, or all of it.
    const bool by_hand = !m_choice.empty() && m_choice.path() == path;
    const std::size_t hopped = by_hand ? std::min<std::size_t>(m_hopped, path.length) : 1;
    for (std::size_t i = 1; i < path.length; ++i) {
        const bool seen = i < hopped;
        std::optional<Square> taken;
        if (i - 1 < captured.size()) taken = captured[i - 1].square;
        add_beat(seen               ? 0
                 : captured.empty() ? kStepping
                                    : kJumping,
                 [this, from = path.squares[i - 1], to = path.squares[i], taken, seen] {
                     if (ShownPiece* piece = m_stage.piece_on(from)) {
                         piece->square = to;
                         if (taken) ++piece->jumps;
                     }
                     if (ShownPiece* piece = taken ? m_stage.piece_on(*taken) : nullptr)
                         piece->state = ShownPiece::Standing::taken;
                     if (!seen) sound(taken ? Cue::piece_captured : Cue::piece_moves, to);
                 });
    }
    add_beat(0, [this, to = path.to(), silent = hopped == path.length] {
        m_stage.end_capture(to);
        if (silent) sound(Cue::piece_moves, to);
    });
}

// A door that opens trembles first, and the piece on it with it.
void TrapdoorCheckersView::add_slide(const Event& slid, std::optional<Square> opens) {
    if (opens) {
        const bool seen = m_slide && m_slide->legal.slide == slid.slide;
        add_beat(seen ? kTremblingBriefly : kTrembling, [this, opens] {
            m_trembling = opens;
            if (!m_hurried && pace() > 0) sound(Cue::door_trembles, *opens);
        });
    }
    add_beat(kSliding, [this, slide = slid.slide] {
        m_stage.slide(slide);
        sound(Cue::slider_moves, slide.right ? kSliders[slide.slider].right : kSliders[slide.slider].left);
    });
}

// It tips and tumbles, is gone, and only then is heard to land.
void TrapdoorCheckersView::add_fall(const Event& fell) {
    add_beat(kFalling, [this, at = fell.square] {
        if (ShownPiece* piece = m_stage.piece_on(at)) piece->state = ShownPiece::Standing::falling;
    });
    add_beat(kSilence, [] {});
    add_beat(kThud, [this, at = fell.square] { sound(Cue::piece_lands, at); });
}

void TrapdoorCheckersView::add_end(const Event& event) {
    add_beat(0, [this, event] {
        if (event.kind == Event::Kind::drawn) return emit cue({.cue = Cue::tie});
        emit cue({.cue = cheered(seat_of(event.side)) ? Cue::match_won : Cue::match_lost});
    });
}

void TrapdoorCheckersView::play_beats() {
    if (m_beats.empty() && !m_showing) return;
    set_showing(true);
    while (!m_beats.empty()) {
        const Beat beat = std::move(m_beats.front());
        m_beats.pop_front();
        beat.show();
        const int wait = m_hurried ? 0 : static_cast<int>(beat.milliseconds * pace());
        if (wait <= 0) continue;
        update_board();
        emit changed();
        return m_timer.start(wait);
    }
    m_hurried = false;
    m_showing = false;
    m_trembling.reset();
    refresh(1);
    emit showingChanged(); // last: a bot that waited for it plays on at once
}

void TrapdoorCheckersView::catch_up() {
    if (!m_showing) return;
    m_timer.stop();
    m_hurried = true;
    play_beats();
}

void TrapdoorCheckersView::set_showing(bool showing) {
    if (showing == m_showing) return;
    m_showing = showing;
    emit showingChanged();
}

void TrapdoorCheckersView::wheelTicks(double speed) {
    emit cue({.cue = Cue::wheel_tick, .strength = static_cast<float>(std::clamp(speed, 0.0, 1.0))});
}

}
