import QtQuick
import Trapbox

// The cards of every board of a turn game: the list of moves, draw and resign, an offer to be answered. Buttons below
// the list of moves go inside. It also tells the view how slowly to show things.
Item {
    id: cards

    required property MatchTable table
    property TurnGameView view
    required property Seating seating
    readonly property int actor: view ? view.actor : -1
    readonly property bool personActs: actor >= 0 && !cards.table.isBot(actor) && !cards.table.watching && !seating.settling
    readonly property alias facing: moves.facing // of the list of moves
    default property alias actions: moves.actions

    // Turned by that many degrees.
    function showMoves(facing: int) {
        moves.facing = facing
        moves.open()
    }
    function closeMoves() { moves.close() }
    function concede() {
        sheet.seat = actor
        sheet.facing = seating.turnFor(actor)
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
        note: cards.view ? cards.view.quietWords : ""
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
        Timer { // who acts, and which way the board is turned; then it stays so while it closes
            id: settled
            interval: 0
            onTriggered: {
                if (!offer.asked)
                    return offer.close()
                offer.from = cards.view.offerFrom
                offer.facing = cards.seating.turnFor(cards.actor)
                offer.open()
            }
        }
        onAccepted: cards.view.answerDraw(true)
        onDeclined: cards.view.answerDraw(false)
    }
}
