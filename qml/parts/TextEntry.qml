import QtQuick
import QtQuick.Templates as T
import Trapbox

T.TextField {
    id: entry

    implicitWidth: 160
    implicitHeight: Math.max(Theme.touch, contentHeight + 2 * Theme.gap)
    leftPadding: Theme.gap + 4
    rightPadding: Theme.gap + 4
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.inkSoft
    font.pixelSize: Theme.text
    selectByMouse: true
    maximumLength: 24
    background: Rectangle {
        radius: Theme.radius
        color: Theme.page
        border.color: entry.activeFocus ? Theme.focus : Theme.line
        border.width: entry.activeFocus ? 3 : 1
    }
    Text {
        anchors.fill: parent
        anchors.leftMargin: entry.leftPadding
        visible: entry.text === "" && !entry.activeFocus
        text: entry.placeholderText
        color: Theme.inkSoft
        font: entry.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
