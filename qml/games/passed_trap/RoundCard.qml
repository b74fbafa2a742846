import QtQuick
import Trapbox

// How a round ended, for the player at one end: who won it, in the Big Slam its sheet and what comes next; and on.
Rectangle {
    id: card

    required property MatchTable table
    required property PassedTrapView view
    property bool places: false // the peg that was won
    property bool armed: true   // the way on may be pressed
    readonly property bool watched: card.table.watching
    property bool brief: false  // who won, how, and on
    property bool bare: false   // part of a card that is drawn already
    property bool sheet: false  // shown
    // High, when it is neither brief nor has the sheet; and with it.
    readonly property real plain: headline.height + (part.text !== "" ? part.height : 0) + words.height + (next.text !== "" ? next.height + Theme.gap : 0)
                                  + on.height + 2 * Theme.gap + 2 * Theme.margin
    readonly property real withSheet: plain + table.height + Theme.gap

    height: (on.visible ? on.y + on.height : on.y - Theme.gap) + Theme.margin
    radius: Theme.radius
    color: bare ? "transparent" : Theme.card
    border.width: bare ? 0 : 1
    border.color: Theme.line

    Column {
        id: above
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * Theme.margin
        Label {
            id: headline
            width: parent.width
            bottomPadding: Theme.gap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.textLarge
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap // a name may be one long word
            text: card.view.roundWinner >= 0 ? qsTr("%1 wins the round").arg(card.table.playerName(card.view.roundWinner))
                  : card.view.soloist >= 0 ? qsTr("%1 has finished").arg(card.table.playerName(card.view.soloist))
                  : qsTr("Tie")
        }
        Label {
            id: part
            visible: text !== "" && !card.brief
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            text: card.view.partText
        }
        Label {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            text: card.view.roundText
        }
    }
    ScoreSheet {
        id: table
        table: card.table
        view: card.view
        visible: card.sheet
        x: Theme.margin
        y: above.y + above.height + Theme.gap
        width: above.width
    }
    Label {
        id: next
        visible: text !== "" && !card.brief
        x: Theme.margin
        y: (table.visible ? table.y + table.height : above.y + above.height) + Theme.gap
        width: above.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: card.view.roundTied ? qsTr("Next: first disk through wins")
              : card.view.contest === PassedTrapView.Ambidexterity ? qsTr("Next: your other hand")
              : card.view.nextTitle === "" ? ""
              : card.view.nextSoloist < 0 ? qsTr("Next: %1").arg(card.view.nextTitle)
              : qsTr("Next: %1 (%2)").arg(card.view.nextTitle).arg(card.table.playerName(card.view.nextSoloist))
    }
    PushButton {
        id: on
        x: Theme.margin
        y: next.visible ? next.y + next.height + Theme.gap : next.y
        width: above.width
        visible: !card.watched // who watches is led by the bar below
        enabled: card.visible && visible // hidden, it would keep the keyboard
        kind: card.places || !card.view || card.view.roundWinner < 0 || card.table.isBot(card.view.roundWinner) ? PushButton.Primary : PushButton.Plain
        text: card.view.roundTied ? qsTr("Tiebreaker")
              : !card.places ? qsTr("Continue")
              : card.view.roundPegs === 2 ? qsTr("Place two pegs") : card.view.roundPegs === 1 ? qsTr("Place the peg") : qsTr("Continue")
        onClicked: if (card.armed) card.view.goOn()
    }
}
