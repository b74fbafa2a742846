#include "games/passed_trap/last_shot.h"

#include "passed_trap/table.h"

#include <algorithm>
#include <iterator>

namespace trapbox {

using namespace passed_trap;

namespace {

constexpr int kStepsPerMoment = 4; // of the physics: 60 moments a second

}

void PassedTrapLastShot::record(const View& view, double seconds) {
    if (!m_before.empty() && m_before.back().seconds >= seconds) return;
    m_before.push_back({seconds, view.disks, view.bands});
    while (m_before.size() > 2 && seconds - m_before[1].seconds >= kBefore)
        m_before.pop_front();
}

void PassedTrapLastShot::start(const View& decided) {
    m_after.clear();
    Table table(decided.gap);
    for (int i = 0; i < kDisks; ++i) {
        const DiskView& disk = decided.disks[static_cast<std::size_t>(i)];
        if (disk.where == Disk::Where::held) table.hold(i, disk.at);
        if (disk.where != Disk::Where::on_table) continue;
        table.put(i, disk.at);
        table.set_angle(i, disk.angle);
        table.set_motion(i, disk.velocity, disk.spin);
    }
    const int steps = static_cast<int>(kAfter * kTicksPerSecond);
    for (int step = 0; step <= steps; ++step) {
        if (step % kStepsPerMoment == 0) {
            Moment moment{static_cast<double>(step) / kTicksPerSecond, decided.disks, decided.bands};
            for (int i = 0; i < kDisks; ++i) {
                DiskView& disk = moment.disks[static_cast<std::size_t>(i)];
                if (disk.where != Disk::Where::on_table) continue;
                disk.at = table.position(i);
                disk.angle = table.angle(i);
                disk.velocity = table.velocity(i);
            }
            for (const Seat seat : {seat_at(0), seat_at(1)})
                moment.bands[seat.index].line = table.band(seat).line;
            m_after.push_back(std::move(moment));
        }
        table.step();
    }
    m_time = 0;
    m_running = true;
}

void PassedTrapLastShot::advance(double seconds) {
    m_time += seconds;
    const double before = m_before.empty() ? 0 : m_before.back().seconds - m_before.front().seconds;
    if (m_time >= kAfter + before / kSlowness) stop();
}

void PassedTrapLastShot::stop() {
    m_running = false;
    m_before.clear();
    m_after.clear();
}

void PassedTrapLastShot::show_in(View& view) const {
    const auto show = [&view](const auto& moments, double time) {
        const auto next = std::find_if(moments.begin(), moments.end(),
                                       [time](const Moment& moment) { return moment.seconds > time; });
        const Moment& last = next == moments.begin() ? *next : *std::prev(next);
        view.disks = last.disks;
        view.bands = last.bands;
        if (next == moments.begin() || next == moments.end()) return;
        const auto share = static_cast<float>((time - last.seconds) / (next->seconds - last.seconds));
        for (std::size_t i = 0; i < view.disks.size(); ++i) {
            const Vec way = next->disks[i].at - last.disks[i].at;
            if (next->disks[i].where != last.disks[i].where || length(way) > kDiskRadius)
                continue; // it was moved
            view.disks[i].at = last.disks[i].at + share * way;
            view.disks[i].angle += share * (next->disks[i].angle - last.disks[i].angle);
        }
    };
    if (m_time < kAfter)
        show(m_after, m_time);
    else if (!m_before.empty())
        show(m_before, m_before.front().seconds + (m_time - kAfter) * kSlowness);
}

}
