#include "core/sand_timer.h"

#include <cassert>

namespace trapbox {

SandTimer::SandTimer(Tick capacity) : m_capacity(capacity) { assert(capacity > 0); }

SandTimer SandTimer::resumed(Tick capacity, Tick upper, bool standing) {
    assert(upper >= 0 && upper <= capacity);
    SandTimer timer(capacity);
    timer.m_upper = upper;
    timer.m_standing = standing;
    return timer;
}

void SandTimer::turn() {
    m_upper = m_capacity - m_upper;
    m_standing = true;
}

bool SandTimer::tick() {
    if (!running()) return false;
    return --m_upper == 0;
}

}
