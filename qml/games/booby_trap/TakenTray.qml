pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The little tray beside the board with what one player has taken, small pieces first.
Item {
    id: tray

    required property BoobyTrapView view
    required property int seat
    required property int count // of the pieces in it
    readonly property real rim: 5
    readonly property real cell: Math.min(height - 2 * rim, 44) // px: a large piece
    readonly property int rows: Math.max(1, Math.floor((height - 2 * rim) / cell))
    readonly property int abreast: Math.max(1, Math.ceil(count / rows))
    readonly property real step: Math.min(cell, (width - 2 * rim - cell) / Math.max(1, abreast - 1))

    // The centre of the piece at this place, in pixels.
    function spotOf(index: int): point {
        return Qt.point(rim + cell / 2 + (index % abreast) * step, rim + cell / 2 + Math.floor(index / abreast) * cell)
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%n taken piece(s)", "", count)

    Surface {
        anchors.fill: parent
        radius: 6
        material: "walnut"
        clip: true
    }
    Rectangle {
        anchors { fill: parent; margins: 3 }
        radius: 4
        color: Qt.alpha(Theme.trayShade, 0.45)
    }
    Repeater {
        model: tray.visible ? tray.view.pieces : null
        Item {
            id: piece
            required property int owner
            required property int takenIndex
            required property int sizeIndex
            required property real radius
            readonly property bool here: owner === tray.seat
            readonly property point spot: tray.spotOf(Math.max(0, takenIndex))
            visible: here
            width: here ? tray.cell * radius / 16 : 0
            height: width
            x: spot.x - width / 2
            y: spot.y - height / 2
            Shadow { anchors.fill: parent }
            PieceArt {
                anchors.fill: parent
                sizeIndex: piece.sizeIndex
            }
        }
    }
}
