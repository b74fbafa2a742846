import QtQuick
import Trapbox

// One of a few words of which one is taken.
Pressable {
    id: chip

    property bool taken: false

    implicitWidth: words.implicitWidth + 2 * Theme.margin
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
    onClicked: Feedback.button()
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: taken

    background: Rectangle {
        radius: Theme.touch / 2
        color: chip.taken ? Theme.accent : chip.down ? Theme.cardPressed : Theme.card
        border.color: chip.taken ? Theme.accent : Theme.outline
        FocusRing {
            radius: Theme.touch / 2 + 3
            visible: chip.visualFocus
        }
    }
    contentItem: PlainText {
        id: words
        text: chip.text
        color: chip.taken ? Theme.accentInk : Theme.ink
        font.pixelSize: Theme.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
