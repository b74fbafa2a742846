#include "passed_trap/board.h"

#include <algorithm>

namespace trapbox::passed_trap {

float y_for_stretch(float x, float stretch) {
    const auto band = band_of(seat_at(0));
    float near = kInFrontY;
    float far = kFarthestY;
    const auto stretch_at = [&](float y) {
        const Vec at{x, y};
        return wrap(band, std::span(&at, 1)).stretch;
    };
    if (stretch_at(far) <= stretch) return far;
    for (int i = 0; i < 20; ++i) { // 55 mm halved 20 times: below 0.1 µm
        const float middle = (near + far) / 2;
        (stretch_at(middle) <= stretch ? near : far) = middle;
    }
    return near;
}

Vec held_place(Seat seat, Vec at) {
    Vec own = clamped(turned(seat, at), {-kMaxX, kFarthestY}, {kMaxX, kNearestY});
    if (own.y < kInFrontY) own.y = std::max(own.y, y_for_stretch(own.x, kMaxStretch));
    return turned(seat, own);
}

float power_of(float stretch) {
    const auto band = band_of(seat_at(0));
    return std::clamp(stored_energy(band, stretch) / stored_energy(band, kMaxStretch), 0.0F, 1.0F);
}

}
