import QtQuick
import Trapbox

// A mover: round with a dot for Red, square with a frame for Blue. Behind bars once it is trapped.
Item {
    id: mover

    required property MatchTable table
    required property int number
    required property int seat
    required property real unitX
    required property real unitY
    required property bool caught
    required property bool chosen
    required property bool able
    required property int reach
    required property bool threatened // its own player is about to close it in
    required property bool closing    // whoever is at it is
    property real unit: 40 // px per width of a space
    property point finger // where it is held, in widths
    property int textAngle: 0
    property bool held: false
    property bool showsReach: false

    // Where it is drawn, so that a step glides and a change of size does not.
    property real shownX: held ? finger.x : unitX
    property real shownY: held ? finger.y : unitY
    Behavior on shownX { enabled: !mover.held && Theme.calm > 0; NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
    Behavior on shownY { enabled: !mover.held && Theme.calm > 0; NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

    width: unit * 0.68
    height: width
    x: shownX * unit - width / 2
    y: shownY * unit - height / 2
    z: held ? 3 : chosen ? 2 : 1
    // Pictures are scaled, the ring grows by its size: scaled and turned, round corners fell over in Qt 6.4 without a GPU.
    property real lift: held ? 1.18 : chosen ? 1.1 : 1
    Behavior on lift { NumberAnimation { duration: Theme.quick } }
    Accessible.ignored: true // its space says it

    property real caged: caught ? 1 : 0 // how far its cage has come down
    property bool settled: false // before it, what is caught was caught already
    Component.onCompleted: settled = true
    Behavior on caged {
        enabled: mover.settled && mover.caught
        NumberAnimation { duration: 1.6 * Theme.calm; easing.type: Easing.OutBounce }
    }
    Shiver {
        id: shiver
        active: mover.closing && !mover.caught
        reach: 0.06
    }

    Art {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: Theme.shadowX * mover.width * (mover.held ? 0.24 : mover.chosen ? 0.1 : 0)
        width: Math.round(parent.width * 1.5)
        height: width
        scale: mover.lift
        art: `cast_shadow?body=0.66&corner=${mover.seat === 0 ? 0.5 : 0.22}`
    }
    Rectangle { // can be moved now, or is chosen
        visible: (mover.able || mover.chosen) && !mover.caught
        anchors.centerIn: parent
        width: (parent.width + (mover.chosen ? 8 : 5)) * mover.lift
        height: width
        radius: mover.seat === 0 ? width / 2 : width * 0.26
        color: "transparent"
        border.width: mover.chosen ? 4 : 2
        border.color: Theme.highContrast && mover.chosen ? Theme.focus : mover.chosen ? Theme.boardMark : Theme.boardAim
    }
    Art {
        x: shiver.by * parent.width
        width: parent.width
        height: width
        scale: mover.lift * (1 - 0.08 * mover.caged)
        opacity: 1 - 0.28 * mover.caged
        art: mover.table.seatArt(mover.seat)
    }
    Art {
        anchors.centerIn: parent
        visible: mover.caught || mover.threatened
        opacity: mover.caught ? Math.min(1, 0.2 + mover.caged * 1.2) : 0.6
        width: mover.unit * 1.1547
        height: width
        scale: mover.lift * (mover.caught ? 1 + 0.7 * (1 - mover.caged) : 1)
        art: "cage"
    }
    Rectangle { // a warning
        visible: mover.threatened
        anchors { left: parent.left; top: parent.top; margins: -mover.width * 0.16 }
        width: Math.max(16, mover.width * 0.5)
        height: width
        radius: width / 2
        rotation: mover.textAngle
        color: Theme.highContrast ? Theme.tray : Theme.boardBars
        border.color: Theme.boardMark
        border.width: 2
        PlainText {
            anchors.centerIn: parent
            text: "!"
            color: Theme.boardMark
            font.pixelSize: parent.height * 0.75
            font.weight: Font.Bold
        }
    }
    Rectangle { // how many spaces it could still get to
        visible: mover.showsReach && !mover.caught
        anchors { right: parent.right; top: parent.top; margins: -mover.width * 0.16 }
        width: Math.max(height, count.implicitWidth + 6)
        height: Math.max(14, mover.width * 0.5)
        radius: height / 2
        rotation: mover.textAngle
        color: Theme.boardLabel
        border.color: Theme.boardInk
        PlainText {
            id: count
            anchors.centerIn: parent
            text: mover.reach
            color: Theme.boardInk
            font.pixelSize: parent.height * 0.68
            font.weight: Font.DemiBold
        }
    }
}
