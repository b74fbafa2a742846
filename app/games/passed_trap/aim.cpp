// Choosing, aiming and shooting by buttons and keys.
#include "core/random.h"
#include "games/passed_trap/view.h"

#include <algorithm>

namespace trapbox {

using namespace passed_trap;

namespace {

// No finger lets go just where it means to, nor carries one disk after the other in no time; so neither do
// buttons. Between the second and the third of the bots: who only presses Shoot wins 212 of 300 games of
// Solitaire Madness, where those win 38 and 74 in 100.
constexpr double kPlaceError = 10.5; // mm, standard deviation
constexpr double kPowerError = 0.2;  // share of the speed, standard deviation
constexpr float kSecondsAShot = 1.8F;

double within_power(double power) { return std::clamp(power, 0.05, 1.0); }

}

void PassedTrapView::setAimX(double x) {
    m_aim_x = std::clamp(x, -kAimMax, kAimMax);
    emit aimChanged();
}

void PassedTrapView::setAimPower(double power) {
    m_aim_power = within_power(power);
    emit aimChanged();
}

void PassedTrapView::setAimSeat(int seat) {
    if (m_aim_seat == seat) return;
    m_aim_seat = seat;
    keep_aim();
    emit aimChanged();
    emit changed(); // aiming
}

bool PassedTrapView::may_choose(int disk) const {
    if (disk < 0 || m_aim_seat < 0 || is_bot(m_aim_seat)) return false;
    const DiskView& chosen = m_now.disks[static_cast<std::size_t>(disk)];
    if (chosen.camp.index != m_aim_seat) return false;
    const bool discarding = laughEstablished() && accuser() == m_aim_seat;
    return discarding ? chosen.where == Disk::Where::on_table : chosen.grabbable;
}

void PassedTrapView::keep_aim() {
    if (m_now.phase == Phase::placing) m_shot_at = {}; // the hands are back for the next round
    if (m_aim_seat < 0 || (m_now.phase != Phase::playing && !laughEstablished()) || may_choose(m_aim_disk))
        return;
    if (m_now.hands[static_cast<std::size_t>(m_aim_seat)].disk < 0) aimNext(m_aim_seat, 1);
}

bool PassedTrapView::aimReady() const {
    if (m_aim_seat < 0) return false;
    const auto& shot_at = m_shot_at[static_cast<std::size_t>(m_aim_seat)];
    // Where everything is at rest no time passes.
    return !shot_at || m_match.ticks() - *shot_at >= ticks_in(kSecondsAShot) || !Rules::busy(m_match.state());
}

Vec PassedTrapView::let_go_place(float aside, float harder) const {
    const double place = m_aim_x + kPlaceError * static_cast<double>(aside);
    const auto x = static_cast<float>(std::clamp(place, -kAimMax, kAimMax) / 1000);
    const double speed = 1 + kPowerError * static_cast<double>(harder);
    const auto power = static_cast<float>(within_power(m_aim_power * speed * speed)); // energy, nearly
    return turned(seat_at(std::max(0, m_aim_seat)), {x, y_for_stretch(x, power * kMaxStretch)});
}

// Of the near player: to where a disk would be let go through the trap, from where the nearest one lies.
QList<QPointF> PassedTrapView::first_shot() const {
    const Seat seat = seat_at(is_bot(0) ? 1 : 0);
    if (!newcomer() || m_now.phase != Phase::playing || m_now.hands[seat.index].disk >= 0) return {};
    const Vec to = turned(seat, {0, y_for_stretch(0, kUsualPower * kMaxStretch)});
    const DiskView* nearest = nullptr;
    for (const DiskView& disk : m_now.disks)
        if (disk.grabbable && disk.camp == seat &&
            (!nearest || length(disk.at - to) < length(nearest->at - to)))
            nearest = &disk;
    if (!nearest) return {};
    return {point(nearest->at), point(to)};
}

QPointF PassedTrapView::aimAt() const { return point(let_go_place()); }

QRectF PassedTrapView::aimSpread() const {
    // Deviations, either way: 95 % of the places and of the powers.
    const float max = m_puzzle ? 0 : 2;
    return QRectF(point(let_go_place(-max, -max)), point(let_go_place(max, max))).normalized();
}

void PassedTrapView::aimNext(int seat, int step) {
    setAimSeat(seat);
    const int before = m_aim_disk;
    int next = before;
    for (int tried = 0; tried < kDisks; ++tried) {
        next = (next + step + kDisks) % kDisks;
        if (may_choose(next)) break;
    }
    m_aim_disk = may_choose(next) ? next : -1;
    if (m_aim_disk != before) emit aimChanged();
}

void PassedTrapView::choose(int disk) {
    if (laughEstablished()) return discard(disk);
    const int camp = m_now.disks[static_cast<std::size_t>(disk)].camp.index;
    if (is_bot(camp)) return;
    setAimSeat(camp);
    if (!may_choose(disk)) return;
    m_aim_disk = disk;
    emit aimChanged();
    emit changed(); // aiming
}

// The same commands as a finger's: take it, carry it behind the band, let go about there. By how much it errs
// is settled by the match and what was done in it.
void PassedTrapView::shoot(int seat) {
    setAimSeat(seat);
    if (laughEstablished()) return discard(m_aim_disk);
    if (!may_choose(m_aim_disk)) aimNext(seat, 1);
    if (m_aim_disk < 0 || !aimReady()) return;
    const Vec from = m_now.disks[static_cast<std::size_t>(m_aim_disk)].at;
    if (!command(Command::Kind::grab, seat, m_aim_disk, from)) return;
    Random random(m_match.seed(), m_match.entries().size());
    // In a puzzle the right place is what is looked for, and nobody is faster.
    const float aside = m_puzzle ? 0 : random.normal();
    const float harder = m_puzzle ? 0 : random.normal();
    command(Command::Kind::drag, seat, 0, let_go_place(aside, harder));
    command(Command::Kind::release, seat);
    m_shot_at[static_cast<std::size_t>(seat)] = m_match.ticks();
    aimNext(seat, 1); // the one on its way is not wanted back
}

}
