import QtQuick
import Trapbox

// The controls of a replay: play, pause, step, speed and position. In one row if there is room, with exit at one end and
// the steps near the thumb.
Rectangle {
    id: bar

    property Replayer replayer
    property string ending // result, set when the replay is at the end
    property bool canShare: true
    signal closeRequested
    signal shareRequested

    readonly property bool wide: width >= 600
    readonly property bool mirrored: Settings.leftHanded

    implicitHeight: (wide ? 1 : 2) * Theme.touch + 2 * Theme.gap
    color: Theme.card
    border.color: Theme.line

    Row {
        id: exitButtons
        LayoutMirroring.enabled: bar.mirrored
        anchors { left: parent.left; leftMargin: Theme.gap; bottom: parent.bottom; bottomMargin: Theme.gap }
        IconButton {
            glyph: "close"
            text: qsTr("Exit replay")
            onClicked: bar.closeRequested()
        }
        IconButton {
            visible: bar.canShare && bar.width >= 360
            glyph: "share"
            text: qsTr("Share this game")
            onClicked: bar.shareRequested()
        }
    }
    Row {
        id: steps
        x: !bar.wide ? (parent.width - width) / 2 : bar.mirrored ? Theme.gap : parent.width - width - Theme.gap
        anchors { bottom: parent.bottom; bottomMargin: Theme.gap }
        IconButton {
            glyph: "step_back"
            text: qsTr("Step back")
            onClicked: bar.replayer.stepBack()
        }
        IconButton {
            framed: true
            glyph: bar.replayer && bar.replayer.playing ? "pause" : "play"
            text: bar.replayer && bar.replayer.playing ? qsTr("Pause") : qsTr("Play")
            opacity: waiting.running ? waiting.pulse : 1
            onClicked: bar.replayer.playing = !bar.replayer.playing
            SequentialAnimation { // pulses while seeking
                id: waiting
                property real pulse: 1
                running: bar.replayer !== null && bar.replayer.seeking
                loops: Animation.Infinite
                PauseAnimation { duration: 200 }
                NumberAnimation { target: waiting; property: "pulse"; from: 1; to: 0.3; duration: 300 }
                NumberAnimation { target: waiting; property: "pulse"; from: 0.3; to: 1; duration: 300 }
            }
        }
        IconButton {
            glyph: "step"
            text: qsTr("Step forward")
            enabled: bar.replayer !== null && !bar.replayer.atEnd
            onClicked: bar.replayer.step()
        }
    }
    Label { // the result, left of the slider
        id: end
        readonly property real from: !bar.wide ? Theme.gap : (bar.mirrored ? speed.x + speed.width : exitButtons.x + exitButtons.width) + Theme.gap
        readonly property real room: (!bar.wide ? bar.width : bar.mirrored ? exitButtons.x : speed.x) - from - Theme.gap
        x: from
        y: Theme.gap
        width: Math.min(Math.ceil(whole.advanceWidth) + 1, room * 0.6)
        height: Theme.touch
        visible: text !== ""
        font.pixelSize: Theme.textSmall
        maximumLineCount: Math.max(1, Math.floor(height / line.height))
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Binding on text { // the slider must not change size under the finger
            when: !progress.pressed && !dragging.running
            value: bar.ending
            restoreMode: Binding.RestoreNone
        }
        onTextChanged: if (end.text !== "") ScreenReader.announce(end.text)
        FontMetrics {
            id: line
            font: end.font
        }
        TextMetrics {
            id: whole
            font: end.font
            text: end.text
        }
    }
    Slide {
        id: progress
        x: end.from + (end.visible ? end.width + Theme.gap : 0)
        y: Theme.gap
        width: end.from + end.room - x
        stepSize: 0.02 // of the arrow keys
        onValueChanged: {
            if (!bar.replayer || value === bar.replayer.progress)
                return
            bar.replayer.seek(value)
            dragging.restart()
        }
        Accessible.name: qsTr("Position in the game")
        Binding on value {
            when: bar.replayer !== null && !progress.pressed && !dragging.running
            value: bar.replayer ? bar.replayer.progress : 0
            restoreMode: Binding.RestoreNone
        }
        Timer { // runs while the slider is being dragged
            id: dragging
            interval: 100
        }
    }
    PushButton {
        id: speed
        x: bar.mirrored ? (bar.wide ? steps.x + steps.width : Theme.gap)
                        : (bar.wide ? steps.x : parent.width - Theme.gap) - width
        anchors { bottom: parent.bottom; bottomMargin: Theme.gap }
        kind: PushButton.Quiet
        text: bar.replayer ? bar.replayer.speed + "×" : ""
        Accessible.name: qsTr("Speed %1").arg(text)
        onClicked: bar.replayer.speed = bar.replayer.speed < 1 ? 1 : bar.replayer.speed >= 4 ? 0.25 : 2 * bar.replayer.speed
    }
}
