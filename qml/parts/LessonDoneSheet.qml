import QtQuick
import Trapbox

// Shown after the last step of a lesson. Leads to a new game, or back to the match from which the lesson was opened.
Sheet {
    id: sheet

    signal matchRequested // the suspended one
    signal gameRequested
    signal setupRequested
    signal leaveRequested

    title: qsTr("Now you know how to play")
    PushButton {
        width: parent.width
        visible: Session.matchWaits
        enabled: visible
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Back to your game")
        onClicked: { sheet.close(); sheet.matchRequested() }
    }
    PushButton {
        width: parent.width
        visible: !Session.matchWaits
        enabled: visible
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Play a game")
        onClicked: { sheet.close(); sheet.gameRequested() }
    }
    PushButton {
        width: sheet.share
        visible: !Session.matchWaits
        enabled: visible
        text: qsTr("Set up a game")
        onClicked: { sheet.close(); sheet.setupRequested() }
    }
    PushButton {
        width: sheet.share
        glyph: "rules"
        text: qsTr("Read the rules")
        onClicked: { sheet.close(); sheet.leaveRequested() }
    }
}
