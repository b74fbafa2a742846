// The one light under which everything is painted: from above, and a little from the right, which is a long
// side of the boards, so that both ends see the same object. x is to the right, y down, z towards the viewer.
#pragma once

namespace trapbox::light {

inline constexpr double kX = 0.5; // towards the light; a unit vector with kZ
inline constexpr double kZ = 0.8660254;

// How much of a surface's own colour is seen where no light reaches it.
inline constexpr double kAmbient = 0.5;

// A shadow is displaced to the right by this for each unit of height. Theme.shadowX is the same number.
inline constexpr double kShadowX = -kX / kZ;

}
