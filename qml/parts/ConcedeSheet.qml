import QtQuick
import Trapbox

// Ending a turn game before its end: a draw by agreement, or resigning. Asks once more before it counts.
Sheet {
    id: sheet

    required property MatchTable table
    property int seat: 0 // who asks
    property bool canOffer: true
    property bool sure: false
    signal offered
    signal resigned

    title: qsTr("%1: end the game?").arg(sheet.table.playerName(seat))
    onAboutToShow: sure = false
    // A button that is hidden is disabled, or it keeps the keyboard.
    PushButton {
        visible: !sheet.sure
        width: sheet.share
        glyph: "hand"
        text: qsTr("Offer a draw")
        enabled: visible && sheet.canOffer
        onClicked: { sheet.close(); sheet.offered() }
    }
    PushButton {
        visible: !sheet.sure
        enabled: visible
        width: sheet.share
        glyph: "flag"
        text: qsTr("Resign")
        onClicked: sheet.sure = true
    }
    Label {
        visible: sheet.sure
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Resign this game?")
    }
    PushButton { // first: the second tap of two in haste resigns nothing
        visible: sheet.sure
        enabled: visible
        width: sheet.share
        kind: "primary"
        glyph: "play"
        text: qsTr("Keep playing")
        onClicked: sheet.close()
    }
    PushButton {
        visible: sheet.sure
        enabled: visible
        width: sheet.share
        glyph: "flag"
        text: qsTr("Yes, I resign")
        onClicked: { sheet.close(); sheet.resigned() }
    }
    PushButton {
        visible: !sheet.sure
        enabled: visible
        width: parent.width
        kind: "quiet"
        text: qsTr("Keep playing")
        onClicked: sheet.close()
    }
}
