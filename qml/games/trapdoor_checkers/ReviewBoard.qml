import QtQuick
import Trapbox

// The board in a review: shows the match, takes no input.
ReviewedBoard {
    id: board

    required property TrapdoorCheckersView view

    Binding {
        target: board.view
        property: "pace"
        value: Theme.reducedMotion ? 0 : 1
    }
    Field {
        anchors.centerIn: parent
        view: board.view
        square: squareWithin(board.width, board.height)
        flipped: !(board.table.nearSeat === 0 ? board.view.side0 : board.view.side1).white
        interactive: false
        lit: false
    }
}
