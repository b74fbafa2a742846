import QtQuick
import Trapbox

// A row with a text at the left and a switch at the right. Not a T.Switch, which would toggle when a list is scrolled.
Pressable {
    id: toggle

    checkable: true
    property string help: ""

    implicitWidth: 240
    implicitHeight: Math.max(Theme.touch, texts.implicitHeight + 2 * Theme.gap)
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
        implicitHeight: texts.implicitHeight
        Column {
            id: texts
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
