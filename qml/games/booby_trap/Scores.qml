pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One card per player, up to ten; whoever is on turn stands out. Alone: trips left and pieces to go.
Item {
    id: scores

    required property MatchTable table
    required property BoobyTrapView view
    property bool vertical: false
    property real room: 0 // height that it may take when vertical
    property bool compact: false // no names: the tray needs the room

    readonly property int count: scores.table.seats
    // All of them are seen at once: two rows on a phone that stands, two columns on one that lies.
    readonly property int columns: vertical ? (count > 5 ? 2 : 1) : count > 4 ? Math.ceil(count / 2) : Math.max(1, count)
    readonly property int rows: Math.ceil(count / columns)
    readonly property real fullHeight: heightOf(58 * Theme.fontScale) // with names, when not vertical
    readonly property real cardHeight: Math.round(vertical ? Math.min(58 * Theme.fontScale, (room - 6 * (rows - 1)) / rows)
                                                           : (compact ? 26 : 58) * Theme.fontScale)
    function heightOf(card: real): real { return rows * card + 6 * (rows - 1) }

    implicitHeight: count > 1 ? heightOf(cardHeight) : alone.implicitHeight

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: scores.count > 1
        columns: scores.columns
        spacing: 6
        Repeater {
            model: scores.count > 1 ? scores.view.players : null
            Score {
                table: scores.table
                width: Math.min(scores.vertical ? scores.width : 170, (scores.width - 6 * (scores.columns - 1)) / scores.columns)
                height: scores.cardHeight
                compact: scores.compact
            }
        }
    }
    Column {
        id: alone
        visible: scores.table.seats === 1
        anchors { left: parent.left; right: parent.right }
        spacing: 4
        Label {
            width: parent.width
            text: qsTr("%n piece(s) to go", "", scores.view.piecesToGo)
            font.weight: Font.DemiBold
        }
        Flow { // the lamps go below the words where both do not fit in one line
            width: parent.width
            spacing: 6
            visible: scores.view.tripsLeft >= 0
            Label { id: trips; text: qsTr("Trips left: %1").arg(scores.view.tripsLeft) }
            Row {
                height: trips.height
                spacing: 6
                Repeater {
                    model: scores.view.tripsAllowed
                    Rectangle {
                        required property int index
                        anchors.verticalCenter: parent.verticalCenter
                        width: 18
                        height: 18
                        radius: 9
                        color: index < scores.view.tripsLeft ? Theme.good : "transparent"
                        border.color: Theme.ink
                        border.width: 2
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
