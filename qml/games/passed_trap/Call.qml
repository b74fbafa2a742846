pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What stands over the board between rounds: how the round ended, told at either end where someone sits; or a laugh to be
// judged.
Item {
    id: call

    required property MatchTable table
    required property PassedTrapView view
    property bool soloLandscape: false
    property bool faceToFace: false // someone reads from the far end
    property real room // for its height
    readonly property bool roundOver: view.phase === PassedTrapView.RoundOver && !view.replaying
    readonly property bool judging: view.phase === PassedTrapView.Claim
    // Whom the laugh is told: whoever is said to have laughed, or who then takes a disk out.
    readonly property int reader: !judging ? -1 : view.laughEstablished ? view.accuser : 1 - view.accuser
    readonly property bool answering: judging && !view.laughEstablished
    readonly property bool asking: answering && !view.botAnswers

    // A finger or a key that was still playing must not dismiss the card before both have read it.
    property bool armed: false
    onRoundOverChanged: armed = false
    Timer {
        interval: 800
        running: call.roundOver
        onTriggered: call.armed = true
    }

    visible: roundOver || judging
    height: judging ? laugh.height : near.y + near.height
    rotation: !soloLandscape ? 0 : Theme.leftHanded ? -90 : 90

    // Enter goes on to the next round.
    function key(event: KeyEvent): bool {
        const acts = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (!roundOver || !acts)
            return false
        if (armed)
            view.goOn()
        event.accepted = true
        return true
    }

    readonly property bool tight: faceToFace && far.plain + Theme.gap + near.plain > room

    Rectangle { // one card for both
        visible: far.visible
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.card
        border.color: Theme.line
        Rectangle {
            x: Theme.margin
            y: far.height + Theme.gap / 2
            width: parent.width - 2 * Theme.margin
            height: 1
            color: Theme.line
        }
    }
    // The Big Slam's sheet is for both where there is room, else for one or, at the least, for none: the ends tell the points.
    RoundCard {
        id: far
        table: call.table
        readonly property int seat: 1 - call.table.nearSeat
        visible: call.roundOver && call.faceToFace
        view: call.view
        width: parent.width
        rotation: 180
        brief: call.tight
        armed: call.armed
        bare: call.faceToFace
        places: view.roundWinner === seat
        sheet: view.bigSlam && withSheet + Theme.gap + near.withSheet <= call.room
    }
    RoundCard {
        id: near
        table: call.table
        visible: call.roundOver
        view: call.view
        y: call.faceToFace ? far.height + Theme.gap : 0
        width: parent.width
        brief: call.tight
        armed: call.armed
        bare: call.faceToFace
        places: (call.faceToFace ? view.roundWinner === call.table.nearSeat : !call.table.isBot(view.roundWinner))
        sheet: view.bigSlam && y + withSheet <= call.room
    }
    MultiPointTouchArea { // over the buttons
        anchors.fill: parent
        z: 1
        visible: call.roundOver && !call.armed
        mouseEnabled: true
    }
    Rectangle {
        id: laugh
        visible: call.judging
        width: parent.width
        height: column.implicitHeight + 2 * Theme.margin
        radius: Theme.radius
        color: Theme.card
        border.color: Theme.line
        rotation: call.faceToFace && call.reader !== call.table.nearSeat ? 180 : 0

        Column {
            id: column
            x: Theme.margin
            y: Theme.margin
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap

            Label { // for whoever sits opposite
                width: parent.width
                visible: call.faceToFace && call.judging
                rotation: 180
                horizontalAlignment: Text.AlignHCenter
                color: Theme.inkSoft
                wrapMode: Text.Wrap
                text: !visible ? "" : (call.answering ? qsTr("%1 or a referee answers") : qsTr("%1 removes one disk")).arg(call.table.playerName(call.reader))
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.textLarge
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                text: !call.judging ? ""
                      : !call.view.laughEstablished ? qsTr("%1: “You laughed!”").arg(call.table.playerName(call.view.accuser))
                      : (call.view.botAnswers ? qsTr("%1: “Yes, I laughed.”") : qsTr("%1 laughed")).arg(call.table.playerName(1 - call.view.accuser))
            }
            Label { // a referee may be the one who reads it
                width: parent.width
                visible: call.answering
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: !visible ? "" : (call.asking ? qsTr("%1, or a referee: is that true?") : qsTr("%1 answers")).arg(call.table.playerName(call.reader))
            }
            PushButton {
                width: parent.width
                visible: call.asking
                enabled: visible
                kind: PushButton.Primary
                text: visible ? qsTr("Yes, %1 laughed").arg(call.table.playerName(call.reader)) : ""
                onClicked: call.view.confirm()
            }
            PushButton {
                width: parent.width
                visible: call.asking
                enabled: visible
                text: qsTr("No, keep playing")
                onClicked: call.view.reject()
            }
            Label {
                width: parent.width
                visible: call.judging && call.view.laughEstablished
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: call.judging ? qsTr("%1, tap a disk in your camp to remove it.").arg(call.table.playerName(call.view.accuser)) : ""
            }
        }
    }
}
