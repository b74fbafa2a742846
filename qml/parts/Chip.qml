import QtQuick
import Trapbox

// One of a few short options, of which one is chosen.
Choosable {
    id: chip

    implicitWidth: label.implicitWidth + 2 * Theme.margin
    implicitHeight: Math.max(Theme.touch, label.implicitHeight + Theme.gap)
    onClicked: Feedback.button()

    background: Rectangle {
        radius: Theme.touch / 2
        color: chip.chosen ? Theme.accent : chip.down ? Theme.cardPressed : Theme.card
        border.color: chip.chosen ? Theme.accent : Theme.outline
        FocusRing {
            radius: Theme.touch / 2 + 3
            visible: chip.visualFocus
        }
    }
    contentItem: PlainText {
        id: label
        text: chip.text
        color: chip.chosen ? Theme.accentInk : Theme.ink
        font.pixelSize: Theme.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
