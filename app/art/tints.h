// The colours of pieces and boards, shared by the boards and the pictures of the games.
#pragma once

#include <QColor>

#include <array>

namespace trapbox::tints {

inline const QColor kBrass("#cd8f3e");
inline const QColor kBeech("#d4aa7c");
inline const QColor kPlainSlate("#30373c"); // for high contrast
inline const QColor kPowder("#e4ecf0");     // on slate

inline const QColor kDisk("#c2672a"); // The Passed-Trap

inline const std::array<QColor, 3> kTrayPieces{"#b8392b", "#3d8b4f", "#d9a021"}; // Booby-Trap, small to large
inline const QColor kSteel("#8d959d");                                           // its bar
inline const QColor kBarWood("#d4aa7c");

inline const QColor kRedMover("#b8392b"); // Trap
inline const QColor kBlueMover("#2f6fb0");
inline const QColor kWall("#f6ead0");
inline const QColor kFrameEdge("#2a190d");
inline const QColor kPlainLine("#8a8a8a"); // for high contrast
inline const QColor kPlainSpace("#101010");

inline const QColor kWhiteMan("#efe0c2"); // Trapdoor Checkers
inline const QColor kBlackMan("#352b27");
inline const QColor kGreenDoor("#2f7d46");
inline const QColor kOrangeDoor("#d9771c");
inline const QColor kInkOnDark("#fff4e0");    // the mark of black men
inline const QColor kCrownOnLight("#8a5a12"); // contrast 3 : 1 on maple
inline const QColor kCrownOnDark("#f0c766");

inline const QColor kPlainFrame("#d4aa7c"); // for high contrast
inline const QColor kPlainLightSquare("#e8e8e8");
inline const QColor kPlainDarkSquare("#4c4c4c");

}
