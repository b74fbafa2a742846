pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A dark square: its door with two leaves if it has one, and the light that says what can be done here.
Item {
    id: cell

    required property int number
    required property int file
    required property int rank
    required property string door
    required property bool open
    required property bool trembles
    required property int light
    required property string label
    property BoardGrid grid

    readonly property int shown: grid.lit || light === TrapdoorCheckersView.Last ? light : TrapdoorCheckersView.Dark
    readonly property bool slides: shown === TrapdoorCheckersView.Opens || shown === TrapdoorCheckersView.Drops || shown === TrapdoorCheckersView.Closes

    x: grid.xOf(file)
    y: grid.yOf(rank)
    width: grid.square
    height: width

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: if (grid.interactive) grid.view.tap(number)

    Rectangle { // the gap around its door
        visible: cell.door !== ""
        anchors.centerIn: parent
        width: doorway.width + Math.max(2, parent.width * 0.04)
        height: width
        color: Theme.boardGap
    }
    Item {
        id: doorway
        visible: cell.door !== ""
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: shiver.by * parent.width
        width: Math.round(parent.width * 0.9)
        height: width
        clip: true

        // Of both leaves, downwards; ajar where a slide is shown that does not count yet.
        property real swing: cell.shown === TrapdoorCheckersView.Closes ? 0.6 : cell.open ? 1 : cell.slides ? 0.4 : cell.trembles ? 0.1 : 0
        Behavior on swing { NumberAnimation { duration: Theme.calm; easing.type: cell.open ? Easing.OutBounce : Easing.OutQuad } }
        Shiver {
            id: shiver
            active: cell.trembles
        }

        Art {
            anchors.fill: parent
            visible: doorway.swing > 0
            art: cell.door === "" ? "" : "pit?colour=" + cell.door
        }
        Repeater {
            model: 2
            Item {
                id: leaf
                required property int index
                x: index === 0 ? 0 : doorway.width / 2
                width: doorway.width / 2
                height: doorway.height
                transform: Scale {
                    origin.x: leaf.index === 0 ? 0 : leaf.width
                    xScale: 1 - 0.87 * doorway.swing
                }
                Art {
                    anchors.fill: parent
                    art: cell.door === "" ? "" : `door_leaf?colour=${cell.door}&half=${leaf.index === 0 ? "left" : "right"}`
                }
                Rectangle { // a leaf that hangs down is in the shade
                    anchors.fill: parent
                    color: "black"
                    opacity: 0.45 * doorway.swing
                }
            }
        }
    }
    Rectangle { // what was played last
        anchors.fill: parent
        visible: cell.shown === TrapdoorCheckersView.Last
        color: cell.open ? "transparent" : Qt.alpha(Theme.boardLast, 0.25) // a hole stays black
        border.width: Math.max(2, parent.width * 0.05)
        border.color: Qt.alpha(Theme.boardLast, 0.78)
    }
    Rectangle { // may or must be moved, chosen, hinted; a door that can be opened or closed now, or would be
        readonly property bool strong: cell.slides || cell.shown === TrapdoorCheckersView.Must || cell.shown === TrapdoorCheckersView.Chosen || cell.shown === TrapdoorCheckersView.Hint
                                       || cell.shown === TrapdoorCheckersView.Door
        anchors.fill: parent
        anchors.margins: 2 // clear of the light squares
        visible: strong || cell.shown === TrapdoorCheckersView.Can
        radius: width * 0.1
        color: strong ? Qt.alpha(border.color, 0.28) : "transparent"
        border.width: strong ? Math.max(3, parent.width * 0.075) : Math.max(2, parent.width * 0.045)
        border.color: cell.shown === TrapdoorCheckersView.Must || cell.shown === TrapdoorCheckersView.Drops ? Theme.boardDanger : cell.shown === TrapdoorCheckersView.Hint ? Theme.boardHint
                      : strong ? Theme.boardChosen : Theme.boardCan
    }
}
