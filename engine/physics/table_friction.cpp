#include "physics/table_friction.h"

#include "physics/box2d_world.h"

namespace trapbox::physics {

void half_kick(World& world, BodyId disk, float radius, const TableFriction& friction) {
    b2Body& body = world.box2d().body(disk);
    const float kick = friction.deceleration * (kTickSeconds / 2);

    const b2Vec2 velocity = body.GetLinearVelocity();
    if (velocity.x != 0 || velocity.y != 0) {
        const float speed = velocity.Length();
        const float loss = world.box2d().to_units(kick);
        body.SetLinearVelocity(speed > loss ? (1 - loss / speed) * velocity : b2Vec2_zero);
    }
    const float spin = body.GetAngularVelocity();
    if (spin != 0) {
        const float loss = 4 * kick / (3 * radius);
        body.SetAngularVelocity(spin > loss ? spin - loss : spin < -loss ? spin + loss : 0);
    }
}

}
