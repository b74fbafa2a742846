import QtQuick
import Trapbox

// What turns to whom, the same in every turn game. The board says who is to act as far as it has shown it, so that
// nothing turns away under a piece that is still moving.
Item {
    id: seating

    required property MatchTable table
    property int actor: -1 // the seat that is to act, or −1
    property int holder: table.nearSeat // who has the device in hand, when it is passed round: the last person to act

    readonly property bool live: !table.watching && !table.teaching
    readonly property int kind: table.people > 1 && live ? table.seating : MatchTable.Side
    // The seat whose side of the board is drawn at the bottom.
    readonly property int bottomSeat: kind === MatchTable.Passing ? holder
                                      : kind === MatchTable.Turning && actor >= 0 && !table.isBot(actor) ? actor : table.nearSeat
    // The far player reads from the other end: only their strip, or everything while it is their turn.
    readonly property bool facing: kind === MatchTable.Facing
    readonly property bool upsideDown: kind === MatchTable.Turning && bottomSeat !== table.nearSeat
    readonly property alias settling: justTurned.running // the last player's finger may still be on the board
    signal handedOver(int seat) // the device goes to this person

    // Degrees by which a card for this seat is turned.
    function turnFor(seat: int): int {
        return kind === MatchTable.Turning ? (upsideDown ? 180 : 0) : facing && seat !== table.nearSeat ? 180 : 0
    }
    function handOver() {
        if (kind !== MatchTable.Passing || actor < 0 || actor === holder || table.isBot(actor))
            return
        holder = actor
        justTurned.restart()
        handedOver(actor)
    }

    visible: false
    onActorChanged: handOver()
    Timer { // once the board shows the match
        interval: 0
        running: true
        onTriggered: seating.handOver()
    }
    Timer {
        id: justTurned
        interval: 500
    }
}
