pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The last ten seconds of the sand: large numerals on the slate for both ends, and a frame that pulses, twice a second
// in the last five.
Item {
    id: countdown

    required property PassedTrapView view
    property real mm: 1 // px
    property real frame: 15 // mm
    property bool faceToFace: false
    property int textAngle: -1 // degrees, rotates numerals towards the only reader; −1: each player reads those at their end
    property real turn: 0  // degrees by which the board is turned
    readonly property bool last: view.sandRuns && view.secondsLeft <= 10 && view.secondsLeft > 0
    readonly property int seconds: view.secondsLeft

    onSecondsChanged: if (last && !Theme.reducedMotion) pulse.restart()

    Repeater {
        model: countdown.last ? [1, -1] : [] // the near end of seat 0, and the other
        PlainText {
            required property int modelData
            anchors.centerIn: parent
            anchors.verticalCenterOffset: modelData * countdown.height * 0.235
            rotation: countdown.textAngle >= 0 ? countdown.textAngle
                      : countdown.faceToFace ? (modelData > 0 ? 0 : 180) : countdown.turn
            text: countdown.seconds
            color: countdown.seconds <= 5 ? Theme.warning : Theme.chalk
            opacity: (Theme.highContrast ? 0.6 : 0.26) + 0.22 * light.opacity
            font.pixelSize: Math.round(120 * countdown.mm)
            font.weight: Font.Bold
            Accessible.ignored: true // the timer says it
        }
    }
    Rectangle {
        id: light
        anchors.fill: parent
        anchors.margins: (countdown.frame - 4) * countdown.mm
        color: "transparent"
        border.width: 4 * countdown.mm
        border.color: Theme.warning
        opacity: 0
        visible: opacity > 0
        SequentialAnimation {
            id: pulse
            loops: countdown.seconds <= 5 ? 2 : 1
            NumberAnimation { target: light; property: "opacity"; to: 0.85; duration: 60 }
            NumberAnimation { target: light; property: "opacity"; to: 0; duration: 320; easing.type: Easing.OutQuad }
        }
    }
}
