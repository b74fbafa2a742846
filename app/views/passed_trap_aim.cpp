// Choosing, aiming and shooting by buttons and keys.
#include "views/passed_trap_view.h"

#include <algorithm>

namespace trapbox {

using namespace passed_trap;

void PassedTrapView::setAimX(double x) {
    m_aim_x = std::clamp(x, -kAimMost, kAimMost);
    emit aimChanged();
}

void PassedTrapView::setAimPower(double power) {
    m_aim_power = std::clamp(power, 0.05, 1.0);
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
    if (m_aim_seat < 0 || (m_now.phase != Phase::playing && !laughEstablished()) || may_choose(m_aim_disk))
        return;
    if (m_now.hands[static_cast<std::size_t>(m_aim_seat)].disk < 0) aimNext(m_aim_seat, 1);
}

Vec PassedTrapView::let_go_place() const {
    const auto x = static_cast<float>(m_aim_x / 1000);
    return turned(seat_at(std::max(0, m_aim_seat)),
                  {x, y_for_stretch(x, static_cast<float>(m_aim_power) * kMostStretch)});
}

QPointF PassedTrapView::aimAt() const {
    const Vec at = let_go_place();
    return {millimetres(at.x), millimetres(at.y)};
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

// The same commands as a finger's: take it, carry it behind the band, let go.
void PassedTrapView::shoot(int seat) {
    setAimSeat(seat);
    if (!may_choose(m_aim_disk)) aimNext(seat, 1);
    if (m_aim_disk < 0) return;
    const Vec from = m_now.disks[static_cast<std::size_t>(m_aim_disk)].at;
    if (!command(Command::Kind::grab, seat, m_aim_disk, from)) return;
    command(Command::Kind::drag, seat, 0, let_go_place());
    command(Command::Kind::release, seat);
    aimNext(seat, 1); // the one on its way is not wanted back
}

}
