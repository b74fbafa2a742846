import QtQuick
import Trapbox

// The field in a review: shows the match, takes no input.
ReviewedBoard {
    id: board

    required property HexTrapView view

    Binding {
        target: board.view
        property: "pace"
        value: Theme.reducedMotion ? 0 : 1
    }
    Field {
        anchors.centerIn: parent
        table: board.table
        view: board.view
        unit: Math.floor(4 * Math.min(board.width / acrossUnits, board.height / alongUnits)) / 4
        rotation: board.table.nearSeat === 0 ? 0 : 180
        textAngle: rotation
        interactive: false
    }
}
