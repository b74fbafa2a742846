pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Trapdoor Checkers and Dames & Trap: the board between its two ends. In portrait they are above and below it, in landscape
// beside it. The far end is rotated when a person sits there.
GameBoard {
    id: board

    required property TrapdoorCheckersView view
    readonly property int bottomSeat: seating.bottomSeat
    readonly property TrapdoorCheckersSide nearSide: bottomSeat === 0 ? view.side0 : view.side1
    readonly property TrapdoorCheckersSide farSide: bottomSeat === 0 ? view.side1 : view.side0
    readonly property bool interactive: enabled && cards.personActs
    readonly property bool landscape: width > height
    readonly property bool spins: view.hasWheel
    readonly property real stripHeight: board.table.guided ? Theme.gap : farEnd.implicitHeight
    readonly property real topStrip: board.table.guided ? Theme.gap : acrossTheTop.implicitHeight // in portrait

    // What the board leaves: at least a strip, and a row of tools or a column for the ends. Not by the strip's own height:
    // that depends on where the wheel is, and so on the size of the board.
    readonly property real minEnd: landscape ? 200 : Math.max(120, besideTheWheel.implicitHeight + Theme.touch + 2 * Theme.gap)
    readonly property real square: landscape ? field.squareWithin(width - (faceToFace ? 2 : 1) * minEnd, height)
                                         : field.squareWithin(width, height - (faceToFace ? 2 * minEnd : minEnd + topStrip))

    faceToFace: seating.faceToFace // both have everything
    sheetAngle: seating.upsideDown ? 180 : 0
    onLandscapeChanged: if (field.view) field.cancel() // not while the board is being created

    Keys.onPressed: event => {
        if (heldDown(event))
            return
        if (event.key === Qt.Key_W && view.hasWheel)
            spinList.show(sheetAngle)
        else if (field.key(event))
            keys.keyed = true
        else if (!(faceToFace && seating.actor === 1 - bottomSeat ? farEnd : nearEnd).key(event))
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
        opponent: board.nearSide
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
        opponent: board.farSide
        full: false
        audible: false
        width: board.width - (board.spins ? 96 + Theme.gap : 0)
    }
    Item {
        id: table
        anchors.fill: parent
        rotation: board.sheetAngle

        Field {
            id: field
            view: board.view
            square: board.square
            flipped: !!board.nearSide && !board.nearSide.white
            upsideDown: seating.upsideDown
            interactive: board.interactive
            lit: cards.personActs
            keyed: keys.keyed
            clear: !Theme.fingerOffset ? 0 : (board.faceToFace && seating.actor !== board.bottomSeat ? 0.5 : -0.5) * square
            x: !board.landscape || board.faceToFace ? (parent.width - width) / 2 : Theme.leftHanded ? parent.width - width : 0
            readonly property bool turns: seating.kind === MatchTable.Turning && !board.spins // about the middle of the screen
            y: board.landscape || board.faceToFace || turns ? (parent.height - height) / 2
               : board.topStrip + (board.spins ? 0 : (parent.height - height - board.topStrip - board.minEnd) / 2)
            BoardFocus {
                id: keys
                cursorText: field.cursorText
            }
        }
        MouseArea { // a tap ends what is being shown of another's turn
            anchors.fill: field
            enabled: !board.interactive && board.view.showing
            onPressed: board.view.skip()
        }
        End {
            id: farEnd
            table: board.table
            visible: !board.table.guided // what it would say, the board shows
            view: board.view
            side: board.farSide
            opponent: board.nearSide
            full: board.faceToFace
            shared: false
            audible: false
            beside: board.landscape
            interactive: board.interactive
            sheetAngle: 180
            agreeAngle: seating.angleFor(board.bottomSeat)
            rotation: board.faceToFace ? 180 : 0
            x: !board.landscape ? 0 : board.faceToFace ? Theme.gap : nearEnd.x
            width: !board.landscape ? parent.width : board.faceToFace ? field.x - 2 * Theme.gap : nearEnd.width
            height: board.faceToFace ? (board.landscape ? parent.height : field.y) : board.landscape ? board.stripHeight : board.topStrip
            onListRequested: cards.showMoves(sheetAngle)
            onConcedeRequested: cards.concede()
            onMenuRequested: board.menuRequested(sheetAngle)
        }
        End {
            id: nearEnd
            table: board.table
            view: board.view
            side: board.nearSide
            opponent: board.farSide
            shared: !board.faceToFace
            beside: board.landscape
            interactive: board.interactive
            sheetAngle: board.sheetAngle
            agreeAngle: seating.angleFor(1 - board.bottomSeat)
            x: !board.landscape ? 0 : !board.faceToFace && Theme.leftHanded ? Theme.gap : field.x + field.width + Theme.gap
            y: !board.landscape ? field.y + field.height : board.faceToFace ? 0 : board.stripHeight
            width: !board.landscape ? parent.width : board.faceToFace ? field.x - 2 * Theme.gap : parent.width - field.width - 2 * Theme.gap
            height: parent.height - y
            onListRequested: cards.showMoves(sheetAngle)
            onConcedeRequested: cards.concede()
            onMenuRequested: board.menuRequested(sheetAngle)
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
            onClicked: { cards.closeMoves(); spinList.show(cards.movesAngle) }
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
            angle = turn
            open()
        }
        title: qsTr("Wheel spins")
        empty: qsTr("No spins yet.")
        moves: board.view.spins
        note: board.view.seedText
    }
}
