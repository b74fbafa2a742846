pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What one side has lost: its captured pieces, then those that fell, side by side in a trough at the other player's end.
Rectangle {
    id: tray

    required property TrapdoorCheckersSide side // whose pieces
    property int slots: 12

    readonly property int captured: side ? side.taken : 0
    readonly property int fallen: side ? side.fallen : 0
    readonly property real piece: height - 8 // px
    readonly property real pitch: Math.min(piece + 2, (width - 8 - piece) / (slots - 1))

    implicitHeight: 30 * Theme.reach
    radius: height / 2
    color: Theme.tray
    border.width: 1
    border.color: Theme.highContrast ? Theme.line : Theme.boardGap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Captured: %1, fallen: %2").arg(captured).arg(fallen)

    Rectangle { // its edge keeps the light out
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; margins: 1 }
        visible: !Theme.highContrast
        width: parent.height
        radius: height / 2
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Qt.alpha(Theme.boardGap, 0) }
            GradientStop { position: 1; color: Qt.alpha(Theme.boardGap, 0.8) }
        }
    }
    Repeater { // the hollows in which they lie
        model: tray.slots
        Rectangle {
            required property int index
            width: tray.piece * 0.72
            height: width
            radius: width / 2
            x: 4 + index * tray.pitch + tray.piece * 0.14
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            color: Qt.alpha(Theme.boardGap, 0.35)
            border.width: 1
            border.color: Qt.alpha(Theme.trayInk, 0.12)
        }
    }
    Repeater {
        model: tray.slots
        Item {
            id: lost
            required property int index
            readonly property bool fell: index >= tray.captured
            property real arrived: index < tray.captured + tray.fallen ? 1 : 0
            Behavior on arrived { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
            visible: arrived > 0
            opacity: arrived
            width: tray.piece
            height: width
            x: 4 + index * tray.pitch + (1 - arrived) * width
            y: 4
            Art {
                anchors.centerIn: parent
                width: Math.round(parent.width * 1.3)
                height: width
                art: "cast_shadow?body=0.77&corner=0.5"
            }
            Art {
                anchors.fill: parent
                art: tray.side ? `man?side=${tray.side.white ? "white" : "black"}&plain=${Theme.highContrast ? 1 : 0}` : ""
            }
            Rectangle { // through a door
                visible: lost.fell
                anchors.centerIn: parent
                width: parent.width * 0.56
                height: width
                radius: width / 2
                color: Theme.boardDanger
                Glyph {
                    anchors.centerIn: parent
                    width: parent.width * 0.8
                    name: "fall"
                    ink: Theme.boardInk
                }
            }
        }
    }
}
