import QtQuick
import Trapbox

// One of the two actions of a turn: open, in hand, or made, and whether it is a step or a wall. A tap on one that is made
// takes it back; on a wall that is in hand, places it.
Pressable {
    id: pip

    property int number: 1
    property int made: HexTrapView.NoAction  // a HexTrapView.Action
    property int doing: HexTrapView.NoAction // the same, of one that does not count yet
    property bool canTakeBack: false // it is made, and not yet a turn
    property bool current: false
    property bool canStep: true
    property bool canWall: true
    property string moverArt
    property real size: 1 // larger on a tablet
    readonly property int kind: made !== HexTrapView.NoAction ? made : doing

    implicitWidth: 68 * size
    implicitHeight: Theme.touch * size
    enabled: canTakeBack || doing === HexTrapView.Wall
    onClicked: Feedback.button()
    Accessible.role: Accessible.Button
    Accessible.name: made === HexTrapView.Step ? qsTr("Action %1: a step. Undo").arg(number)
                     : made === HexTrapView.Wall ? qsTr("Action %1: a wall. Undo").arg(number)
                     : doing === HexTrapView.Wall ? qsTr("Action %1: place the wall").arg(number)
                     : canStep === canWall ? qsTr("Action %1: a step or a wall").arg(number)
                     : canStep ? qsTr("Action %1: a step").arg(number)
                     : qsTr("Action %1: a wall").arg(number)

    background: Rectangle {
        radius: Theme.radius
        color: pip.made !== HexTrapView.NoAction ? Theme.trayMade : Theme.tray
        border.width: pip.current || pip.made !== HexTrapView.NoAction ? 3 : 1
        border.color: pip.current || pip.made !== HexTrapView.NoAction ? Theme.accent : Theme.line
        FocusRing { visible: pip.visualFocus }
    }
    contentItem: Item {
        readonly property bool open: pip.kind === HexTrapView.NoAction
        readonly property bool both: open && pip.canStep === pip.canWall // also while a draw is offered
        readonly property real seen: pip.made !== HexTrapView.NoAction || pip.current ? 1 : 0.55
        Art {
            visible: pip.kind === HexTrapView.Step || parent.both || (parent.open && pip.canStep)
            x: parent.width * (parent.both ? 0.42 : 0.56) - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: (parent.both ? 20 : 30) * pip.size
            height: width
            opacity: parent.seen
            art: pip.moverArt
        }
        PlainText { // the one or the other
            visible: parent.both
            x: parent.width * 0.64 - width / 2
            anchors.verticalCenter: parent.verticalCenter
            text: "/"
            color: Theme.trayInk
            opacity: parent.seen
            font.pixelSize: 18 * pip.size
            Accessible.ignored: true
        }
        Art {
            visible: pip.kind === HexTrapView.Wall || parent.both || (parent.open && pip.canWall)
            x: parent.width * (parent.both ? 0.83 : 0.56) - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: (parent.both ? 28 : 44) * pip.size
            height: width * 0.32
            rotation: -60
            opacity: parent.seen
            art: Theme.highContrast ? `wall?tint=${encodeURIComponent(Theme.wallTint)}` : "wall"
        }
        Rectangle { // the first and the second, ticked off when made
            anchors { left: parent.left; top: parent.top; margins: 3 }
            width: 17 * pip.size
            height: width
            radius: width / 2
            color: pip.made !== HexTrapView.NoAction ? Theme.boardStep : Theme.trayInk
            border.color: Theme.trayInk
            border.width: 1
            Glyph {
                anchors.centerIn: parent
                visible: pip.made !== HexTrapView.NoAction
                width: 13 * pip.size
                name: "check"
                ink: Theme.boardMarkInk
            }
            PlainText {
                anchors.centerIn: parent
                visible: pip.made === HexTrapView.NoAction
                text: pip.number
                color: Theme.boardInk
                font.pixelSize: 12 * pip.size
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        Rectangle { // a tap takes it back, or makes it
            visible: pip.enabled
            anchors { right: parent.right; bottom: parent.bottom; margins: 3 }
            width: 18 * pip.size
            height: width
            radius: width / 2
            color: pip.made !== HexTrapView.NoAction ? Theme.accent : Theme.good
            Glyph {
                anchors.centerIn: parent
                width: 13 * pip.size
                name: pip.made !== HexTrapView.NoAction ? "undo" : "check"
                ink: pip.made !== HexTrapView.NoAction ? Theme.accentInk : Theme.card
            }
        }
    }
}
