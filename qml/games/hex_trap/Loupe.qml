pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What is under the thumb, enlarged and beside it, while a finger is down among the slots: the slot where the wall would be
// placed is in its middle. It shows the pictures of the field; nothing is painted for it.
Item {
    id: loupe

    required property HexTrapView view
    required property real unit // px per width of a space
    required property int textAngle
    required property string picture // of the field
    required property real beyond // px that are free above and below the field

    readonly property real zoom: Math.max(1.6, 62 / unit)
    readonly property real size: Math.min(150, width * 0.42)
    readonly property point finger: Qt.point(width / 2 + view.finger.x * unit, height / 2 + view.finger.y * unit)
    // Above the finger, as its player sees it; near the edge beside it.
    readonly property real up: textAngle === 0 ? -1 : 1
    readonly property real wanted: finger.y + up * (size / 2 + 56)
    readonly property bool fits: up < 0 ? wanted - size / 2 >= -beyond : wanted + size / 2 <= height + beyond
    readonly property bool toLeft: finger.x > width / 2

    Rectangle { // its frame, of brass
        id: frame
        width: loupe.size + 8
        height: width
        radius: 14
        x: Math.max(0, Math.min(loupe.width - width, loupe.fits ? loupe.finger.x - width / 2
                                : loupe.finger.x + (loupe.toLeft ? -1 : 1) * (width / 2 + 64) - width / 2))
        y: (loupe.fits ? loupe.wanted : Math.max(loupe.size / 2 - loupe.beyond, Math.min(loupe.height + loupe.beyond - loupe.size / 2, loupe.finger.y))) - height / 2
        color: Theme.brass
        border.width: 2
        border.color: Theme.boardInk

        Item {
            anchors { fill: parent; margins: 4 }
            clip: true
            Rectangle {
                anchors.fill: parent
                color: Theme.tray
            }
            Item { // the middle of the field
                id: enlarged
                readonly property real unit: loupe.unit * loupe.zoom
                x: parent.width / 2 - loupe.view.finger.x * unit
                y: parent.height / 2 - loupe.view.finger.y * unit
                Art { // the field's own picture
                    anchors.centerIn: parent
                    width: loupe.width
                    height: loupe.height
                    scale: loupe.zoom
                    art: loupe.picture
                }
                Repeater {
                    model: loupe.view.walls
                    Wall { unit: enlarged.unit }
                }
                Repeater {
                    model: loupe.view.movers
                    Art {
                        required property int number
                        required property int seat
                        required property real unitX
                        required property real unitY
                        width: enlarged.unit * 0.68
                        height: width
                        x: unitX * enlarged.unit - width / 2
                        y: unitY * enlarged.unit - height / 2
                        art: seat === 0 ? "mover?side=red" : "mover?side=blue"
                    }
                }
                Repeater {
                    model: loupe.view.ghosts
                    Wall {
                        required kind
                        unit: enlarged.unit
                    }
                }
                Rectangle { // the tip of the finger
                    x: loupe.view.finger.x * enlarged.unit - width / 2
                    y: loupe.view.finger.y * enlarged.unit - height / 2
                    width: 10
                    height: 10
                    radius: 5
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.boardCursor
                }
            }
        }
    }
}
