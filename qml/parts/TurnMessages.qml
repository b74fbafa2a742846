import QtQuick
import Trapbox

// The messages over a turn game's board: refusals, whose turn it is when the device is passed on, and notices for one player,
// such as the answer to a draw offer.
MessageBubble {
    id: messages

    required property MatchTable table
    required property Seating seating
    property int noticeFor: -1 // seat
    property string notice

    // Shows it at the near or far edge of the field, outside if there is room, so that the last move stays visible.
    function showAtEnd(text: string, near: bool) {
        const box = onBoard(field)
        const away = Theme.touch / 2 + Theme.gap
        show(text, parent.mapToItem(null, box.x + box.width / 2, near ? box.y + box.height + away : box.y - away), 0)
    }

    angle: seating.angleFor(seating.actor)

    Timer { // after the board shows the player to act
        id: showDelay
        interval: 0
        onTriggered: {
            if (messages.notice !== "")
                messages.showAtEnd(messages.notice, messages.seating.angleFor(messages.noticeFor) === 0)
            messages.notice = ""
        }
    }
    Connections {
        target: messages.seating
        function onHandedOver(seat: int) {
            const turn = qsTr("%1’s turn").arg(messages.table.playerName(seat))
            messages.art = messages.table.seatArt(seat)
            messages.showAtEnd(messages.notice === "" ? turn : messages.notice + "\n" + turn, true)
            messages.notice = ""
        }
    }
    Connections {
        target: messages.view
        function onNotified(seat: int, text: string) {
            if (messages.table.isBot(seat))
                return
            ScreenReader.announce(text)
            messages.noticeFor = seat
            messages.notice = text
            showDelay.restart()
        }
    }
}
