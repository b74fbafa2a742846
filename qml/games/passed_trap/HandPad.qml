import QtQuick
import Trapbox

// "Touch hands": hold a finger on it; play starts the moment all hands are down. Keys and readers press it as a button.
Item {
    id: pad

    property bool pressedDown: false
    property string heading     // above the words, where two lines do not lie on disks
    property string text       // what it asks for; also its accessible name
    property bool textHidden: false // hides the text
    property bool beside: false // the words stand at the side of the board, not above it
    readonly property bool after: beside && Theme.leftHanded // at the right
    property real room: 320     // that the words may take
    property real clear: 0      // what they leave free above the pad
    readonly property bool headed: heading !== "" && (beside || room >= 320 * Theme.fontScale)
    signal down
    signal up

    opacity: enabled ? 1 : 0.4
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: heading
    Accessible.onPressAction: if (enabled) down()
    Keys.onPressed: event => {
        const acts = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (acts && !event.isAutoRepeat) {
            pad.pressedDown ? pad.up() : pad.down()
            event.accepted = true
        }
    }

    Rectangle { // a bubble with its tip at the pad, over the edge of the board
        id: bubble
        visible: !pad.textHidden && pad.enabled && !pad.pressedDown
        x: pad.after ? pad.width + 12 : pad.beside ? -width - 12 : (pad.width - width) / 2
        y: pad.beside ? (pad.height - height) / 2 : -height - Math.max(8, pad.clear + 4)
        width: said.width + 2 * Theme.gap
        height: said.height + 8
        radius: 8
        color: Theme.accent
        Rectangle {
            x: pad.after ? -5 : pad.beside ? parent.width - 7 : (parent.width - width) / 2
            y: pad.beside ? (parent.height - height) / 2 : parent.height - 7
            width: 12
            height: 12
            rotation: 45
            color: parent.color
        }
        Column {
            id: said
            anchors.centerIn: parent
            width: Math.min(Math.ceil(Math.max(pad.headed ? above.advanceWidth : 0, inOneLine.advanceWidth)) + 1, pad.room - 2 * Theme.gap)
            PlainText { // in one line, however large the letters should be: there are disks below it
                visible: pad.headed
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                text: pad.heading
                color: Theme.accentInk
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true // the pad's description says it
            }
            PlainText {
                id: asked
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: pad.text
                color: Theme.accentInk
                font.pixelSize: Theme.textSmall
                font.weight: Font.DemiBold
                Accessible.ignored: true // the pad's name says it
            }
        }
        TextMetrics {
            id: above
            font.pixelSize: Theme.textSmall
            text: pad.heading
        }
        TextMetrics {
            id: inOneLine
            font: asked.font
            text: pad.text
        }
    }
    // It grows and shrinks by its size: scaled and turned, round corners fell over in Qt 6.4 without a GPU.
    property real swell: 1
    property real pushed: pressedDown ? 0.94 : 1
    property real filled: pressedDown ? 1 : 0
    Behavior on filled { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
    Behavior on pushed { NumberAnimation { duration: Theme.quick } }
    Rectangle {
        anchors.centerIn: parent
        width: pad.width * pad.swell * pad.pushed
        height: width
        radius: width / 2
        color: Theme.card
        border.width: 3
        border.color: Theme.accent
        Rectangle { // fills from the middle while it is held
            anchors.centerIn: parent
            width: parent.width * pad.filled
            height: width
            radius: width / 2
            color: Theme.accent
        }
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
    SequentialAnimation { // asks to be touched
        running: pad.visible && pad.enabled && !pad.pressedDown && !Theme.reducedMotion && attention.running
        loops: 3
        onStopped: pad.swell = 1
        NumberAnimation { target: pad; property: "swell"; to: 1.06; duration: 350; easing.type: Easing.InOutSine }
        NumberAnimation { target: pad; property: "swell"; to: 1; duration: 350; easing.type: Easing.InOutSine }
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
