pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A part of the field for the rules, or all of it. Spaces are given by two coordinates from the middle of the field: one
// along the row, one from row to row, towards Red.
Item {
    id: picture

    property int edge: 4       // spaces along an edge of the field
    property real across: 4.4  // spaces that are seen
    property real shape: 0.7   // height over width
    property string centre: "0 0" // the space in the middle of the picture
    property list<string> movers // "red 0 0": whose, and where; "red 0 0 caught"
    property list<string> walls  // "0 0 1 0": between which two
    property list<string> lights // "1 0": can be stepped to

    readonly property real unit: width / across // px per width of a space
    readonly property real whole: 2 * edge - 0.4 // spaces across the field

    implicitHeight: Math.round(width * shape)
    clip: true

    readonly property list<string> centreAt: centre.split(" ")
    readonly property real offX: -toX(centreAt[0], centreAt[1])
    readonly property real offY: -toY(centreAt[1])

    function toX(along: string, row: string): real { return (Number(along) + Number(row) / 2) * unit }
    function toY(row: string): real { return Number(row) * 0.866 * unit }

    Art {
        anchors { centerIn: parent; horizontalCenterOffset: picture.offX; verticalCenterOffset: picture.offY }
        width: picture.whole * picture.unit
        height: ((picture.edge - 1) * 1.7320508 + 1.6) * picture.unit
        asynchronous: true
        art: `hex_field?side=${picture.edge}&across=${picture.whole}&plain=${Theme.highContrast ? 1 : 0}`
    }
    Item { // its origin is the middle of the field
        anchors { centerIn: parent; horizontalCenterOffset: picture.offX; verticalCenterOffset: picture.offY }
        Repeater {
            model: picture.lights
            Light {
                required property string modelData
                readonly property list<string> at: modelData.split(" ")
                unit: picture.unit
                kind: HexTrapView.One
                x: picture.toX(at[0], at[1]) - width / 2
                y: picture.toY(at[1]) - height / 2
            }
        }
        Repeater {
            model: picture.walls
            Wall {
                required property string modelData
                readonly property list<string> at: modelData.split(" ")
                readonly property point from: Qt.point(picture.toX(at[0], at[1]) / unit, picture.toY(at[1]) / unit)
                readonly property point to: Qt.point(picture.toX(at[2], at[3]) / unit, picture.toY(at[3]) / unit)
                unit: picture.unit
                unitX: (from.x + to.x) / 2
                unitY: (from.y + to.y) / 2
                turn: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI + 90
            }
        }
        Repeater {
            model: picture.movers
            Item {
                id: mover
                required property string modelData
                readonly property list<string> at: modelData.split(" ")
                readonly property bool caught: at.length > 3
                width: picture.unit * 0.68
                height: width
                x: picture.toX(at[1], at[2]) - width / 2
                y: picture.toY(at[2]) - height / 2
                Art {
                    anchors.centerIn: parent
                    width: parent.width * 1.5
                    height: width
                    art: `cast_shadow?body=0.66&corner=${mover.at[0] === "red" ? 0.5 : 0.22}`
                }
                Art {
                    anchors.fill: parent
                    opacity: mover.caught ? 0.72 : 1
                    art: "mover?side=" + mover.at[0]
                }
                Art {
                    anchors.centerIn: parent
                    visible: mover.caught
                    width: picture.unit * 1.1547
                    height: width
                    art: "cage"
                }
            }
        }
    }
}
