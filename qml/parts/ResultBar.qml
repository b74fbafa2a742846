import QtQuick
import Trapbox

// Shown below the final board when the result sheet is closed: the result in one line, and a button that reopens the sheet.
Rectangle {
    id: bar

    property string ending
    signal resultRequested

    implicitHeight: Math.max(Theme.touch, label.implicitHeight) + 2 * Theme.gap
    color: Theme.card
    border.color: Theme.line

    Label {
        id: label
        anchors { left: parent.left; right: button.left; margins: Theme.gap; verticalCenter: parent.verticalCenter }
        font.pixelSize: Theme.besideBoard(bar.parent)
        text: bar.ending
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    PushButton {
        id: button
        anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        font.pixelSize: label.font.pixelSize
        kind: PushButton.Primary
        glyph: "records"
        text: qsTr("Result")
        onClicked: bar.resultRequested()
    }
}
