import QtQuick
import Trapbox

// Play, pause, step and speed while a finished match is watched.
Rectangle {
    id: bar

    property Replayer replayer
    signal closeRequested

    implicitHeight: Theme.touch + 2 * Theme.gap
    color: Theme.card
    border.color: Theme.line

    Rectangle { // how far
        width: bar.replayer && bar.replayer.length > 0 ? parent.width * bar.replayer.position / bar.replayer.length : 0
        height: 3
        color: Theme.accent
    }
    IconButton {
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        glyph: "close"
        text: qsTr("Stop watching")
        onClicked: bar.closeRequested()
    }
    Row {
        anchors.centerIn: parent
        IconButton {
            glyph: "step_back"
            text: qsTr("One step back")
            onClicked: bar.replayer.stepBack()
        }
        IconButton {
            framed: true
            glyph: bar.replayer && bar.replayer.playing ? "pause" : "play"
            text: bar.replayer && bar.replayer.playing ? qsTr("Pause") : qsTr("Play")
            onClicked: bar.replayer.playing = !bar.replayer.playing
        }
        IconButton {
            glyph: "step"
            text: qsTr("One step forward")
            enabled: bar.replayer !== null && !bar.replayer.atEnd
            onClicked: bar.replayer.step()
        }
    }
    PushButton {
        anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        kind: "quiet"
        text: bar.replayer ? bar.replayer.speed + "×" : ""
        Accessible.name: qsTr("Speed %1").arg(text)
        onClicked: bar.replayer.speed = bar.replayer.speed < 1 ? 1 : bar.replayer.speed >= 4 ? 0.25 : 2 * bar.replayer.speed
    }
}
