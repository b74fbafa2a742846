import QtQuick
import Trapbox

// The result, moved aside: how the match ended in a few words, and the way back to the sheet. Below the final board.
Rectangle {
    id: bar

    property string ending
    signal resultRequested

    implicitHeight: Math.max(Theme.touch, words.implicitHeight) + 2 * Theme.gap
    color: Theme.card
    border.color: Theme.line

    Label {
        id: words
        anchors { left: parent.left; right: button.left; margins: Theme.gap; verticalCenter: parent.verticalCenter }
        font.pixelSize: Theme.besideBoard(bar.parent)
        text: bar.ending
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    PushButton {
        id: button
        anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        font.pixelSize: words.font.pixelSize
        kind: "primary"
        glyph: "records"
        text: qsTr("Result")
        onClicked: bar.resultRequested()
    }
}
