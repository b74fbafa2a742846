import QtQuick
import Trapbox

// A wall in its slot, or one that is not there yet: kind "preview" or "hint". Walls of the last turn are "fresh", one of
// the half-turn just made is "half", and one that is in the way "bars".
Item {
    id: wall

    required property real unitX
    required property real unitY
    required property real turn
    property real unit: 40 // px per width of a space
    property string kind
    property bool slides: false
    property real slide: 0 // how far it still is from its place, 0 … 1

    readonly property bool ghost: kind === "preview" || kind === "hint"
    readonly property string tint: Theme.highContrast ? (ghost ? "%2300e5ff" : "%23ffd400")
                                   : kind === "hint" ? "%23f2a24b" : kind === "preview" ? "%23ffffff" : ""

    width: unit * (ghost ? 0.78 : 0.68)
    height: unit * (ghost ? 0.28 : 0.22)
    x: unitX * unit - width / 2
    y: unitY * unit - height / 2
    rotation: turn

    Component.onCompleted: if (slides && Theme.quick > 0) slideIn.start()
    NumberAnimation {
        id: slideIn
        target: wall
        property: "slide"
        from: 1
        to: 0
        duration: Theme.quick
        easing.type: Easing.OutQuad
    }

    Rectangle { // so that it is seen around a thumb: the line that it would lie on
        visible: wall.kind === "preview"
        anchors.centerIn: parent
        width: wall.unit * 1.5
        height: Math.max(2, wall.unit * 0.04)
        color: Theme.highContrast ? "#00e5ff" : "#fff6d8"
        opacity: 0.75
    }
    Rectangle {
        visible: wall.kind !== ""
        anchors.centerIn: parent
        readonly property real bars: wall.kind === "bars" ? Math.max(4, wall.unit * 0.09) : 0 // px
        width: parent.width + 4 + 2 * bars
        height: parent.height * 0.8 + 4 + 2 * bars
        radius: height / 2
        color: "transparent"
        border.width: bars > 0 ? bars : wall.kind === "preview" ? 3 : 2
        border.color: bars > 0 ? (Theme.highContrast ? "#ff6a4d" : "#e0301a")
                      : wall.kind === "fresh" ? (Theme.highContrast ? "#ffffff" : "#e08a3c")
                      : Theme.highContrast ? "#00e5ff" : wall.kind === "hint" ? "#a5520a" : "#0c6b34"
    }
    Art {
        x: wall.slide * wall.width * 0.8
        width: parent.width
        height: parent.height
        opacity: (wall.kind === "preview" ? 0 : wall.ghost ? 0.85 : 1) * (1 - wall.slide * 0.7) // hollow until it is placed
        art: `wall?tint=${wall.tint}`
    }
}
