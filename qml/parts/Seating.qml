import QtQuick
import Trapbox

// What turns to whom, the same in every turn game. The board says who is to act as far as it has shown it, so that
// nothing turns away under a piece that is still moving.
Item {
    id: seating

    property int actor: -1 // the seat that is to act, or −1
    property int holder: Session.nearSeat // who has the device in hand, when it is passed round: the last person to act

    readonly property bool live: Session.replayer === null && Session.lesson === null
    readonly property string kind: Session.people > 1 && live ? Session.seating : "side"
    // The seat whose side of the board is drawn at the bottom.
    readonly property int bottomSeat: kind === "passing" ? holder
                                      : kind === "turning" && actor >= 0 && !Session.isBot(actor) ? actor : Session.nearSeat
    // The far player reads from the other end: only their strip, or everything while it is their turn.
    readonly property bool facing: kind === "facing"
    readonly property bool upsideDown: kind === "turning" && bottomSeat !== Session.nearSeat
    readonly property alias settling: justTurned.running // the last player's finger may still be on the board
    signal handedOver(int seat) // the device goes to this person

    // Degrees by which a card for this seat is turned.
    function turnFor(seat: int): int {
        return kind === "turning" ? (upsideDown ? 180 : 0) : facing && seat !== Session.nearSeat ? 180 : 0
    }
    function handOver() {
        if (kind !== "passing" || actor < 0 || actor === holder || Session.isBot(actor))
            return
        holder = actor
        justTurned.restart()
        handedOver(actor)
    }

    visible: false
    onActorChanged: handOver()
    Timer {
        id: justTurned
        interval: 500
    }
    Timer { // once the board shows the new match
        id: begun
        interval: 0
        onTriggered: seating.handOver()
    }
    Connections {
        target: Session
        function onMatchChanged() {
            seating.holder = Session.nearSeat
            begun.restart()
        }
    }
}
