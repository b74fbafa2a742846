// The colours of what is played with, for the boards and for the pictures on the box.
#pragma once

#include <QColor>

#include <array>

namespace trapbox::tints {

inline const QColor kDisk("#c2672a"); // The Passed-Trap

inline const std::array<QColor, 3> kTrayPieces{"#b8392b", "#3d8b4f", "#d9a021"}; // Booby-Trap, small to large

inline const QColor kRedMover("#b8392b"); // Trap
inline const QColor kBlueMover("#2f6fb0");
inline const QColor kWall("#f6ead0");

inline const QColor kWhiteMan("#efe0c2"); // Trapdoor Checkers
inline const QColor kBlackMan("#352b27");
inline const QColor kGreenDoor("#2f7d46");
inline const QColor kOrangeDoor("#d9771c");

}
