import QtQuick
import Trapbox

// Something the player should know, once: a save that was damaged, a device that is full.
Rectangle {
    id: notice

    property string words
    signal dismissed

    implicitHeight: Math.max(Theme.touch, text.implicitHeight) + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.bad
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Glyph {
        id: sign
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        ink: Theme.bad
    }
    Label {
        id: text
        anchors { left: sign.right; leftMargin: Theme.gap; right: close.left; verticalCenter: parent.verticalCenter }
        text: notice.words
    }
    IconButton {
        id: close
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        glyph: "close"
        text: qsTr("Dismiss")
        onClicked: notice.dismissed()
    }
}
