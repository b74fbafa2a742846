// The direction of light in all pictures: from above, and slightly from the right. The right is a long side
// of the boards, so that both ends see the same picture. x points right, y down, z towards the viewer.
#pragma once

namespace trapbox::light {

inline constexpr double kX = 0.5; // towards the light; (kX, 0, kZ) is a unit vector
inline constexpr double kZ = 0.8660254;

// The share of a surface's own colour that is visible without light.
inline constexpr double kAmbient = 0.5;

// The displacement of a shadow to the right, per unit of height. Must be equal to Theme.shadowX.
inline constexpr double kShadowX = -kX / kZ;

}
