import QtQuick
import Trapbox

// A wall in its slot, or one that is not there yet.
Item {
    id: wall

    required property real unitX
    required property real unitY
    required property real turn
    property real unit: 40 // px per width of a space
    property int kind: HexTrapView.Placed // a HexTrapView.WallKind
    property bool slides: false
    property real slide: 0 // how high it still is above its place, 0 … 1

    readonly property bool ghost: kind === HexTrapView.Preview || kind === HexTrapView.Hinted
    readonly property color tint: kind === HexTrapView.Hinted ? Theme.wallTintHint : kind === HexTrapView.Preview ? Theme.wallTintPreview : Theme.wallTint

    width: unit * (ghost ? 0.78 : 0.68)
    height: unit * (ghost ? 0.28 : 0.22)
    x: unitX * unit - width / 2
    y: unitY * unit - height / 2
    rotation: turn

    // It is let down into its slot from above, drops the last bit and settles.
    Component.onCompleted: if (slides && Theme.calm > 0) slideIn.start()
    SequentialAnimation {
        id: slideIn
        NumberAnimation { target: wall; property: "slide"; from: 1; to: 0; duration: Theme.calm; easing.type: Easing.InQuad }
        NumberAnimation { target: wall; property: "slide"; to: 0.14; duration: 50; easing.type: Easing.OutQuad }
        NumberAnimation { target: wall; property: "slide"; to: 0; duration: 60; easing.type: Easing.InQuad }
    }

    Rectangle { // so that it is seen around a thumb: the line that it would lie on
        visible: wall.kind === HexTrapView.Preview
        anchors.centerIn: parent
        width: wall.unit * 1.5
        height: Math.max(2, wall.unit * 0.04)
        color: Theme.highContrast ? Theme.focus : Theme.boardAim
        opacity: 0.75
    }
    Rectangle {
        visible: wall.kind !== HexTrapView.Placed
        anchors.centerIn: parent
        readonly property real bars: wall.kind === HexTrapView.Barring ? Math.max(4, wall.unit * 0.09) : 0 // px
        width: parent.width + 4 + 2 * bars
        height: parent.height * 0.8 + 4 + 2 * bars
        radius: height / 2
        color: "transparent"
        border.width: bars > 0 ? bars : wall.kind === HexTrapView.Preview ? 3 : 2
        border.color: bars > 0 ? Theme.boardBars : wall.kind === HexTrapView.Fresh ? Theme.boardFresh
                      : Theme.highContrast ? Theme.focus : wall.kind === HexTrapView.Hinted ? Theme.boardHintWarm : Theme.boardStep
    }
    Art { // its shadow, away from the light however the wall is turned
        visible: wall.kind !== HexTrapView.Preview && !Theme.highContrast
        readonly property real far: Theme.shadowX * wall.unit * (0.08 + 0.5 * wall.slide)
        x: far * Math.cos(wall.turn * Math.PI / 180)
        y: -far * Math.sin(wall.turn * Math.PI / 180)
        width: parent.width
        height: parent.height
        opacity: 1 - 0.5 * wall.slide
        art: "wall_shadow"
    }
    Art {
        scale: 1 + 0.5 * wall.slide
        width: parent.width
        height: parent.height
        opacity: (wall.kind === HexTrapView.Preview ? 0 : wall.ghost ? 0.85 : 1) * (1 - wall.slide * 0.5) // hollow until it is placed
        art: `wall?tint=${wall.tint.a > 0 ? encodeURIComponent(wall.tint) : ""}&turn=${Math.round(wall.turn)}`
    }
}
