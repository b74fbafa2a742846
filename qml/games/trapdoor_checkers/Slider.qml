pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A slider: a rod below its row that sticks out at either end of the board.
Item {
    id: rod

    required property int slider
    required property string colour
    required property int rank
    required property int place // −1 left, 0 centre, 1 right, as White sees it
    required property bool canLeft
    required property bool canRight
    required property int hinted
    required property int chosen // −1, 0, 1: the slide that is shown and does not count yet
    required property string label
    required property string leftText
    required property string rightText
    property BoardGrid grid

    readonly property bool usable: grid.lit && (canLeft || canRight)
    readonly property bool pulled: grid.pulledSlider === slider
    readonly property int turned: grid.flipped ? -1 : 1 // White's left is at the right for Black
    readonly property bool screenLeft: grid.flipped ? canRight : canLeft
    readonly property bool screenRight: grid.flipped ? canLeft : canRight
    readonly property string screenLeftText: grid.flipped ? rightText : leftText
    readonly property string screenRightText: grid.flipped ? leftText : rightText
    // With what the arrow keys would do.
    readonly property string arrowLeftText: grid.upsideDown ? screenRightText : screenLeftText
    readonly property string arrowRightText: grid.upsideDown ? screenLeftText : screenRightText
    readonly property string keyText: label + (arrowLeftText !== "" ? ", ← " + arrowLeftText : "")
                                       + (arrowRightText !== "" ? ", → " + arrowRightText : "")
    readonly property real travel: grid.slot * 0.2

    readonly property real rest: place * turned * travel
    property real shift: rest + 0.6 * chosen * turned * travel
    Behavior on shift { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
    readonly property real at: pulled ? grid.pulledBy : shift

    x: 0
    y: grid.yOf(rank)
    width: grid.width
    height: grid.square

    Accessible.role: Accessible.StaticText
    Accessible.name: label

    Repeater {
        model: 2
        Item {
            id: end
            required property int index
            readonly property bool onLeft: index === 0
            readonly property bool goes: onLeft ? rod.screenLeft : rod.screenRight
            readonly property bool hinted: rod.hinted * rod.turned === (onLeft ? -1 : 1)
            x: onLeft ? rod.grid.edge : rod.width - rod.grid.edge - width
            width: rod.grid.slot
            height: rod.height
            Accessible.role: Accessible.Button
            Accessible.name: onLeft ? rod.screenLeftText : rod.screenRightText
            readonly property bool unread: !rod.usable || !goes
            Accessible.onPressAction: if (rod.grid.interactive) rod.grid.view.slide(rod.slider, onLeft === rod.grid.flipped)

            Art {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.96)
                height: Math.round(parent.height * 0.34)
                art: "slider_slot"
            }
            Rectangle { // can be slid now, and this way
                visible: rod.usable
                readonly property real arrow: end.goes ? way.width * 0.5 : 0
                // Never beyond the slot: outside of it is the numbers' edge.
                readonly property real from: Math.max(1, grip.x - 3 - (end.onLeft ? arrow : 0))
                readonly property real to: Math.min(end.width - 1, grip.x + grip.width + 3 + (end.onLeft ? 0 : arrow))
                x: from
                anchors.verticalCenter: parent.verticalCenter
                width: to - from
                height: grip.height + 6
                radius: height * 0.3
                color: end.hinted ? Theme.boardHint : Theme.boardChosen
                border.color: Theme.boardInk
                border.width: 1
                Glyph {
                    id: way
                    visible: end.goes
                    x: end.onLeft ? -width * 0.1 : parent.width - width * 0.9
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(12, end.width * 0.34)
                    name: end.onLeft ? "back" : "forward"
                    ink: Theme.boardInk
                }
            }
            Art {
                id: grip
                x: (end.width - width) / 2 + rod.at
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(end.width * 0.48)
                height: Math.round(end.height * 0.74)
                art: "slider?colour=" + rod.colour
                scale: rod.pulled ? 1.1 : 1
            }
        }
    }
    Rectangle { // where the keyboard is
        visible: rod.grid.cursorSlider === rod.slider && rod.grid.keyed
        anchors.fill: parent
        anchors.margins: -1
        color: "transparent"
        border.color: Theme.focus
        border.width: 3
        radius: 6
    }
}
