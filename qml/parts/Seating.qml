import QtQuick
import Trapbox

// Which way boards and sheets of turn games are rotated, and when the device is passed on. The board sets `actor` after its
// animations, so that nothing rotates under a moving piece.
Item {
    id: seating

    required property MatchTable table
    property int actor: -1 // seat of the player to act, or −1
    property int holder: table.nearSeat // seat of the person who holds a passed device: the last one to act

    readonly property bool playing: !table.watching && !table.teaching
    readonly property int kind: table.people > 1 && playing ? table.seating : MatchTable.Side
    // The seat whose side of the board is drawn at the bottom.
    readonly property int bottomSeat: kind === MatchTable.Passing ? holder
                                      : kind === MatchTable.Turning && actor >= 0 && !table.isBot(actor) ? actor : table.nearSeat
    // The far player reads from the other end: with faceToFace only their strip and sheets, with upsideDown everything.
    readonly property bool faceToFace: kind === MatchTable.Facing
    readonly property bool upsideDown: kind === MatchTable.Turning && bottomSeat !== table.nearSeat
    readonly property alias settling: settlingTimer.running // ignores the last player's finger after a handover
    signal handedOver(int seat) // this person takes the device

    // The rotation of a sheet for this seat, in degrees.
    function angleFor(seat: int): int {
        return kind === MatchTable.Turning ? (upsideDown ? 180 : 0) : faceToFace && seat !== table.nearSeat ? 180 : 0
    }
    function handOver() {
        if (kind !== MatchTable.Passing || actor < 0 || actor === holder || table.isBot(actor))
            return
        holder = actor
        settlingTimer.restart()
        handedOver(actor)
    }

    visible: false
    onActorChanged: handOver()
    Timer { // after the board has shown the match
        interval: 0
        running: true
        onTriggered: seating.handOver()
    }
    Timer {
        id: settlingTimer
        interval: 500
    }
}
