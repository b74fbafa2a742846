import QtQuick
import QtQuick.Templates as T
import Trapbox

// Half a turn: open, in hand, or made, and whether it is a step or a wall. A tap on one that is made takes it back; on a
// wall that is in hand, places it.
T.AbstractButton {
    id: pip

    property int number: 1
    property string made    // "", "step", "wall"
    property string doing   // the same, of one that does not count yet
    property bool current: false
    property bool canStep: true
    property bool canWall: true
    property string moverArt
    property real size: 1 // larger on a tablet
    readonly property string kind: made !== "" ? made : doing

    implicitWidth: 68 * size
    implicitHeight: Theme.touch * size
    enabled: made !== "" || doing === "wall"
    onClicked: Feedback.button()
    Keys.onReturnPressed: pip.clicked()
    Keys.onEnterPressed: pip.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: made === "step" ? qsTr("Half %1: a step. Take it back").arg(number)
                     : made === "wall" ? qsTr("Half %1: a wall. Take it back").arg(number)
                     : doing === "wall" ? qsTr("Half %1: place the wall").arg(number)
                     : qsTr("Half %1: open").arg(number)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.highContrast ? "#000000" : pip.made !== "" ? "#8a6236" : "#4a3223"
        border.width: pip.current || pip.made !== "" ? 3 : 1
        border.color: pip.current || pip.made !== "" ? Theme.accent : Theme.line
        FocusRing { visible: pip.visualFocus }
    }
    contentItem: Item {
        Art {
            visible: pip.kind === "step" || (pip.kind === "" && pip.canStep)
            x: pip.kind === "step" || !pip.canWall ? (parent.width - width) / 2 : parent.width * 0.28 - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: (pip.kind === "step" ? 30 : 20) * pip.size
            height: width
            opacity: pip.made !== "" ? 1 : pip.doing !== "" ? 0.75 : pip.current ? 0.65 : 0.4
            art: pip.moverArt
        }
        Art {
            visible: pip.kind === "wall" || (pip.kind === "" && pip.canWall)
            x: pip.kind === "wall" || !pip.canStep ? (parent.width - width) / 2 : parent.width * 0.7 - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: (pip.kind === "wall" ? 44 : 30) * pip.size
            height: width * 0.32
            rotation: -60
            opacity: pip.made !== "" ? 1 : pip.doing !== "" ? 0.75 : pip.current ? 0.65 : 0.4
            art: `wall?tint=${Theme.highContrast ? "%23ffd400" : "%23f6ead0"}`
        }
        Rectangle { // made, or a tap away from it
            visible: pip.made !== "" || pip.doing === "wall"
            anchors { right: parent.right; top: parent.top; margins: 2 }
            width: 18 * pip.size
            height: width
            radius: width / 2
            color: pip.made !== "" ? Theme.accent : Theme.good
            Glyph {
                anchors.centerIn: parent
                width: 13 * pip.size
                name: pip.made !== "" ? "undo" : "check"
                ink: pip.made !== "" ? Theme.accentInk : Theme.card
            }
        }
    }
}
