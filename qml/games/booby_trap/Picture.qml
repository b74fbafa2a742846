pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A small tray for the rules: the bar at rest on its pieces, or tripped. One piece may be lifted out; the chains that
// carry the force may be drawn.
Item {
    id: picture

    property int lifted: -1
    property bool tripped: false
    property bool chains: false

    readonly property real px: width / 180 // per mm
    readonly property real rim: 6 // mm, as the next ones
    readonly property real floorWidth: 156
    readonly property real floorLength: 114
    readonly property real marking: 6.35
    readonly property real start: 81.3 // of the bar, from the front wall
    readonly property real bar: tripped ? 64.5 : start
    // From the left, from the front wall, and which size.
    readonly property list<string> pieces: [
        "43 68.8 1", "108.6 64.4 2", "76.6 62.3 2", "140 58.6 2", // those at the bar: gone when it has tripped
        "96.6 34.7 2", "47 16 2", "78.7 12.5 1", "12.5 37.5 1", "12.5 12.5 1", "119.5 9.5 0", "68.2 35.1 1", "142 12.5 1",
        "25.8 55 0", "100.5 9.5 0", "124.8 30.8 1", "50.5 48.1 0", "146.5 34 0", "34.4 38.1 0"
    ]
    // From the bar to the front wall: where each link begins and ends.
    readonly property list<string> links: [
        "43 81.3 43 68.8", "43 68.8 50.5 48.1", "50.5 48.1 68.2 35.1", "68.2 35.1 78.7 12.5", "78.7 12.5 78.7 0",
        "108.6 81.3 108.6 64.4", "108.6 64.4 96.6 34.7", "96.6 34.7 100.5 9.5", "100.5 9.5 100.5 0"
    ]

    implicitHeight: (floorLength + 2 * rim) * px

    function toX(mm: real): real { return (rim + mm) * px }
    function toY(mm: real): real { return (rim + floorLength - mm) * px }

    Surface { // the frame
        anchors.fill: parent
        material: "walnut"
        clip: true
    }
    Surface { // the floor
        id: ground
        x: picture.toX(0)
        y: picture.toY(picture.floorLength)
        width: picture.floorWidth * picture.px
        height: picture.floorLength * picture.px
        material: "felt"
        clip: true
    }
    Repeater { // the scale of quarter inches
        model: Math.floor(picture.floorLength / picture.marking) + 1
        Rectangle {
            required property int index
            x: picture.toX(picture.floorWidth + 2)
            y: picture.toY(index * picture.marking) - height / 2
            width: (index % 4 === 0 ? 10 : 6) * picture.px
            height: Math.max(1, picture.px)
            color: Theme.trayMark
        }
    }
    Rectangle { // where the bar stood
        visible: picture.tripped
        x: ground.x
        y: picture.toY(picture.start) - height / 2
        width: ground.width + 14 * picture.px
        height: 2
        color: Theme.trayGhost
    }
    Repeater {
        model: picture.pieces
        Item {
            id: piece
            required property int index
            required property string modelData
            readonly property list<string> at: modelData.split(" ")
            readonly property int sizeIndex: Number(at[2])
            readonly property bool raised: index === picture.lifted
            visible: !picture.tripped || index > 3
            z: raised ? 2 : 0
            width: [19, 25, 32][sizeIndex] * picture.px
            height: width
            x: picture.toX(Number(at[0])) - width / 2
            y: picture.toY(Number(at[1])) - height / 2
            Shadow {
                anchors.fill: parent
                lift: piece.raised ? 12 * picture.px : 0
            }
            PieceArt {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: piece.raised ? -5 * picture.px : 0
                width: parent.width * (piece.raised ? 1.3 : 1)
                height: width
                sizeIndex: piece.sizeIndex
            }
        }
    }
    Repeater {
        model: picture.chains ? picture.links : []
        Rectangle {
            required property string modelData
            readonly property list<string> at: modelData.split(" ")
            readonly property real fromX: picture.toX(Number(at[0]))
            readonly property real fromY: picture.toY(Number(at[1]))
            readonly property real byX: picture.toX(Number(at[2])) - fromX
            readonly property real byY: picture.toY(Number(at[3])) - fromY
            z: 1
            width: Math.sqrt(byX * byX + byY * byY) + height
            height: 5 * picture.px
            x: fromX + byX / 2 - width / 2
            y: fromY + byY / 2 - height / 2
            rotation: Math.atan2(byY, byX) * 180 / Math.PI
            radius: height / 2
            color: Theme.trayForce
        }
    }
    Repeater {
        model: 3
        Spring {
            required property int index
            x: picture.toX(picture.floorWidth * (0.2 + 0.3 * index)) - width / 2
            y: ground.y - 4 * picture.px
            width: 14 * picture.px
            height: picture.toY(picture.bar + 9) - y
            thick: 2.2 * picture.px
        }
    }
    Bar {
        x: ground.x - 2 * picture.px
        y: picture.toY(picture.bar + 9)
        width: ground.width + 4 * picture.px
        height: 9 * picture.px
    }
}
