pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Trapdoor Checkers and Dames & Trap: the board between its two ends. Upright the ends are above and below it; lying,
// beside it. A far end where a person sits is turned to them.
GameBoard {
    id: board

    required property TrapdoorCheckersView view
    readonly property int bottomSeat: seating.bottomSeat
    readonly property TrapdoorCheckersSide nearSide: bottomSeat === 0 ? view.side0 : view.side1
    readonly property TrapdoorCheckersSide farSide: bottomSeat === 0 ? view.side1 : view.side0
    readonly property bool interactive: enabled && cards.personActs
    readonly property bool lying: width > height
    readonly property bool spins: view.hasWheel
    readonly property real stripHeight: board.table.teaching ? Theme.gap : farEnd.implicitHeight
    readonly property real topStrip: board.table.teaching ? Theme.gap : acrossTheTop.implicitHeight // of a board that stands

    // What the board leaves: at least a strip, and a row of tools or a column for the ends. Not by the strip's own height:
    // that depends on where the wheel is, and so on the size of the board.
    readonly property real leastEnd: lying ? 200 : Math.max(120, besideTheWheel.implicitHeight + Theme.touch + 2 * Theme.gap)
    readonly property real square: lying ? field.squareWithin(width - (twoEnds ? 2 : 1) * leastEnd, height)
                                         : field.squareWithin(width, height - (twoEnds ? 2 * leastEnd : leastEnd + topStrip))

    twoEnds: seating.facing // both have everything
    sheetsFace: seating.upsideDown ? 180 : 0
    onLyingChanged: if (field.view) field.cancel() // not while the board is being created

    Keys.onPressed: event => {
        if (heldDown(event))
            return
        if (event.key === Qt.Key_W && view.hasWheel)
            spinList.show(sheetsFace)
        else if (field.key(event))
            keys.keyed = true
        else if (!(twoEnds && seating.actor === 1 - bottomSeat ? farEnd : nearEnd).key(event))
            return
        event.accepted = true
    }

    Seating {
        id: seating
        table: board.table
        actor: board.view.actor
    }

    End { // measures the far strip at the full width, whatever the size of the board is
        id: acrossTheTop
        table: board.table
        visible: false
        view: board.view
        side: board.farSide
        full: false
        audible: false
        width: board.width
    }
    End { // and the near strip beside a wheel of the size that a phone has room for
        id: besideTheWheel
        table: board.table
        visible: false
        view: board.view
        side: board.nearSide
        full: false
        audible: false
        width: board.width - (board.spins ? 96 + Theme.gap : 0)
    }
    Item {
        id: table
        anchors.fill: parent
        rotation: board.sheetsFace

        Field {
            id: field
            view: board.view
            square: board.square
            flipped: !!board.nearSide && !board.nearSide.white
            upsideDown: seating.upsideDown
            interactive: board.interactive
            lit: cards.personActs
            keyed: keys.keyed
            clear: !Theme.fingerOffset ? 0 : (board.twoEnds && seating.actor !== board.bottomSeat ? 0.5 : -0.5) * square
            x: !board.lying || board.twoEnds ? (parent.width - width) / 2 : Theme.leftHanded ? parent.width - width : 0
            readonly property bool turns: seating.kind === MatchTable.Turning && !board.spins // about the middle of the screen
            y: board.lying || board.twoEnds || turns ? (parent.height - height) / 2
               : board.topStrip + (board.spins ? 0 : (parent.height - height - board.topStrip - board.leastEnd) / 2)
            BoardFocus {
                id: keys
                words: field.cursorWords
            }
        }
        End {
            id: farEnd
            table: board.table
            visible: !board.table.teaching // what it would say, the board shows
            view: board.view
            side: board.farSide
            full: board.twoEnds
            shared: false
            audible: false
            beside: board.lying
            interactive: board.interactive
            facing: 180
            across: seating.turnFor(board.bottomSeat)
            rotation: board.twoEnds ? 180 : 0
            x: !board.lying ? 0 : board.twoEnds ? Theme.gap : nearEnd.x
            width: !board.lying ? parent.width : board.twoEnds ? field.x - 2 * Theme.gap : nearEnd.width
            height: board.twoEnds ? (board.lying ? parent.height : field.y) : board.lying ? board.stripHeight : board.topStrip
            onListRequested: cards.showMoves(facing)
            onConcedeRequested: cards.concede()
            onMenuRequested: board.menuRequested(facing)
        }
        End {
            id: nearEnd
            table: board.table
            view: board.view
            side: board.nearSide
            shared: !board.twoEnds
            beside: board.lying
            interactive: board.interactive
            facing: board.sheetsFace
            across: seating.turnFor(1 - board.bottomSeat)
            x: !board.lying ? 0 : !board.twoEnds && Theme.leftHanded ? Theme.gap : field.x + field.width + Theme.gap
            y: !board.lying ? field.y + field.height : board.twoEnds ? 0 : board.stripHeight
            width: !board.lying ? parent.width : board.twoEnds ? field.x - 2 * Theme.gap : parent.width - field.width - 2 * Theme.gap
            height: parent.height - y
            onListRequested: cards.showMoves(facing)
            onConcedeRequested: cards.concede()
            onMenuRequested: board.menuRequested(facing)
        }
    }
    TurnCards {
        id: cards
        table: board.table
        view: board.view
        seating: seating
        PushButton {
            width: parent.width
            visible: board.spins
            glyph: "replays"
            text: qsTr("Show all spins")
            onClicked: { cards.closeMoves(); spinList.show(cards.facing) }
        }
        PushButton {
            property bool copied: false
            width: parent.width
            glyph: "share"
            enabled: board.view.canShare
            text: enabled ? (copied ? qsTr("Copied") : qsTr("Copy as PDN")) : qsTr("Copy as PDN (after the game)")
            onVisibleChanged: copied = false
            onClicked: { board.view.copyRecord([board.table.playerName(0), board.table.playerName(1)]); copied = true }
        }
    }
    TurnMessages {
        table: board.table
        view: board.view
        seating: seating
        field: field
        clearOf: [farEnd, nearEnd]
    }
    MoveListSheet {
        id: spinList
        table: board.table
        function show(turn: int) {
            facing = turn
            open()
        }
        title: qsTr("Wheel spins")
        empty: qsTr("No spins yet.")
        moves: board.view.spins
        note: board.view.seedWords
    }
}
