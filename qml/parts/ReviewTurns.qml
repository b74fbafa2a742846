pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The review of a game in turns: the curve, the turning points, and the turn that is shown.
Column {
    id: turns

    property real curveHeight: 132
    readonly property MatchTable table: Review.table
    readonly property int nearSeat: table.nearSeat
    readonly property bool compared: Review.point >= 0 // a turning point is shown

    spacing: Theme.gap

    component Side: Label {
        property int seat
        width: turns.width
        text: qsTr("%1 ahead").arg(turns.table.playerNames[seat] ?? "")
        color: Theme.inkSoft
        font.pixelSize: Theme.textSmall
        elide: Text.ElideRight
        maximumLineCount: 1
    }

    Column {
        width: parent.width
        Side { seat: turns.nearSeat }
        ChanceCurve {
            width: parent.width
            height: turns.curveHeight
            chances: {
                const near = []
                for (const chance of Review.chances)
                    near.push(turns.nearSeat === 0 ? chance : 1 - chance)
                return near
            }
            points: Review.points
            turn: Review.turn
            turnText: Review.curveText
            onChosen: turn => Review.turn = turn
        }
        Side { seat: 1 - turns.nearSeat }
    }
    Label {
        width: parent.width
        visible: marks.count === 0 && Review.state === Review.Done
        text: qsTr("No single turn changed the winning chances much.")
    }
    Flow {
        width: parent.width
        visible: marks.count > 0
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Turning points")
        Repeater {
            id: marks
            model: Review.points
            Chip {
                required property int turn
                required property string title
                text: title
                chosen: Review.turn === turn
                onClicked: Review.turn = turn
            }
        }
    }
    Label {
        width: parent.width
        text: Review.turnTitle
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }
    Label {
        width: parent.width
        visible: !turns.compared && text !== ""
        text: Review.played
    }
    Flow {
        width: parent.width
        visible: turns.compared
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Shown on the board")
        Chip {
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Played: %1").arg(Review.played)
            chosen: !Review.better
            onClicked: Review.better = false
        }
        Chip {
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Better: %1").arg(Review.betterText)
            chosen: Review.better
            onClicked: Review.better = true
        }
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: Review.reason
    }
}
