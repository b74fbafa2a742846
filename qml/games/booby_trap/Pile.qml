pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The discard pile: in the back of the tray, between the springs, four heaps that grow towards the bar. Fills the tray.
Item {
    id: pile

    required property BoobyTrapView view
    property real px: 1 // per mm
    property real rim: 0
    property real slowness: 1
    readonly property real scaling: 0.85 // of a piece: four heaps fit between the springs
    readonly property list<real> columns: [73, 137, 20, 190] // mm from the left wall
    readonly property int count: view.discarded

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Discard pile, %n piece(s)", "", count)
    readonly property bool unread: count === 0

    // The centre of the piece that came in at this place, in pixels.
    function spotOf(index: int): point {
        const layer = Math.floor(index / columns.length)
        return Qt.point(rim + (columns[index % columns.length] + (layer % 2 === 0 ? 0 : 4)) * px, rim + (17 + 7 * layer) * px)
    }

    Repeater {
        model: pile.view.pieces
        PieceArt {
            required property int pileIndex
            required property real radius
            readonly property point spot: pile.spotOf(Math.max(0, pileIndex))
            visible: pileIndex >= 0
            z: pileIndex
            width: 2 * radius * pile.px * pile.scaling
            height: width
            x: spot.x - width / 2
            y: spot.y - height / 2
            opacity: visible ? 1 : 0
            Behavior on opacity {
                SequentialAnimation {
                    PauseAnimation { duration: Theme.calm * 2.2 * pile.slowness } // until it has flown here
                    NumberAnimation { duration: 1 }
                }
            }
        }
    }
}
