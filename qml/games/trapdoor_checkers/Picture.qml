pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A part of the board for the rules, drawn as its rows are written, the farthest first; the square at the left of that
// one is light. A dot is an empty square.
Item {
    id: picture

    property list<string> men     // b black, w white, f white that falls
    property list<string> doors   // g green, o orange; an open one as a capital
    property list<string> sliders // of each row, "green 0": at the centre, −1 left, 1 right; nothing where there is none

    readonly property int rows: Math.max(men.length, doors.length)
    readonly property int columns: lengthOf(men.length > 0 ? men[0] : doors[0])
    readonly property real slot: sliders.length > 0 ? 0.8 : 0 // squares, left and right of the board
    readonly property real square: width / (columns + 2 * slot) // px

    implicitHeight: rows * square

    function lengthOf(row: string): int { return row.length }
    function at(row: string, column: int): string { return row.charAt(column) }

    Surface { // what the sliders stick out of
        anchors.fill: parent
        visible: picture.slot > 0
        material: "beech"
        clip: true
    }
    Repeater {
        model: picture.rows * picture.columns
        Rectangle {
            id: cell
            required property int index
            readonly property int row: Math.floor(index / picture.columns)
            readonly property int column: index % picture.columns
            readonly property string door: row < picture.doors.length ? picture.at(picture.doors[row], column) : "."
            readonly property string kind: door.toLowerCase()
            readonly property string colour: kind === "g" ? "green" : kind === "o" ? "orange" : ""
            readonly property bool open: colour !== "" && door !== kind
            readonly property string man: row < picture.men.length ? picture.at(picture.men[row], column) : "."
            readonly property bool falls: man === "f"
            x: (column + picture.slot) * picture.square
            y: row * picture.square
            width: picture.square
            height: width
            color: (row + column) % 2 === 0 ? Theme.boardLight : Theme.boardDark
            Art {
                visible: cell.open
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.9)
                height: width
                art: cell.open ? "pit?colour=" + cell.colour : ""
            }
            Repeater { // the leaves of a door
                model: cell.colour !== "" ? 2 : 0
                Art {
                    required property int index
                    readonly property real leaf: cell.width * 0.45
                    width: Math.max(1, Math.round(leaf * (cell.open ? 0.13 : 1)))
                    height: Math.round(cell.width * 0.9)
                    x: index === 0 ? cell.width / 2 - leaf : cell.width / 2 + leaf - width
                    y: (cell.height - height) / 2
                    art: `door_leaf?colour=${cell.colour}&half=${index === 0 ? "left" : "right"}`
                }
            }
            Art {
                visible: cell.man !== "." && !cell.falls
                anchors.centerIn: parent
                width: Math.round(parent.width * 1.14)
                height: width
                art: "cast_shadow?body=0.7&corner=0.5"
            }
            Art {
                anchors.centerIn: parent
                visible: cell.man !== "."
                width: Math.round(parent.width * 0.8)
                height: width
                rotation: cell.falls ? 24 : 0
                transform: Scale { // tipped over the edge
                    origin.x: cell.width * 0.4
                    origin.y: cell.width * 0.4
                    xScale: cell.falls ? 0.5 : 1
                    yScale: cell.falls ? 0.8 : 1
                }
                art: cell.man === "." ? "" : `man?side=${cell.man === "b" ? "black" : "white"}${Theme.highContrast ? "&plain=1" : ""}`
            }
        }
    }
    Repeater {
        model: picture.sliders
        Item {
            id: slider
            required property int index
            required property string modelData
            readonly property list<string> at: modelData.split(" ")
            visible: modelData !== ""
            y: index * picture.square
            width: picture.width
            height: picture.square
            Repeater { // its ends
                model: 2
                Item {
                    id: end
                    required property int index
                    x: index === 0 ? 0 : slider.width - width
                    width: picture.slot * picture.square
                    height: slider.height
                    Art {
                        anchors.centerIn: parent
                        width: Math.round(parent.width * 0.96)
                        height: Math.round(parent.height * 0.34)
                        art: "slider_slot"
                    }
                    Art {
                        x: (end.width - width) / 2 + (slider.visible ? Number(slider.at[1]) * end.width * 0.2 : 0)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(end.width * 0.42)
                        height: Math.round(end.height * 0.74)
                        art: slider.visible ? "slider?colour=" + slider.at[0] : ""
                    }
                }
            }
        }
    }
}
