// The sand timer as a thing on the table: two bulbs, sand running from the upper into the lower one while it
// stands. Counts in ticks. Turning it early leaves what had run through, as with real sand.
#pragma once

#include "core/hash.h"
#include "core/tick.h"

namespace trapbox {

class SandTimer {
  public:
    // All the sand is below at first: turn it to start. Capacity ≥ 1 tick.
    explicit SandTimer(Tick capacity = ticks_from_seconds(45));
    // As it stood: `upper` of the sand above (0 … capacity).
    static SandTimer resumed(Tick capacity, Tick upper, bool standing);

    void turn(); // upside down, and standing afterwards
    void lay_down() { m_standing = false; }
    void stand_up() { m_standing = true; }
    // One tick of time. True at the tick in which the last grain falls.
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
