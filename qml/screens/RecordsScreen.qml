pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Best results and streaks, one card per game.
Page {
    id: screen

    title: qsTr("Records")
    maxWidth: 1240

    EmptyState {
        width: parent.width
        visible: Records.count === 0
        glyph: "records"
        text: qsTr("Your best results and streaks will appear here.")
    }
    Item {
        id: table
        readonly property real columnWidth: (width - (screen.columns - 1) * Theme.margin) / screen.columns
        width: parent.width
        height: childrenRect.height
        Repeater {
            id: cards
            model: Catalog.games
            RecordCard {
                required property int index
                // Each card goes into the shorter column.
                readonly property RecordCard previous: index > 0 ? cards.itemAt(index - 1) as RecordCard : null
                readonly property bool second: screen.columns > 1 && leftBefore > rightBefore
                readonly property real leftBefore: previous ? previous.leftEnd : 0
                readonly property real rightBefore: previous ? previous.rightEnd : 0
                readonly property real end: y + height + (filled ? Theme.margin : 0)
                leftEnd: second ? leftBefore : end
                rightEnd: second ? end : rightBefore
                x: second ? table.columnWidth + Theme.margin : 0
                y: second ? rightBefore : leftBefore
                width: table.columnWidth
            }
        }
    }
}
