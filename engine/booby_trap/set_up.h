// Fills the tray at random and releases the bar (BT-1). Defines the dimensions of tray and pieces.
#pragma once

#include "booby_trap/options.h"
#include "core/random.h"
#include "physics/packed_tray.h"

namespace trapbox::booby_trap {

inline constexpr int kPiecesPerSize = 20;
inline constexpr int kPieces = kSizes * kPiecesPerSize;

struct SizeMeasures {
    float radius; // m
    float mass;   // kg
};
inline constexpr std::array<SizeMeasures, kSizes> kMeasures{
    {{0.0095F, 0.0040F}, {0.0125F, 0.0070F}, {0.0160F, 0.0115F}}};

inline constexpr int kMarkingMicrometres = 6'350; // a quarter of an inch (BT-4)
inline constexpr float kMarking = static_cast<float>(kMarkingMicrometres) * 1e-6F; // m

// Pieces are numbered small first: 0 … 19 small, 20 … 39 medium, 40 … 59 large.
constexpr Size size_of(int piece) { return static_cast<Size>(piece / kPiecesPerSize); }
constexpr const SizeMeasures& measures_of(int piece) {
    return kMeasures[static_cast<std::size_t>(size_of(piece))];
}

physics::TrayDef tray_def(Difficulty difficulty);

// A packed tray at rest; the same seed gives the same tray.
physics::PackedTray set_up(Difficulty difficulty, Seed seed);
physics::PackedTray set_up(const physics::TrayDef& def, Seed seed);

// A tray whose pieces are not placed yet, for restore(), which places them.
physics::PackedTray empty_tray(Difficulty difficulty, float bar);

// Share of the pieces that carry no load.
float loose_share(const physics::PackedTray& tray);

}
