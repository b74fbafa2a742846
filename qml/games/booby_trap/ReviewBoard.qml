import QtQuick
import Trapbox

// The tray in a review, as it was at the end.
ReviewedBoard {
    id: board

    required property BoobyTrapView view

    Tray {
        anchors.centerIn: parent
        source: board.view
        px: Math.min(board.width / mmWidth, board.height / mmLength)
        interactive: false
    }
}
