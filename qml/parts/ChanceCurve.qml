pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// The winning chances over the turns of a game, as a slider from turn to turn. The curve is high where the near player
// is ahead; a ring marks each turning point.
T.Slider {
    id: curve

    property list<real> chances // of the near player, before the first turn and after each: 0 … 1
    property QtObject points    // a model with the role `turn`
    property int turn           // that is shown
    property string turnText    // and what it was, for screen readers
    signal chosen(int turn)

    readonly property real inset: 14
    readonly property real plotWidth: width - 2 * inset
    readonly property real plotHeight: height - 2 * inset
    function xAt(index: real): real { return inset + plotWidth * index / Math.max(1, to) }
    function yAt(chance: real): real { return inset + plotHeight * (1 - chance) }
    function chanceAt(index: int): real { return index < chances.length ? chances[index] : 0.5 }

    leftPadding: inset
    rightPadding: inset
    from: 0
    to: Math.max(1, chances.length - 1)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    implicitHeight: 132
    Accessible.name: qsTr("Winning chances, turn by turn")
    Accessible.description: turnText
    // By these names Qt's accessible values ask.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    Accessible.onIncreaseAction: increase()
    Accessible.onDecreaseAction: decrease()
    onValueChanged: if (Math.round(value) !== turn) chosen(Math.round(value))
    Binding on value {
        value: Math.min(curve.turn, curve.to)
        restoreMode: Binding.RestoreNone
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.card
        border.color: Theme.line
        FocusRing { visible: curve.visualFocus }
        Repeater { // the near player's share of each turn
            model: curve.chances.length
            Rectangle {
                required property int index
                readonly property real step: curve.plotWidth / Math.max(1, curve.to)
                readonly property real first: Math.max(curve.inset, curve.xAt(index) - step / 2)
                x: first
                y: curve.yAt(curve.chanceAt(index))
                width: Math.min(curve.inset + curve.plotWidth, curve.xAt(index) + step / 2) - first
                height: curve.inset + curve.plotHeight - y
                color: Theme.plotFill
            }
        }
        Rectangle { // even chances
            x: curve.inset
            y: curve.yAt(0.5)
            width: curve.plotWidth
            height: 1
            color: Theme.outline
        }
        Polyline {
            anchors.fill: parent
            color: Theme.ink
            lineWidth: 2
            points: {
                const line = []
                for (let i = 0; i < curve.chances.length; ++i)
                    line.push(Qt.point(curve.xAt(i), curve.yAt(curve.chances[i])))
                return line
            }
        }
        Rectangle { // the turn that is shown
            x: curve.xAt(curve.value) - width / 2
            y: 2
            width: 2
            height: parent.height - 4
            color: Theme.accent
        }
        Repeater {
            model: curve.points
            Rectangle {
                required property int turn
                width: 14
                height: width
                radius: width / 2
                x: curve.xAt(turn) - width / 2
                y: Math.max(1, Math.min(parent.height - height - 1, curve.yAt(curve.chanceAt(turn)) - height / 2))
                color: turn === curve.turn ? Theme.accent : Theme.card
                border.width: 3
                border.color: Theme.accent
            }
        }
    }
    handle: Item {} // the line in the plot is what moves
}
