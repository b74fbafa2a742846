import QtQuick
import Trapbox

// Light on a rail, the wall or a post where a disk has hit it. It is used again and again.
Art { // longer along what was hit
    id: glint
    property real mm: 1 // px
    property size area  // px; of the board
    property bool upright: false // a rail at the side
    function strike(px: real, py: real, hard: real, rail: bool) {
        upright = rail && Math.abs(px - area.width / 2) > Math.abs(py - area.height / 2) * area.width / area.height
        x = px - width / 2
        y = py - height / 2
        fading.from = 0.25 + 0.6 * hard
        fading.restart()
    }
    opacity: 0
    visible: opacity > 0
    width: Math.round(64 * mm)
    height: Math.round(26 * mm)
    rotation: upright ? 90 : 0
    art: `glow?ink=${encodeURIComponent(Theme.glow)}`
    NumberAnimation {
        id: fading
        target: glint
        property: "opacity"
        to: 0
        duration: 320
        easing.type: Easing.OutQuad
    }
}
