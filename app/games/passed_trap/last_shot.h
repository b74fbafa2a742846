// The shot that decided a round, as it is shown again: first what the table does after the decision, then the
// last half second before it, slowly. It is a picture only: the match itself has stopped.
#pragma once

#include "passed_trap/view.h"

#include <array>
#include <deque>
#include <vector>

namespace trapbox {

class PassedTrapLastShot {
  public:
    static constexpr double kAfter = 0.5;  // s
    static constexpr double kBefore = 0.5; // s
    static constexpr double kSlowness = 0.3;
    static constexpr double kSeconds = kAfter + kBefore / kSlowness; // how long it takes at most

    void record(const passed_trap::View& view, double seconds); // while play runs
    void start(const passed_trap::View& decided);
    void advance(double seconds);
    void stop();
    bool running() const { return m_running; }
    // Puts disks and bands where they are shown now.
    void show_in(passed_trap::View& view) const;

  private:
    struct Moment {
        double seconds = 0;
        std::array<passed_trap::DiskView, passed_trap::kDisks> disks;
        std::array<passed_trap::BandView, passed_trap::kCamps> bands;
    };

    std::deque<Moment> m_before;
    std::vector<Moment> m_after;
    double m_time = 0; // s since the decision, in slow time from kAfter on
    bool m_running = false;
};

}
