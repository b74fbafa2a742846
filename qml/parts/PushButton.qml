import QtQuick
import Trapbox

// A button with words, and a sign before them if it has one. Three kinds: primary, plain, quiet. One that cannot be
// pressed is an outline with words that can still be read: they say why.
Pressable {
    id: button

    property string kind: "plain"
    property string glyph: ""
    readonly property color words: !enabled ? Theme.inkOff : kind === "primary" ? Theme.accentInk : Theme.ink
    readonly property real beside: glyph !== "" ? 24 + Theme.gap : 0 // the sign's share of the width

    // Of the words on one line, not of the row: the row is as wide as this width lets it be.
    readonly property real inOneLine: Math.ceil(natural.advanceWidth) + 1
    implicitWidth: Math.max(Theme.touch, inOneLine + beside + 2 * Theme.margin)
    implicitHeight: Math.max(Theme.touch, row.implicitHeight + 2 * Theme.gap)
    font.pixelSize: Theme.text
    onClicked: Feedback.button()

    TextMetrics {
        id: natural
        font: said.font
        text: said.text
    }
    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? "transparent"
             : button.kind === "primary" ? (button.down ? Qt.darker(Theme.accent, 1.2) : Theme.accent)
             : button.down ? Theme.cardPressed : button.kind === "quiet" ? "transparent" : Theme.card
        border.width: button.kind === "plain" || !button.enabled || Theme.highContrast ? 1 : 0
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
                ink: button.words
                anchors.verticalCenter: parent.verticalCenter
            }
            PlainText {
                id: said
                text: button.text
                color: button.words
                font.pixelSize: button.font.pixelSize
                font.weight: button.kind === "primary" ? Font.DemiBold : Font.Normal
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                width: Math.min(button.inOneLine, Math.max(0, button.width - button.beside - 2 * Theme.gap))
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
}
