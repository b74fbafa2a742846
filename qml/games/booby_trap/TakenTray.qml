pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The little tray beside the board with what one player has taken, small pieces first. As large as they need.
Item {
    id: tray

    required property BoobyTrapView view
    required property int seat
    required property int count // of the pieces in it
    property real slowness: 1
    readonly property real rim: 5
    readonly property real cell: Math.min(height - 2 * rim, 44) // px: a large piece
    readonly property int rows: Math.max(1, Math.floor((height - 2 * rim) / cell))
    readonly property int columns: Math.max(1, Math.floor((width - 2 * rim) / cell))
    readonly property int abreast: abreastOf(count)

    // Side by side, when there are so many; they overlap where they are more than fit.
    function abreastOf(many: int): int {
        return Math.max(1, many > rows * columns ? Math.ceil(many / rows) : Math.min(many, columns))
    }
    function stepOf(many: int): real {
        return many > rows * columns ? (width - 2 * rim - cell) / (abreastOf(many) - 1) : cell
    }
    // The centre of the piece at this place among so many, in pixels.
    function spotOf(index: int, many: int): point {
        const beside = abreastOf(many)
        return Qt.point(rim + cell / 2 + (index % beside) * stepOf(many), rim + cell / 2 + Math.floor(index / beside) * cell)
    }

    component SettleIn: SequentialAnimation {
        PauseAnimation { duration: Theme.calm * 2.2 * tray.slowness } // until the piece has flown here
        NumberAnimation { duration: 1 }
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%n taken piece(s)", "", count)

    Surface {
        id: box
        visible: opacity > 0
        opacity: tray.count > 0 ? 1 : 0
        Behavior on opacity { SettleIn {} }
        width: 2 * tray.rim + tray.cell + (tray.abreast - 1) * tray.stepOf(tray.count)
        height: 2 * tray.rim + Math.ceil(tray.count / tray.abreast) * tray.cell
        radius: 6
        material: "walnut"
        clip: true
    }
    Rectangle {
        visible: box.visible
        opacity: box.opacity
        anchors { fill: box; margins: 3 }
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
            readonly property bool here: owner === tray.seat && takenIndex >= 0
            readonly property point spot: tray.spotOf(Math.max(0, takenIndex), tray.count)
            visible: here
            opacity: here ? 1 : 0
            width: here ? tray.cell * radius / 16 : 0
            height: width
            x: spot.x - width / 2
            y: spot.y - height / 2
            Behavior on opacity { SettleIn {} }
            Shadow { anchors.fill: parent }
            PieceArt {
                anchors.fill: parent
                sizeIndex: piece.sizeIndex
            }
        }
    }
}
