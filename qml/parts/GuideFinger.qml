import QtQuick
import Trapbox

// An animated finger that shows a drag: press, hold, drag, release. It repeats three times and stops, so that an idle board
// renders no frames.
Item {
    id: guide

    property list<point> way // start and end, px; empty: hidden
    property int hold: 0     // ms between press and drag
    property int handAngle: 0 // degrees

    readonly property bool wanted: way.length === 2 && !Theme.byButtons // buttons replace drags
    readonly property point from: wanted ? way[0] : Qt.point(0, 0)
    readonly property point to: wanted ? way[1] : Qt.point(0, 0)
    property real progress: 0 // 0 … 1 of the way

    visible: wanted && (animation.running || Settings.reducedMotion)
    Accessible.ignored: true

    Rectangle { // the trail
        readonly property real run: Math.hypot(guide.to.x - guide.from.x, guide.to.y - guide.from.y) * guide.progress
        x: guide.from.x
        y: guide.from.y - height / 2
        width: run
        height: 8
        radius: 4
        transformOrigin: Item.Left
        rotation: Math.atan2(guide.to.y - guide.from.y, guide.to.x - guide.from.x) * 180 / Math.PI
        color: Theme.guide
        opacity: 0.7 * finger.opacity
    }
    Item { // its origin is the tip
        id: finger
        property real press: 1 // 0 in the air, 1 down
        x: guide.from.x + (guide.to.x - guide.from.x) * guide.progress
        y: guide.from.y + (guide.to.y - guide.from.y) * guide.progress
        rotation: guide.handAngle
        Rectangle {
            anchors.centerIn: parent
            width: 52 - 16 * finger.press
            height: width
            radius: width / 2
            color: Qt.alpha(Theme.guide, 0.38)
            border.color: Theme.guide
            border.width: 3
        }
        Art { // the tip of the pointing finger is at 9, 3 of 24
            readonly property real lift: 10 * (1 - finger.press)
            width: 64
            height: width
            x: -width * 9 / 24
            y: -height * 3 / 24 + lift
            art: `glyph?name=finger&ink=${encodeURIComponent(Theme.guideInk)}&fill=${encodeURIComponent(Theme.guideFill)}`
        }
    }
    // With reduced motion it rests at the end of the way.
    Binding {
        when: Settings.reducedMotion
        guide.progress: 1
        finger.press: 1
        finger.opacity: 1
    }
    SequentialAnimation {
        id: animation
        running: guide.wanted && !Settings.reducedMotion
        loops: 3
        PropertyAction { target: guide; property: "progress"; value: 0 }
        PropertyAction { target: finger; property: "opacity"; value: 0 }
        PropertyAction { target: finger; property: "press"; value: 0 }
        PauseAnimation { duration: 700 }
        NumberAnimation { target: finger; property: "opacity"; to: 1; duration: 200 }
        NumberAnimation { target: finger; property: "press"; to: 1; duration: 200; easing.type: Easing.OutQuad }
        PauseAnimation { duration: 200 + guide.hold }
        NumberAnimation { target: guide; property: "progress"; to: 1; duration: 800; easing.type: Easing.InOutQuad }
        PauseAnimation { duration: 350 }
        NumberAnimation { target: finger; property: "press"; to: 0; duration: 150 }
        NumberAnimation { target: finger; property: "opacity"; to: 0; duration: 200 }
    }
}
