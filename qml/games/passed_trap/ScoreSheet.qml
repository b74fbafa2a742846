pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The Big Slam's sheet: what each game in it has brought both, a dash where it has not been played; and all of it.
Column {
    id: sheet

    required property MatchTable table
    required property PassedTrapView view

    component Line: Row {
        id: line
        required property string label // empty above the points, where it is said whose they are
        required property string points0
        required property string points1
        property int weight: Font.Normal
        readonly property bool heads: label === ""
        readonly property real column: width / 4 // of points
        function told(seat: int, points: string): string {
            return sheet.table.playerName(seat) + " " + (points === "" ? qsTr("not played") : points)
        }
        width: parent ? parent.width : 0
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2, %3").arg(label).arg(told(0, points0)).arg(told(1, points1))
        readonly property bool unread: heads
        Label {
            width: parent.width - 2 * line.column
            text: line.label
            font.weight: line.weight
            Accessible.ignored: true
        }
        Repeater {
            model: [line.points0, line.points1]
            Label {
                required property string modelData
                width: line.column
                leftPadding: Theme.gap
                horizontalAlignment: Text.AlignRight
                text: modelData === "" ? "–" : modelData
                color: line.heads ? Theme.inkSoft : Theme.ink
                font.pixelSize: line.heads ? Theme.textSmall : Theme.text
                font.weight: line.weight
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                unread: !line.heads
            }
        }
    }

    Line {
        label: ""
        points0: sheet.table.playerNames[0] ?? ""
        points1: sheet.table.playerNames[1] ?? ""
    }
    Repeater {
        model: sheet.view.sheet
        Line {}
    }
    Line {
        label: qsTr("Points")
        points0: sheet.view.end0.points
        points1: sheet.view.end1.points
        weight: Font.DemiBold
    }
}
