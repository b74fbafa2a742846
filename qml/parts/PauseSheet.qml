import QtQuick
import Trapbox

// The menu of a running match, which is paused while it is open.
Sheet {
    id: sheet

    readonly property bool drags: Session.view !== null && Session.view.drags
    signal howToRequested
    signal againRequested
    signal leaveRequested

    title: low ? Session.title : Session.title.replace(/: /, ":\n") // game and variant on separate lines
    PushButton {
        width: sheet.share
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Continue")
        onClicked: sheet.close()
    }
    PushButton {
        width: sheet.share
        glyph: "rules"
        text: qsTr("How to play")
        onClicked: sheet.howToRequested()
    }
    PushButton {
        id: again
        visible: Session.canStartAgain
        width: sheet.share
        glyph: "again"
        text: qsTr("Restart")
        onClicked: sheet.againRequested()
    }
    Toggle {
        width: sheet.share
        text: qsTr("Sound")
        checked: !Settings.muted
        onToggled: Settings.muted = !checked
    }
    Toggle {
        width: again.visible ? parent.width : sheet.share // beside Sound, or a full row
        visible: !ScreenReader.active && sheet.drags
        text: qsTr("Play with buttons")
        help: qsTr("Use buttons instead of dragging.")
        checked: Settings.tapControls
        onToggled: Settings.tapControls = checked
    }
    PushButton {
        width: parent.width
        glyph: "back"
        text: Session.lesson ? qsTr("Exit lesson") : Session.puzzle ? qsTr("Exit puzzle") : qsTr("Save and quit")
        onClicked: sheet.leaveRequested()
    }
}
