import QtQuick
import Trapbox

// A draw offer, to be accepted or declined. Back declines. Open it while the offer is valid.
Sheet {
    id: card

    required property MatchTable table
    property int from: 0 // seat of the player who offers
    signal declined

    title: qsTr("%1 offers a draw").arg(card.table.playerName(from))
    dismissible: false
    Shortcut {
        sequences: ["Escape", "Back"]
        enabled: card.opened
        onActivated: card.declined()
    }
    PushButton {
        width: card.share
        kind: PushButton.Primary
        glyph: "check"
        text: qsTr("Accept the draw")
        onClicked: card.accepted()
    }
    PushButton {
        width: card.share
        glyph: "close"
        text: qsTr("Decline")
        onClicked: card.declined()
    }
}
