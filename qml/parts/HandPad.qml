import QtQuick
import Trapbox

// "Touch hands": hold a finger on it; play starts the moment all hands are down. Keys and readers press it as a button.
Item {
    id: pad

    property bool pressedDown: false
    property bool alone: false
    signal down
    signal up

    opacity: enabled ? 1 : 0.4
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: alone ? qsTr("Clap to begin") : qsTr("Touch hands: hold to begin")
    Accessible.onPressAction: down()
    Keys.onPressed: event => {
        if (!event.isAutoRepeat && (event.key === Qt.Key_Space || event.key === Qt.Key_Return)) {
            pad.pressedDown ? pad.up() : pad.down()
            event.accepted = true
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: pad.pressedDown ? Theme.accent : Theme.card
        border.width: 3
        border.color: Theme.accent
        scale: pad.pressedDown ? 0.94 : 1
        Behavior on scale { NumberAnimation { duration: Theme.quick } }
        FocusRing {
            radius: height / 2
            visible: pad.activeFocus
        }
        Glyph {
            anchors.centerIn: parent
            width: pad.width * 0.5
            name: "hand"
            ink: pad.pressedDown ? Theme.accentInk : Theme.ink
        }
    }
    SequentialAnimation on scale { // asks to be touched
        running: pad.visible && pad.enabled && !pad.pressedDown && !Settings.reducedMotion && attention.running
        loops: 3
        NumberAnimation { to: 1.06; duration: 350; easing.type: Easing.InOutSine }
        NumberAnimation { to: 1; duration: 350; easing.type: Easing.InOutSine }
    }
    Timer { // only for a moment: a waiting board does no work
        id: attention
        interval: 2200
        running: pad.visible
    }
    // Lets go when the pad disappears under the finger, as it does when play starts.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: pressed ? pad.down() : pad.up()
    }
}
