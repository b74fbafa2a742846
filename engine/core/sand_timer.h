// The sand timer as an object on the table: sand runs from the upper bulb into the lower one while the timer
// is upright. Sand is counted in ticks. Turning it early swaps the two amounts, as with real sand.
#pragma once

#include "core/hash.h"
#include "core/tick.h"

namespace trapbox {

class SandTimer {
  public:
    // Starts with all the sand in the lower bulb: turn it to start. Capacity ≥ 1 tick.
    explicit SandTimer(Tick capacity = ticks_from_seconds(45));
    // Restores a timer from a checkpoint. `upper`: sand in the upper bulb, 0 … capacity.
    static SandTimer resumed(Tick capacity, Tick upper, bool standing);

    void turn(); // swaps the bulbs; afterwards the timer is upright
    void lay_down() { m_standing = false; }
    void stand_up() { m_standing = true; }
    // One tick of time. True at the tick in which the upper bulb becomes empty.
    bool tick();

    Tick capacity() const { return m_capacity; }
    Tick left() const { return m_upper; }
    bool standing() const { return m_standing; }
    bool running() const { return m_standing && m_upper > 0; }
    void add_to(Hasher& hasher) const { hasher.add(m_capacity).add(m_upper).add(m_standing); }

  private:
    Tick m_capacity;
    Tick m_upper = 0;
    bool m_standing = true;
};

}
