import QtQuick
import Trapbox

// An on/off row: words at the left, the switch at the right. No T.Switch: that one takes a swipe through a list for a
// flick of the switch.
Pressable {
    id: toggle

    checkable: true
    property string help: ""

    implicitWidth: 240
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.gap)
    font.pixelSize: Theme.text
    onToggled: Feedback.button()

    indicator: Rectangle {
        x: toggle.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: 52
        height: 30
        radius: 15
        color: toggle.checked ? Theme.accent : Theme.page
        border.color: toggle.checked ? Theme.accent : Theme.inkSoft
        border.width: 2
        FocusRing {
            radius: 18
            visible: toggle.visualFocus
        }
        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 22
            height: 22
            radius: 11
            color: toggle.checked ? Theme.accentInk : Theme.inkSoft
            Glyph {
                anchors.centerIn: parent
                width: 14
                visible: toggle.checked
                name: "check"
                ink: Theme.accent
            }
            Behavior on x { NumberAnimation { duration: Theme.quick } }
        }
    }
    contentItem: Item {
        implicitHeight: words.implicitHeight
        Column {
            id: words
            width: toggle.width - 64
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                text: toggle.text
                color: Theme.ink
                font.pixelSize: Theme.text
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                visible: text !== ""
                text: toggle.help
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
    Accessible.description: help
}
