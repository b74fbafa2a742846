#include "games/passed_trap/view.h"

#include "passed_trap/play.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trapbox {

using namespace passed_trap;

namespace {

constexpr int kSandChannel = 100; // the bands' creaking is on the channels of their seats
constexpr int kSlideChannel = 101;
// m/s: slower disks are not heard, faster ones are as loud as it gets.
constexpr float kSlowSlide = 0.05F, kFastSlide = 2.5F;

Vec metres(double x, double y) { return {static_cast<float>(x / 1000), static_cast<float>(y / 1000)}; }
std::int32_t micrometres(float value) { return static_cast<std::int32_t>(std::lround(value * 1e6F)); }

Cue cue_of(Knock::On on) {
    switch (on) {
    case Knock::On::disk: return Cue::disk_hit;
    case Knock::On::rail: return Cue::rail_hit;
    case Knock::On::wall: return Cue::wall_hit;
    case Knock::On::post: return Cue::post_hit;
    case Knock::On::band: break;
    }
    return Cue::band_pluck;
}

// What the hardest shots do, N·s: a disk of 7 g at 3 m/s against another disk, and against a rail.
constexpr float kHardOnDisk = 0.018F;
constexpr float kHardOnRail = 0.036F;
constexpr float kFaint = 0.04F; // share of them that nobody notices

constexpr float kFast = 0.8F; // m/s: a disk at this speed has a trail
constexpr float kTrailSeconds = 0.05F;
constexpr double kAimLine = 150; // mm

QString number_text(std::optional<int> number) { return number ? QString::number(*number) : QString(); }

}

PassedTrapView::PassedTrapView(Match<Rules>& match, Submit submit)
    : GameView(std::move(submit)), m_match(match),
      m_disks({
          {"number", [](const DiskRow& row) { return row.number; }},
          {"mmX", [](const DiskRow& row) { return millimetres(row.shown.x); }},
          {"mmY", [](const DiskRow& row) { return millimetres(row.shown.y); }},
          {"turn", [](const DiskRow& row) { return degrees(row.view.angle); }},
          {"trail",
           [](const DiskRow& row) {
               const bool fast = row.view.where == Disk::Where::on_table && length(row.view.velocity) > kFast;
               return fast ? point(row.view.velocity) * -static_cast<double>(kTrailSeconds) : QPointF();
           }},
          {"onTable", [](const DiskRow& row) { return row.view.where == Disk::Where::on_table; }},
          {"held", [](const DiskRow& row) { return row.view.where == Disk::Where::held; }},
          {"lodged", [](const DiskRow& row) { return row.view.lodged; }},
          {"offered",
           [this](const DiskRow& row) {
               return laughEstablished() && row.view.camp.index == accuser() &&
                      row.view.where == Disk::Where::on_table;
           }},
          {"label", [this](const DiskRow& row) { return disk_text(row); }, true},
      }),
      m_sheet({
          {"label", [](const SheetRow& row) { return row.label; }},
          {"points0", [](const SheetRow& row) { return number_text(row.points[0]); }},
          {"points1", [](const SheetRow& row) { return number_text(row.points[1]); }},
      }) {
    m_ends[1].seat = 1;
    connect(&m_flight, &PassedTrapFlight::changed, this, &PassedTrapView::flightChanged);
    keep_previous();
    refresh(1);
}

void PassedTrapView::begin() {
    m_live = true;
    place_all();
}

// Disks are set up at once, so that nobody has to; players move them where they wish (PT-2).
void PassedTrapView::place_all() {
    if (!m_live || m_match.state().phase != Phase::placing) return;
    for (const Seat seat : {seat_at(0), seat_at(1)})
        if (plays(m_match.state(), seat) && !all_placed(m_match.state(), seat)) quick(seat.index);
}

void PassedTrapView::keep_previous() { m_before = Rules::view(m_match.state()); }

void PassedTrapView::refresh(float between) {
    const bool was_showing = showing();
    const bool was_replaying = replaying();
    const View before = std::exchange(m_now, Rules::view(m_match.state()));
    show_last_shot(before.phase);
    // Between rounds only commands move disks, and those are shown in their new places at once.
    if (before.phase != Phase::playing) m_before = m_now;
    // A round that ended, or a timer that was laid down, took the disk out of the hand.
    std::erase_if(m_fingers, [this](const auto& each) {
        const Finger& finger = each.second;
        return finger.placing
                   ? m_now.phase != Phase::placing
                   : m_now.phase != Phase::playing || m_now.hands[finger.seat.index].disk != finger.disk;
    });
    refresh_disks(between);
    for (PassedTrapEnd& end : m_ends)
        refresh_end(end);
    fill_sheet();
    if (m_now.format == Format::practice)
        m_flight.follow(m_now, m_now.soloist);
    else if (m_aim_line_seat >= 0)
        m_flight.follow(m_now, seat_at(m_aim_line_seat));
    else
        m_flight.clear();
    sound_continuous();
    keep_aim();
    show_gesture(hintShown() ? hinted_shot() : first_shot());
    if (const double left = sand(); left != m_sand) {
        m_sand = left;
        emit sandChanged();
    }
    announce_changes(before);
    if (m_watch.changed()) emit changed();
    if (replaying() != was_replaying) emit replayingChanged();
    if (showing() != was_showing) emit showingChanged();
}

// What decided a round is seen: a disk that went through the trap.
void PassedTrapView::show_last_shot(Phase before) {
    constexpr Tick kAtOnce = kTicksPerSecond / 10; // several ticks may be due in one frame
    if (m_now.phase == Phase::playing) {
        if (m_replays) m_last_shot.record(m_now, static_cast<double>(m_match.ticks()) / kTicksPerSecond);
    } else if (m_now.phase < Phase::round_over) {
        m_last_shot.stop();
    } else if (before == Phase::playing) {
        if (m_replays && m_match.ticks() - m_passed_at <= kAtOnce)
            m_last_shot.start(m_now);
        else
            m_last_shot.stop();
    }
    if (!m_last_shot.running()) return;
    m_last_shot.show_in(m_now);
    m_before.disks = m_now.disks; // nothing is drawn between two ticks
}

void PassedTrapView::advanceReplay(double seconds) {
    const bool was_showing = showing();
    m_last_shot.advance(seconds);
    refresh(1);
    if (replaying()) return;
    emit replayingChanged();
    if (showing() != was_showing) emit showingChanged();
}

void PassedTrapView::skipReplay() { advanceReplay(PassedTrapLastShot::kSeconds); }

void PassedTrapView::refresh_disks(float between) {
    std::vector<DiskRow> rows;
    for (int i = 0; i < kDisks; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const DiskView& disk = m_now.disks[index];
        const DiskView& last = m_before.disks[index]; // a tick ago
        DiskRow row{i, disk, disk.at};
        // What jumps (was put back, grabbed) is not drawn on its way.
        if (disk.where == Disk::Where::on_table && last.where == Disk::Where::on_table &&
            length(disk.at - last.at) < kDiskRadius)
            row.shown = last.at + between * (disk.at - last.at);
        for (const auto& [id, finger] : m_fingers)
            if (finger.placing && finger.disk == i) row.shown = finger.at;
        rows.push_back(row);
    }
    m_disks.set_rows(std::move(rows), Rules::busy(m_match.state()) && !m_retranslates);
}

void PassedTrapView::retranslate() {
    m_retranslates = true;
    refresh(1);
    m_retranslates = false;
    emit aimChanged(); // the text of what is aimed
}

void PassedTrapView::refresh_end(PassedTrapEnd& end) {
    bool differs = false;
    const auto set = [&differs](auto& member, auto value) {
        if (member == value) return;
        member = value;
        differs = true;
    };
    const auto seat = static_cast<std::size_t>(end.seat);
    const HandView& hand = m_now.hands[seat];
    const auto lodged = std::ranges::count_if(
        m_now.disks, [&](const DiskView& disk) { return disk.lodged && disk.camp.index == end.seat; });
    set(end.plays, hand.plays);
    set(end.all_placed, hand.all_placed);
    set(end.hand_down, hand.down);
    set(end.disks, m_now.disks_in[seat]);
    set(end.lodged, lodged > 0);
    set(end.can_hit, end.disks > lodged);
    set(end.pegs, m_now.pegs[seat]);
    set(end.laughs, hand.laughs);
    set(end.denies, m_denier == end.seat);
    set(end.points, std::accumulate(m_now.sheet[seat].begin(), m_now.sheet[seat].end(), 0));
    if (differs) emit end.changed();

    differs = false;
    QList<QPointF> band;
    for (const Vec at : m_now.bands[seat].line)
        band << point(at);
    set(end.band, band);
    set(end.stretch, static_cast<double>(m_now.bands[seat].stretch));
    const double power = hand.disk >= 0 ? static_cast<double>(hand.power) : 0;
    set(end.power, power);
    const float aside = hand.disk >= 0 ? m_now.disks[static_cast<std::size_t>(hand.disk)].at.x : 0;
    set(end.centred, power > 0 && std::abs(aside) <= m_now.gap / 2 - kDiskRadius);
    if (differs) emit end.bandChanged();
}

QList<QPointF> PassedTrapView::flight() const {
    if (m_now.format == Format::practice) return m_flight.line();
    QList<QPointF> line;
    double left = kAimLine;
    for (const QPointF& at : m_flight.line()) {
        if (!line.isEmpty()) {
            const QPointF way = at - line.last();
            const double run = std::hypot(way.x(), way.y());
            if (run >= left) {
                line << line.last() + way * (left / run);
                break;
            }
            left -= run;
        }
        line << at;
    }
    return line;
}

void PassedTrapView::sound_continuous() {
    for (const PassedTrapEnd& end : m_ends) {
        const bool held = m_now.hands[static_cast<std::size_t>(end.seat)].disk >= 0 && end.stretch > 0.01;
        emit continuous(end.seat, Cue::band_creak,
                        held ? static_cast<float>(std::min(1.0, end.stretch)) : -1);
    }
    emit continuous(kSandChannel, Cue::sand_hiss, sandRuns() ? 1 : -1);
    sound_slide();
    // A second is heard when it passes, not when a replay jumps to the next one: then no sand has run.
    const bool ran = m_now.sand_left < m_before.sand_left;
    const bool passed = ran && secondsLeft() == m_heard_seconds - 1;
    if (lastSeconds() && passed) emit cue({.cue = Cue::sand_last_seconds});
    m_heard_seconds = sandRuns() ? secondsLeft() : 0;
}

// The fastest disk. Nothing is heard when time has stopped: no disk has moved in the last tick.
void PassedTrapView::sound_slide() {
    float fastest = kSlowSlide, x = 0;
    for (std::size_t i = 0; i < kDisks; ++i) {
        const DiskView& disk = m_now.disks[i];
        const float speed = length(disk.velocity);
        if (disk.where != Disk::Where::on_table || disk.at == m_before.disks[i].at || speed <= fastest)
            continue;
        fastest = speed;
        x = disk.at.x / kHalfWidth;
    }
    emit continuous(kSlideChannel, Cue::disks_slide,
                    fastest > kSlowSlide ? std::min(1.0F, fastest / kFastSlide) : -1, x);
}

void PassedTrapView::handle_events() {
    for (const Event& event : m_match.take_events()) {
        sound(event);
        announce_event(event);
        if (event.kind == Event::Kind::rejected && is_bot(1 - event.seat.index))
            m_denier = 1 - event.seat.index;
        if (event.kind == Event::Kind::began) m_denier = -1;
        emit happened(any_event<Rules>(event));
    }
}

void PassedTrapView::sound(const Event& event) {
    const float pan = event.at.x / kHalfWidth;
    const auto say = [&](Cue cue, float strength = 1) {
        emit this->cue({.cue = cue, .strength = strength, .x = pan});
    };
    const auto mark = [&](bool leaps, Vec at) { emit crossed(leaps, millimetres(at.x), millimetres(at.y)); };
    switch (event.kind) {
    case Event::Kind::began: // "Go!"; after a pause the sand alone is heard
        if (m_now.phase == Phase::placing) say(Cue::round_starts);
        break;
    case Event::Kind::hit:
        emit cue({.cue = cue_of(event.on),
                  .strength = event.on == Knock::On::band ? event.strength * 40 : event.strength,
                  .x = pan,
                  .pair = static_cast<std::uint32_t>(event.disk * 8 + static_cast<int>(event.on) + 1)});
        show_impact(event);
        break;
    case Event::Kind::shot:
        emit shot(event.seat.index, static_cast<double>(event.strength));
        say(Cue::band_pluck, event.strength);
        if (!is_bot(event.seat.index)) end_newcomer();
        end_hint();
        break;
    case Event::Kind::passed:
        say(Cue::disk_passed);
        mark(false, {}); // the trap is in the middle of the board
        emit passed(event.seat.index);
        m_passed_at = m_match.ticks();
        break;
    case Event::Kind::lodged: say(Cue::disk_lodged); break;
    case Event::Kind::hopped:
        say(Cue::disk_hopped);
        mark(true, event.at);
        break;
    case Event::Kind::hand_down: say(Cue::hand_down); break;
    case Event::Kind::sand_turned: say(Cue::sand_turned); break;
    case Event::Kind::sand_laid: say(Cue::sand_laid_down); break;
    case Event::Kind::pegged: say(Cue::peg_placed); break;
    case Event::Kind::laughed: say(Cue::laugh); break;
    case Event::Kind::round_won: say(cheered(event.seat.index) ? Cue::round_won : Cue::round_lost); break;
    case Event::Kind::round_tied: // PT-17: of a round that was won, that is heard
        if (!m_match.state().results.back().winner) say(Cue::tie);
        break;
    case Event::Kind::match_won:
        if (const auto winners = outcome(m_match.state()).winners; event.seat == winners.front())
            say(tune_for(winners));
        break;
    case Event::Kind::match_lost: say(Cue::match_lost); break;
    default: break;
    }
}

void PassedTrapView::show_impact(const Event& event) {
    if (event.on == Knock::On::band) return; // it swings after a shot; what only leans on it is not seen
    const float strength = event.strength / (event.on == Knock::On::disk ? kHardOnDisk : kHardOnRail);
    if (strength < kFaint) return;
    static_assert(static_cast<int>(Hit::Band) == static_cast<int>(Knock::On::band));
    emit impact(static_cast<Hit>(event.on), millimetres(event.at.x), millimetres(event.at.y),
                static_cast<double>(std::min(1.0F, strength)));
}

void PassedTrapView::suspend() {
    m_fingers.clear();
    if (replaying()) skipReplay();
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        if (m_now.hands[seat.index].disk >= 0) command(Command::Kind::drop, seat.index);
        if (m_now.hands[seat.index].down) command(Command::Kind::unready, seat.index);
    }
    // A puzzle has no clock: it waits as it is, and goes on without a hand on the pad.
    if (m_now.phase == Phase::playing && !m_puzzle) command(Command::Kind::pause);
    refresh(1); // a disk that was being placed lies where it lay
    for (const PassedTrapEnd& end : m_ends)
        emit continuous(end.seat, Cue::band_creak, -1);
    emit continuous(kSandChannel, Cue::sand_hiss, -1);
    emit continuous(kSlideChannel, Cue::disks_slide, -1);
}

bool PassedTrapView::worth_saving(const AnyCommand& command) const {
    switch (command.as<Command>().kind) {
    case Command::Kind::grab:
    case Command::Kind::drag:
    case Command::Kind::ready:
    case Command::Kind::unready: return false;
    default: return true;
    }
}

QString PassedTrapView::seat_art(const passed_trap::Options&, int) { return "passed_disk"; }

bool PassedTrapView::command(Command::Kind kind, int seat, int disk, Vec at) {
    // A finger that has not noticed the end of the round is not answered: the card says what is next.
    if (m_match.state().phase >= Phase::round_over && kind != Command::Kind::next) return false;
    if (m_asker != seat) {
        m_asker = seat;
        emit askerChanged();
    }
    return submit(any_command<Rules>(
        {.kind = kind, .seat = seat_at(seat), .disk = disk, .x = micrometres(at.x), .y = micrometres(at.y)}));
}

// The nearest disk of that camp within reach of the finger.
int PassedTrapView::disk_under(Seat seat, Vec at) const {
    int nearest = -1;
    float least = kDiskRadius + kFingerReach;
    for (int i = 0; i < kDisks; ++i) {
        const DiskView& disk = m_now.disks[static_cast<std::size_t>(i)];
        if (disk.where != Disk::Where::on_table || disk.camp != seat) continue;
        const float distance = length(disk.at - at);
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

PassedTrapView::Finger* PassedTrapView::finger_of(Seat seat) {
    for (auto& [id, finger] : m_fingers)
        if (finger.seat == seat) return &finger;
    return nullptr;
}

void PassedTrapView::press(int id, double x, double y) {
    let_go(id, false); // a press that was never seen to end
    const Vec at = metres(x, y);
    const Seat seat = camp_at(at);
    if (is_bot(seat.index) || finger_of(seat)) return; // PT-6: one hand
    const int disk = disk_under(seat, at);
    if (disk < 0) return;
    if (m_now.phase == Phase::claim) {
        if (seat == m_now.claim.accuser) discard(disk);
        return;
    }
    const bool placing = m_now.phase == Phase::placing;
    if (!placing && !command(Command::Kind::grab, seat.index, disk, at)) return;
    m_fingers[id] = {seat, disk, placing, at};
    if (placing) refresh(1);
}

void PassedTrapView::move(int id, double x, double y) {
    const auto found = m_fingers.find(id);
    if (found == m_fingers.end()) return;
    Finger& finger = found->second;
    const Vec at = metres(x, y);
    // Finer than a fifth of a millimetre nobody moves; the journal stays small.
    if (length(at - finger.at) < 0.0002F) return;
    finger.at = at;
    if (finger.placing)
        emit dragged();
    else
        command(Command::Kind::drag, finger.seat.index, 0, at);
}

void PassedTrapView::lift(int id) { let_go(id, true); }
void PassedTrapView::cancel(int id) { let_go(id, false); }

void PassedTrapView::cancelAll() {
    while (!m_fingers.empty())
        let_go(m_fingers.begin()->first, false);
}

void PassedTrapView::let_go(int id, bool shoot) {
    const auto found = m_fingers.find(id);
    if (found == m_fingers.end()) return;
    const Finger finger = found->second;
    m_fingers.erase(found);
    if (!finger.placing)
        command(shoot ? Command::Kind::release : Command::Kind::drop, finger.seat.index);
    else if (shoot)
        command(Command::Kind::place, finger.seat.index, finger.disk, finger.at);
    refresh(1);
}

void PassedTrapView::quick(int seat) { command(Command::Kind::quick, seat); }
void PassedTrapView::handDown(int seat) {
    if (!is_bot(seat)) command(Command::Kind::ready, seat);
}
void PassedTrapView::handUp(int seat) {
    if (!is_bot(seat) && m_now.hands[static_cast<std::size_t>(seat)].down)
        command(Command::Kind::unready, seat);
}
void PassedTrapView::pause() {
    if (m_now.phase == Phase::playing) command(Command::Kind::pause);
}
void PassedTrapView::claim(int seat) {
    if (!is_bot(seat)) command(Command::Kind::claim, seat);
}
void PassedTrapView::confirm() {
    if (!botAnswers()) command(Command::Kind::confirm);
}
void PassedTrapView::reject() {
    if (!botAnswers()) command(Command::Kind::reject);
}
// The winner puts in the peg, or the person who plays against that bot; where nobody won, anybody goes on.
void PassedTrapView::goOn() {
    if (m_now.phase != Phase::round_over) return;
    const Seat seat = m_now.results.back().winner.value_or(m_now.soloist);
    if (command(Command::Kind::next, seat.index)) place_all();
}
// PT-16: the accuser takes out one of their own.
void PassedTrapView::discard(int disk) {
    if (laughEstablished() && disk >= 0 && !is_bot(accuser()))
        command(Command::Kind::discard, accuser(), disk);
}
void PassedTrapView::reset(int seat) { command(Command::Kind::reset, seat); }

PassedTrapView::RoundPhase PassedTrapView::phase() const {
    static_assert(static_cast<int>(RoundPhase::Over) == static_cast<int>(Phase::over));
    return static_cast<RoundPhase>(m_now.phase);
}
PassedTrapView::Contest PassedTrapView::contest() const {
    static_assert(static_cast<int>(Contest::Practice) == static_cast<int>(Format::practice));
    return static_cast<Contest>(m_now.contest);
}

}
