import QtQuick
import Trapbox

// The sheets of a turn game's board: list of moves, draw and resign, answer to a draw offer. Children are placed below the
// list of moves. It also sets the view's animation pace.
Item {
    id: cards

    required property MatchTable table
    property TurnGameView view
    required property Seating seating
    readonly property int actor: view ? view.actor : -1
    readonly property bool personActs: actor >= 0 && !cards.table.isBot(actor) && !cards.table.watching && !seating.settling
    readonly property alias movesAngle: moves.angle // degrees
    default property alias actions: moves.actions

    // `angle`: rotation of the sheet in degrees.
    function showMoves(angle: int) {
        moves.angle = angle
        moves.open()
    }
    function closeMoves() { moves.close() }
    function concede() {
        sheet.seat = actor
        sheet.angle = seating.angleFor(actor)
        sheet.open()
    }

    anchors.fill: parent

    Binding {
        target: cards.view
        property: "pace"
        value: Theme.reducedMotion ? 0 : 1
    }

    MoveListSheet {
        id: moves
        table: cards.table
        moves: cards.view ? cards.view.turns : null
        note: cards.view ? cards.view.quietText : ""
    }
    ConcedeSheet {
        id: sheet
        table: cards.table
        canOffer: cards.view !== null && cards.view.canOfferDraw
        onOffered: cards.view.offerDraw()
        onResigned: cards.view.resign()
    }
    OfferCard {
        id: offer
        table: cards.table
        readonly property bool asked: cards.personActs && cards.view.offerFrom >= 0
        onAskedChanged: settled.restart()
        Timer { // reads actor and rotation when they are settled; they stay while the sheet closes
            id: settled
            interval: 0
            onTriggered: {
                if (!offer.asked)
                    return offer.close()
                offer.from = cards.view.offerFrom
                offer.angle = cards.seating.angleFor(cards.actor)
                offer.open()
            }
        }
        onAccepted: cards.view.answerDraw(true)
        onDeclined: cards.view.answerDraw(false)
    }
}
