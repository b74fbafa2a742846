import QtQuick
import Trapbox

// A text field. Not T.TextField, which in Qt 6.4 leaks an interrupted press.
TextInput {
    id: entry

    property string placeholderText

    topPadding: Math.max(Theme.gap, (Theme.touch - contentHeight) / 2)
    bottomPadding: topPadding
    leftPadding: Theme.gap + 4
    rightPadding: Theme.gap + 4
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    font.pixelSize: Theme.text
    clip: contentWidth > width - leftPadding - rightPadding
    activeFocusOnTab: true
    activeFocusOnPress: false // the press may start a scroll
    selectByMouse: true
    maximumLength: 24
    Accessible.role: Accessible.EditableText

    TapHandler {
        onTapped: {
            entry.forceActiveFocus(Qt.MouseFocusReason)
            OnScreenKeyboard.show()
        }
    }
    Rectangle {
        anchors.fill: parent
        z: -1
        radius: Theme.radius
        color: Theme.page
        border.color: entry.activeFocus ? Theme.focus : Theme.outline
        border.width: entry.activeFocus ? 3 : 1
    }
    PlainText {
        anchors.fill: parent
        anchors.leftMargin: entry.leftPadding
        anchors.rightMargin: entry.rightPadding
        visible: entry.text === "" && !entry.activeFocus
        text: entry.placeholderText
        color: Theme.inkSoft
        font: entry.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
