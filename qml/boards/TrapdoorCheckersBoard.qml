pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Trapdoor Checkers and Dames & Trap: the board between its two ends. Upright the ends are above and below it; lying,
// beside it. A far end where a person sits is turned to them.
FocusScope {
    id: board

    signal menuRequested

    readonly property TrapdoorCheckersView view: Session.view as TrapdoorCheckersView
    readonly property int bottomSeat: seating.bottomSeat
    readonly property TrapdoorCheckersSide nearSide: view ? (bottomSeat === 0 ? view.side0 : view.side1) : null
    readonly property TrapdoorCheckersSide farSide: view ? (bottomSeat === 0 ? view.side1 : view.side0) : null
    readonly property bool mine: !!view && view.actor >= 0 && !Session.isBot(view.actor) && Session.replayer === null
    readonly property bool lying: width > height
    readonly property bool twoEnds: seating.facing // both ends have everything
    readonly property bool spins: !!view && view.hasWheel
    readonly property real stripHeight: Session.lesson ? Theme.gap : farEnd.implicitHeight

    // What the board leaves: at least a strip, and a row of tools or a column for the ends.
    readonly property real leastEnd: lying ? 200
                                           : Math.max(120, nearEnd.implicitHeight + Theme.touch + 2 * Theme.gap)
    readonly property real square: Math.floor(lying ? Math.min(height / field.along, (width - (twoEnds ? 2 : 1) * leastEnd) / field.across)
                                                    : Math.min(width / field.across, (height - (twoEnds ? 2 * leastEnd : leastEnd + stripHeight)) / field.along))

    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_W && view && view.hasWheel)
            spinList.open()
        else if (passCard.seat >= 0 || !(field.key(event) || nearEnd.key(event)))
            return
        event.accepted = true
    }

    readonly property real pace: Settings.reducedMotion ? 0 : 1
    onPaceChanged: sitDown()
    onViewChanged: sitDown()
    Component.onCompleted: sitDown()
    function sitDown() {
        if (!view)
            return
        view.pace = pace
        view.bots = Session.replayer ? 0 : (Session.isBot(0) ? 1 : 0) + (Session.isBot(1) ? 2 : 0)
    }

    Seating {
        id: seating
        actor: board.view ? board.view.actor : -1
    }

    Item {
        id: table
        anchors.fill: parent
        rotation: seating.upsideDown ? 180 : 0
        enabled: passCard.seat < 0

        TrapdoorCheckersField {
            id: field
            view: board.view
            square: board.square
            flipped: !!board.nearSide && !board.nearSide.white
            interactive: board.enabled && board.mine && seating.passTo < 0
            lit: board.mine
            x: !board.lying || board.twoEnds ? (parent.width - width) / 2 : Settings.leftHanded ? parent.width - width : 0
            readonly property bool turns: seating.kind === "turning" && !board.spins // about the middle of the screen
            y: board.lying || board.twoEnds || turns ? (parent.height - height) / 2
               : board.stripHeight + (board.spins ? 0 : (parent.height - height - board.stripHeight - board.leastEnd) / 2)
            BoardFocus {
                id: keys
                words: field.cursorWords
            }
        }
        TrapdoorCheckersEnd {
            id: farEnd
            visible: Session.lesson === null // what it would say, the board shows
            view: board.view
            side: board.farSide
            full: board.twoEnds
            shared: false
            audible: false
            beside: board.lying
            interactive: board.enabled && board.mine
            facing: 180
            rotation: board.twoEnds ? 180 : 0
            x: !board.lying ? 0 : board.twoEnds ? Theme.gap : nearEnd.x
            width: !board.lying ? parent.width : board.twoEnds ? field.x - 2 * Theme.gap : nearEnd.width
            height: board.twoEnds ? (board.lying ? parent.height : field.y) : board.stripHeight
            onListRequested: moves.show(180)
            onConcedeRequested: concede.show(180)
            onMenuRequested: board.menuRequested()
        }
        TrapdoorCheckersEnd {
            id: nearEnd
            view: board.view
            side: board.nearSide
            shared: !board.twoEnds
            beside: board.lying
            interactive: board.enabled && board.mine
            facing: table.rotation
            x: !board.lying ? 0 : !board.twoEnds && Settings.leftHanded ? Theme.gap : field.x + field.width + Theme.gap
            y: !board.lying ? field.y + field.height : board.twoEnds ? 0 : board.stripHeight
            width: !board.lying ? parent.width : board.twoEnds ? field.x - 2 * Theme.gap : parent.width - field.width - 2 * Theme.gap
            height: parent.height - y
            onListRequested: moves.show(table.rotation)
            onConcedeRequested: concede.show(table.rotation)
            onMenuRequested: board.menuRequested()
        }
    }
    PassCard {
        id: passCard
        anchors.fill: parent
        seat: seating.passTo
        onMenuRequested: board.menuRequested()
        onTaken: {
            seating.handOver()
            keys.forceActiveFocus()
        }
    }

    MoveListSheet {
        id: moves
        function show(turn: int) {
            facing = turn
            open()
        }
        onAboutToShow: copy.copied = false
        moves: board.view ? board.view.turns : null
        note: board.view ? board.view.quietWords : ""
        PushButton {
            width: parent.width
            visible: !!board.view && board.view.hasWheel
            glyph: "replays"
            text: qsTr("All spins of the wheel")
            onClicked: { moves.close(); spinList.facing = moves.facing; spinList.open() }
        }
        PushButton {
            id: copy
            width: parent.width
            glyph: "share"
            enabled: !!board.view && board.view.canShare
            text: enabled ? (copied ? qsTr("Copied") : qsTr("Copy the game as PDN")) : qsTr("Copy as PDN: when the game is over")
            property bool copied: false
            onClicked: { board.view.copyRecord(); copied = true }
        }
    }
    MoveListSheet {
        id: spinList
        title: qsTr("Spins of the wheel")
        empty: qsTr("The wheel has not been spun yet.")
        moves: board.view ? board.view.spins : null
        note: board.view ? board.view.seedWords : ""
    }
    ConcedeSheet {
        id: concede
        function show(turn: int) {
            facing = turn
            open()
        }
        seat: board.view ? Math.max(0, board.view.actor) : 0
        canOffer: !!board.view && board.view.canOfferDraw
        onOffered: board.view.offerDraw()
        onResigned: board.view.resign()
    }
    OfferCard {
        readonly property bool due: !!board.view && board.view.offerFrom >= 0 && board.mine && seating.passTo < 0
        onDueChanged: if (due) open(); else close()
        from: board.view ? board.view.offerFrom : -1
        facing: seating.turnFor(board.view ? board.view.actor : 0)
        onAccepted: board.view.answerDraw(true)
        onDeclined: board.view.answerDraw(false)
    }
}
