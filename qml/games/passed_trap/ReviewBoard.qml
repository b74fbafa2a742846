pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board in a review, with the place of every shot: a disk where it went through, a cross where not.
ReviewedBoard {
    id: board

    required property PassedTrapView view
    readonly property bool lying: width > height

    Field {
        id: field
        anchors.centerIn: parent
        table: board.table
        view: board.view
        scaleMm: board.lying ? Math.min(board.width / mmLength, board.height / mmWidth)
                             : Math.min(board.width / mmWidth, board.height / mmLength)
        rotation: (board.lying ? 90 : 0) + (board.table.nearSeat === 0 ? 0 : 180)
        interactive: false
        Rectangle { // so that the marks stand out from the disks
            z: 5
            anchors.fill: parent
            radius: 10 * field.mm
            color: Theme.markShade
        }
        Repeater {
            model: board.marks
            Item {
                id: mark
                required property real markX
                required property real markY
                required property bool good
                readonly property real size: Math.max(12, 18 * field.mm)
                z: 6
                x: field.toX(markX)
                y: field.toY(markY)
                Rectangle {
                    anchors.centerIn: parent
                    visible: mark.good
                    width: mark.size
                    height: width
                    radius: width / 2
                    color: Qt.alpha(Theme.markGood, 0.85)
                    border.color: Theme.markEdge
                }
                Repeater {
                    model: mark.good ? 0 : 2
                    Rectangle {
                        required property int index
                        anchors.centerIn: parent
                        width: mark.size
                        height: Math.max(2, mark.size * 0.22)
                        radius: height / 2
                        rotation: index === 0 ? 45 : -45
                        color: Theme.markBad
                        border.color: Theme.markEdge
                    }
                }
            }
        }
    }
}
