import QtQuick
import Trapbox

// A disk of dyed wood. All ten are alike: whose they are is where they lie.
Item {
    id: disk

    required property int number
    required property real mmX
    required property real mmY
    required property real turn
    required property point trail // mm
    required property bool onTable
    required property bool held
    required property bool lodged
    required property bool offered
    required property string label
    property bool aimed: false
    property bool marked: false // what a puzzle is about
    property real mm: 1 // px
    signal chosen // by a screen reader

    visible: onTable || held
    height: width
    z: held ? 2 : 1

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: chosen()

    Item { // the streak behind a fast disk
        id: streak
        readonly property real run: Math.hypot(disk.trail.x, disk.trail.y) * disk.mm // px
        visible: run > 0 && !Theme.reducedMotion
        x: disk.width / 2
        y: disk.height / 2
        rotation: Math.atan2(disk.trail.y, -disk.trail.x) * 180 / Math.PI
        Art {
            x: -width
            y: -height / 2
            width: Math.round(4 * disk.height)
            height: Math.round(0.92 * disk.height)
            transform: Scale { origin.x: 4 * disk.height; xScale: Math.min(1, 0.15 + streak.run / (4 * disk.height)) }
            art: `trail?ink=${encodeURIComponent(Theme.chalk)}`
        }
    }
    Shadow {
        anchors.fill: parent
        lift: disk.held ? disk.width * 0.3 : 0
    }
    Item {
        anchors.fill: parent
        scale: disk.held ? 1.05 : 1
        Art { // does not turn: the light on it stays where it is
            anchors.fill: parent
            art: Theme.highContrast ? "passed_disk?part=body&plain=1" : "passed_disk?part=body"
        }
        Art {
            anchors.fill: parent
            rotation: -disk.turn
            art: "passed_disk?part=face"
        }
    }
    Rectangle { // by its shape too, not only by its colour
        anchors.centerIn: parent
        visible: disk.marked
        width: parent.width * 0.6
        height: width
        radius: width / 2
        color: Theme.accent
        Glyph {
            anchors.centerIn: parent
            width: parent.width * 0.8
            height: width
            name: "star_won"
            ink: Theme.accentInk
        }
    }
    Rectangle { // stuck in the trap, chosen to be shot, or one of those that may be taken out
        anchors.centerIn: parent
        visible: disk.lodged || disk.aimed || disk.offered
        width: parent.width + 8
        height: width
        radius: width / 2
        color: "transparent"
        border.width: disk.lodged || disk.aimed ? 3 : 2
        border.color: disk.lodged ? Theme.warning : Theme.chalk
        Glyph {
            visible: disk.lodged && !disk.marked
            anchors.centerIn: parent
            name: "close"
            ink: Theme.warning
        }
    }
}
