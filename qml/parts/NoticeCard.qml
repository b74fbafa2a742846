import QtQuick
import QtQuick.Window
import Trapbox

// Something the player should know, once: a save that was damaged, a device that is full. Beside a board it is brief: a
// line that opens the whole.
Rectangle {
    id: notice

    property string words
    property bool brief: false
    signal dismissed
    signal readRequested

    implicitHeight: brief ? Theme.touch : Math.max(Theme.touch, text.implicitHeight) + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.bad
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Glyph {
        id: sign
        x: notice.brief ? Theme.gap : Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        ink: Theme.bad
    }
    Label {
        id: text
        anchors { left: sign.right; leftMargin: Theme.gap; right: close.left; verticalCenter: parent.verticalCenter }
        font.pixelSize: notice.brief ? Theme.besideBoard(notice.Window.contentItem) : Theme.text
        text: !notice.brief || whole.advanceWidth < width ? notice.words : qsTr("Something went wrong")
        fontSizeMode: notice.brief ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 16
        maximumLineCount: notice.brief ? 1 : 99
        elide: Text.ElideRight
        TextMetrics {
            id: whole
            font: text.font
            text: notice.words
        }
    }
    Pressable {
        id: opener
        visible: notice.brief
        anchors { left: parent.left; right: close.left; top: parent.top; bottom: parent.bottom }
        text: qsTr("Read: %1").arg(notice.words)
        onClicked: {
            Feedback.button()
            notice.readRequested()
        }
        background: Item {
            FocusRing { visible: opener.visualFocus }
        }
    }
    IconButton {
        id: close
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        glyph: "close"
        text: qsTr("Dismiss")
        onClicked: notice.dismissed()
    }
}
