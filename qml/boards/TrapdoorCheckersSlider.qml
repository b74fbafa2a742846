pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A rod below its row with a knob at either end of the board. Both knobs move as one.
Item {
    id: rod

    required property int slider
    required property string name
    required property string colour
    required property int rank
    required property int place // −1 left, 0 centre, 1 right, as White sees it
    required property bool canLeft
    required property bool canRight
    required property int hinted
    required property string words
    property TrapdoorCheckersGrid grid

    readonly property bool usable: grid.lit && (canLeft || canRight)
    readonly property bool pulled: grid.pulledSlider === slider
    readonly property int turned: grid.flipped ? -1 : 1 // White's left is at the right for Black
    readonly property bool screenLeft: grid.flipped ? canRight : canLeft
    readonly property bool screenRight: grid.flipped ? canLeft : canRight
    readonly property real travel: grid.rail * 0.24

    property real shift: place * turned * travel
    Behavior on shift { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
    readonly property real at: pulled ? grid.pulledBy : shift

    x: 0
    y: grid.yOf(rank)
    width: grid.width
    height: grid.square

    Accessible.role: Accessible.Slider
    Accessible.name: words
    Accessible.focusable: true
    Accessible.onDecreaseAction: if (grid.interactive) grid.view.slide(slider, false)
    Accessible.onIncreaseAction: if (grid.interactive) grid.view.slide(slider, true)
    Accessible.onPressAction: if (grid.interactive) grid.view.slide(slider, !canLeft)

    Repeater {
        model: 2
        Item {
            id: end
            required property int index
            readonly property bool onLeft: index === 0
            readonly property bool goes: onLeft ? rod.screenLeft : rod.screenRight
            x: onLeft ? 0 : rod.width - width
            width: rod.grid.rail
            height: rod.height

            Rectangle { // the slot
                anchors.centerIn: parent
                width: parent.width * 0.96
                height: parent.height * 0.34
                radius: height / 2
                border.color: "#a87c4c"
                border.width: 1
                gradient: Gradient {
                    GradientStop { position: 0; color: "#150c06" }
                    GradientStop { position: 1; color: "#4a3220" }
                }
            }
            Rectangle { // can be slid now
                anchors.centerIn: knob
                visible: rod.usable
                width: knob.width + 6
                height: knob.height + 6
                radius: height * 0.34
                color: rod.hinted !== 0 ? "#8cd0ff" : "#ffd75e"
            }
            Art {
                id: knob
                x: (end.width - width) / 2 + rod.at
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(end.width * 0.5)
                height: Math.round(end.height * 0.74)
                art: "slider_knob?colour=" + rod.colour
                scale: rod.pulled ? 1.1 : 1
            }
            Glyph { // which way it can go
                visible: rod.usable && end.goes
                x: end.onLeft ? knob.x - width + 3 : knob.x + knob.width - 3
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(14, end.width * 0.36)
                name: end.onLeft ? "back" : "forward"
                ink: rod.hinted * rod.turned === (end.onLeft ? -1 : 1) ? "#1c5a9c" : "#3a2010"
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
