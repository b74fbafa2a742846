pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What stands over the board between rounds: who won it, the peg to be placed, a laugh to be judged, the score sheet.
Item {
    id: call

    property PassedTrapView view
    property bool upright: false
    property bool facing: false // someone reads from the far end
    readonly property bool roundOver: !!view && view.phase === "round_over"
    readonly property bool judging: !!view && view.phase === "claim"
    // Whom it is turned to: who won, whoever is said to have laughed, or who then takes a disk out; −1 where nobody has to act.
    readonly property int reader: !view ? -1 : !judging ? view.roundWinner
                                  : view.laughEstablished ? view.accuser : 1 - view.accuser
    readonly property bool asking: judging && !view.laughEstablished && !view.botAnswers

    visible: roundOver || judging
    height: panel.height
    rotation: !upright ? 0 : Settings.leftHanded ? -90 : 90

    // Enter goes on to the next round.
    function key(event: KeyEvent): bool {
        const acts = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (!roundOver || !acts)
            return false
        view.goOn()
        event.accepted = true
        return true
    }

    Rectangle {
        id: panel
        width: parent.width
        height: column.implicitHeight + 2 * Theme.margin
        radius: Theme.radius
        color: Theme.card
        border.color: Theme.line
        rotation: call.facing && call.reader >= 0 && call.reader !== Session.nearSeat ? 180 : 0

        Column {
            id: column
            x: Theme.margin
            y: Theme.margin
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap

            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.textLarge
                font.weight: Font.DemiBold
                text: !call.view ? "" : call.judging
                      ? qsTr("%1: “You laughed!”").arg(Session.playerName(call.view.accuser))
                      : call.view.roundWinner >= 0 ? qsTr("%1 wins the round").arg(Session.playerName(call.view.roundWinner))
                      : call.view.roundTied ? qsTr("A tie") : qsTr("Round over")
            }
            Label {
                width: parent.width
                visible: call.roundOver
                horizontalAlignment: Text.AlignHCenter
                bottomPadding: Theme.gap
                color: Theme.inkSoft
                text: call.view ? call.view.roundWords : ""
            }
            PassedTrapSheet {
                width: parent.width
                visible: call.roundOver && call.view.bigSlam
                total: true
            }
            PushButton {
                width: parent.width
                visible: call.roundOver
                enabled: visible // hidden, it would keep the keyboard
                kind: "primary"
                text: !call.view ? "" : call.view.roundTied ? qsTr("Tiebreaker")
                      : Session.isBot(call.view.roundWinner) ? qsTr("Go on")
                      : call.view.roundPegs === 2 ? qsTr("Place two pegs") : call.view.roundPegs === 1 ? qsTr("Place the peg") : qsTr("Go on")
                onClicked: call.view.goOn()
            }
            PushButton {
                width: parent.width
                visible: call.asking
                enabled: visible
                kind: "primary"
                text: qsTr("Yes, I laughed")
                onClicked: call.view.confirm()
            }
            PushButton {
                width: parent.width
                visible: call.asking
                enabled: visible
                text: qsTr("No, play on")
                onClicked: call.view.reject()
            }
            Label {
                width: parent.width
                visible: call.judging && call.view.laughEstablished
                horizontalAlignment: Text.AlignHCenter
                text: call.view ? qsTr("%1, take one disk out of your own camp: tap it.").arg(Session.playerName(call.view.accuser)) : ""
            }
        }
    }
}
