import QtQuick
import Trapbox

// A button with a text and an optional icon before it. A disabled button is an outline with readable text.
Pressable {
    id: button

    enum Kind { Plain, Primary, Quiet }
    property int kind: PushButton.Plain
    property string glyph: ""
    readonly property color ink: !enabled ? Theme.inkOff : kind === PushButton.Primary ? Theme.accentInk : Theme.ink
    readonly property real iconWidth: glyph !== "" ? 24 + Theme.gap : 0 // px, width of the icon with its gap

    // px, width of the text on one line. Not that of the row, which depends on this button's width.
    readonly property real inOneLine: Math.ceil(natural.advanceWidth) + 1
    implicitWidth: Math.max(Theme.touch, inOneLine + iconWidth + 2 * Theme.margin)
    implicitHeight: Math.max(Theme.touch, row.implicitHeight + 2 * Theme.gap)
    font.pixelSize: Theme.text
    onClicked: Feedback.button()

    TextMetrics {
        id: natural
        font: label.font
        text: label.text
    }
    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? "transparent"
             : button.kind === PushButton.Primary ? (button.down ? Qt.darker(Theme.accent, 1.2) : Theme.accent)
             : button.down ? Theme.cardPressed : button.kind === PushButton.Quiet ? "transparent" : Theme.card
        border.width: button.kind === PushButton.Plain || !button.enabled || Theme.highContrast ? 1 : 0
        border.color: Theme.outline
        FocusRing { visible: button.visualFocus }
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.gap
            Glyph {
                visible: button.glyph !== ""
                name: button.glyph
                ink: button.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            PlainText {
                id: label
                text: button.text
                color: button.ink
                font.pixelSize: button.font.pixelSize
                font.weight: button.kind === PushButton.Primary ? Font.DemiBold : Font.Normal
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                width: Math.min(button.inOneLine, Math.max(0, button.width - button.iconWidth - 2 * Theme.gap))
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
}
