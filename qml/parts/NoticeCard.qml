import QtQuick
import QtQuick.Window
import Trapbox

// Something the player should know, once: a save that was damaged, a device that is full. Beside a board it is brief: a
// line or two that open the whole.
Rectangle {
    id: notice

    property string words
    property bool brief: false
    signal dismissed
    signal readRequested

    implicitHeight: brief ? Math.max(Theme.touch, text.implicitHeight + 4) : Math.max(Theme.touch, text.implicitHeight) + 2 * Theme.gap
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
        anchors { left: sign.right; leftMargin: Theme.gap; right: notice.brief ? more.left : close.left; verticalCenter: parent.verticalCenter }
        font.pixelSize: notice.brief ? Theme.besideBoard(notice.Window.contentItem) : Theme.text
        readonly property bool fits: !notice.brief || whole.advanceWidth < 1.75 * width // no line is filled
        text: fits ? notice.words : qsTr("Something went wrong")
        wrapMode: fits ? Text.WordWrap : Text.NoWrap
        fontSizeMode: fits ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 16
        TextMetrics {
            id: whole
            font: text.font
            text: notice.words
        }
    }
    Glyph { // it opens
        id: more
        visible: notice.brief
        width: 20
        anchors { right: close.left; verticalCenter: parent.verticalCenter }
        name: "forward"
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
