import QtQuick
import QtQuick.Window
import Trapbox

// A warning, shown until it is dismissed: a damaged save, a full device. Beside a board it is brief: one or two lines that
// open the full text.
Rectangle {
    id: notice

    property string text
    property bool brief: false
    signal dismissed
    signal readRequested

    implicitHeight: brief ? Math.max(Theme.touch, label.implicitHeight + 4) : Math.max(Theme.touch, label.implicitHeight) + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.bad
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Glyph {
        id: sign
        x: notice.brief ? Theme.gap : Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        ink: Theme.bad
    }
    Label {
        id: label
        anchors { left: sign.right; leftMargin: Theme.gap; right: notice.brief ? more.left : close.left; verticalCenter: parent.verticalCenter }
        font.pixelSize: notice.brief ? Theme.besideBoard(notice.Window.contentItem) : Theme.text
        readonly property bool fits: !notice.brief || whole.advanceWidth < 1.75 * width // a wrapped line is never full
        text: fits ? notice.text : qsTr("Something went wrong")
        wrapMode: fits ? Text.WordWrap : Text.NoWrap
        fontSizeMode: fits ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 16
        TextMetrics {
            id: whole
            font: label.font
            text: notice.text
        }
    }
    Glyph { // shows that it can be opened
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
        text: qsTr("Read: %1").arg(notice.text)
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
