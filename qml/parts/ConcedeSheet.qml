import QtQuick
import Trapbox

// Offers a draw or resigns a turn game. Resigning asks for confirmation.
Sheet {
    id: sheet

    required property MatchTable table
    property int seat: 0 // of the player who opened it
    property bool canOffer: true
    property bool confirming: false
    signal offered
    signal resigned

    title: qsTr("%1: end the game?").arg(sheet.table.playerName(seat))
    onAboutToShow: confirming = false
    // A hidden button must be disabled too, else it keeps the focus.
    PushButton {
        visible: !sheet.confirming
        width: sheet.share
        glyph: "hand"
        text: qsTr("Offer a draw")
        enabled: visible && sheet.canOffer
        onClicked: { sheet.close(); sheet.offered() }
    }
    PushButton {
        visible: !sheet.confirming
        enabled: visible
        width: sheet.share
        glyph: "flag"
        text: qsTr("Resign")
        onClicked: sheet.confirming = true
    }
    Label {
        visible: sheet.confirming
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Resign this game?")
    }
    PushButton { // comes first, so that a double tap does not resign
        visible: sheet.confirming
        enabled: visible
        width: sheet.share
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Keep playing")
        onClicked: sheet.close()
    }
    PushButton {
        visible: sheet.confirming
        enabled: visible
        width: sheet.share
        glyph: "flag"
        text: qsTr("Yes, I resign")
        onClicked: { sheet.close(); sheet.resigned() }
    }
    PushButton {
        visible: !sheet.confirming
        enabled: visible
        width: parent.width
        kind: PushButton.Quiet
        text: qsTr("Keep playing")
        onClicked: sheet.close()
    }
}
