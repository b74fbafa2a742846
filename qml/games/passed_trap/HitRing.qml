import QtQuick
import Trapbox

// A ring that spreads from an impact. It is used again and again.
Rectangle {
    id: ring
    property real mm: 1 // px
    property real strength: 0
    property real done: 1 // 0 … 1
    function strike(px: real, py: real, hard: real) {
        x = px
        y = py
        strength = hard
        spreading.restart()
    }
    visible: done < 1
    width: mm * (6 + 34 * strength * done)
    height: width
    radius: width / 2
    transform: Translate { x: -ring.width / 2; y: -ring.height / 2 }
    color: "transparent"
    border.color: Theme.chalk
    border.width: Math.max(1, mm * 2 * (1 - done))
    opacity: (0.25 + 0.5 * strength) * (1 - done)
    NumberAnimation {
        id: spreading
        target: ring
        property: "done"
        from: 0
        to: 1
        duration: 260
        easing.type: Easing.OutQuad
    }
}
