import QtQuick
import Trapbox

// A button with an icon. `text` is its accessible name.
Pressable {
    id: button

    property string glyph: ""
    property color ink: Theme.ink
    property bool framed: false

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    opacity: enabled ? 1 : 0.35
    onClicked: Feedback.button()

    background: Rectangle {
        radius: button.height / 2
        color: button.down ? Theme.cardPressed : button.framed ? Theme.card : "transparent"
        border.width: button.framed ? 1 : 0
        border.color: Theme.outline
        FocusRing {
            radius: height / 2
            visible: button.visualFocus
        }
    }
    contentItem: Item {
        Glyph {
            anchors.centerIn: parent
            width: Math.max(24, Math.min(button.width, button.height) * 0.45)
            name: button.glyph
            ink: button.ink
        }
    }
}
