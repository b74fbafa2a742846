import QtQuick
import Trapbox

// A piece's picture, by its size. The light stays where it is while the grain of the wood turns.
Item {
    id: piece

    required property int sizeIndex // 0 … 2
    property real grain: 0 // degrees

    Art {
        anchors.fill: parent
        art: `tray_piece?size=${piece.sizeIndex}&plain=${Theme.highContrast ? 1 : 0}`
    }
    Art {
        anchors.fill: parent
        visible: !Theme.highContrast
        rotation: piece.grain
        art: visible ? `tray_grain?size=${piece.sizeIndex}` : ""
    }
}
