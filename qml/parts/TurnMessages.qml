import QtQuick
import Trapbox

// The messages over the board of a game that is played in turns: besides refusals, whose turn it is when the device goes
// round, and what one player must know of another's answer.
MessageBubble {
    id: messages

    required property MatchTable table
    required property Seating seating
    property int noticeFor: -1 // the seat
    property string notice

    // At the near or the far edge of the field, outside it where there is room: the last move stays in sight.
    function showAtEnd(sentence: string, near: bool) {
        const box = onBoard(field)
        const away = Theme.touch / 2 + Theme.gap
        show(sentence, parent.mapToItem(null, box.x + box.width / 2, near ? box.y + box.height + away : box.y - away), 0)
    }

    facing: seating.turnFor(seating.actor)

    Timer { // once the board shows who acts now
        id: soon
        interval: 0
        onTriggered: {
            if (messages.notice !== "")
                messages.showAtEnd(messages.notice, messages.seating.turnFor(messages.noticeFor) === 0)
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
        function onNotified(seat: int, sentence: string) {
            if (messages.table.isBot(seat))
                return
            ScreenReader.announce(sentence)
            messages.noticeFor = seat
            messages.notice = sentence
            soon.restart()
        }
    }
}
