pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One card per player, up to ten; the one on turn has a frame. Alone: trips left and pieces to go. Where there is room, each
// player's taken pieces are in a tray below.
Item {
    id: scores

    required property MatchTable table
    required property BoobyTrapView view
    property bool vertical: false
    property real room: 0 // height that it may take when vertical
    property bool compact: false // no names: the tray needs the room
    property real spare: 0 // height that the board leaves for the trays of taken pieces, when not vertical or alone

    readonly property int count: scores.table.seats
    // All of them are seen at once: two rows on a phone in portrait, two columns in landscape.
    readonly property int columns: vertical ? (count > 5 ? 2 : 1) : count > 4 ? Math.ceil(count / 2) : Math.max(1, count)
    readonly property int rows: Math.ceil(count / columns)
    readonly property real fullHeight: heightOf(58 * Theme.fontScale) // with names, when not vertical
    readonly property real cardHeight: Math.round(vertical ? Math.min(58 * Theme.fontScale, (room - 6 * (rows - 1)) / rows)
                                                           : (compact ? 26 : 58) * Theme.fontScale)
    readonly property real bareHeight: count > 1 ? heightOf(cardHeight) : labels.implicitHeight // without the trays
    // Of a tray of taken pieces; 0 = there is no room.
    readonly property real trayHeight: {
        const free = vertical && count > 1 ? (room - 6 * (rows - 1)) / rows - cardHeight - 6 : spare / rows
        return free < 40 ? 0 : Math.min(free, count > 1 ? 96 : 180)
    }
    readonly property real perTray: trayHeight > 0 ? trayHeight + 4 : 0
    function heightOf(card: real): real { return rows * card + 6 * (rows - 1) }

    // Where a piece that this player takes goes, which is then at that place among the pieces in the tray; in pixels.
    function spotOf(seat: int, place: int): point {
        const card = cards.itemAt(seat) as TakenPlace
        const tray = count === 1 ? own.itemAt(0) as TakenTray : card ? card.tray : null
        if (tray && tray.visible)
            return tray.mapToItem(scores, tray.spotOf(place, tray.count + 1))
        return card ? card.mapToItem(scores, card.width / 2, card.height - 10) : Qt.point(width / 2, height / 2)
    }
    // How large a large piece is there, in pixels; 0 = there is no tray.
    function cellOf(seat: int): real {
        const card = cards.itemAt(seat) as TakenPlace
        const tray = count === 1 ? own.itemAt(0) as TakenTray : card ? card.tray : null
        return tray && tray.visible ? tray.cell : 0
    }

    component TakenPlace: Item {
        property TakenTray tray
    }

    implicitHeight: bareHeight + rows * perTray

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: scores.count > 1
        columns: scores.columns
        spacing: 6
        Repeater {
            id: cards
            model: scores.count > 1 ? scores.view.players : null
            TakenPlace {
                id: place
                required property int seat
                required property string points
                required property string pointsText
                required property bool onTurn
                required property int takenCount
                width: Math.min(scores.vertical ? scores.width : 170, (scores.width - 6 * (scores.columns - 1)) / scores.columns)
                height: scores.cardHeight + scores.perTray
                Score {
                    table: scores.table
                    seat: place.seat
                    points: place.points
                    pointsText: place.pointsText
                    playing: place.onTurn
                    width: parent.width
                    height: scores.cardHeight
                    compact: scores.compact
                }
                tray: TakenTray {
                    parent: place
                    visible: scores.trayHeight > 0
                    y: scores.cardHeight + 4
                    width: parent.width
                    height: scores.trayHeight
                    view: scores.view
                    seat: place.seat
                    count: place.takenCount
                }
            }
        }
    }
    Repeater {
        id: own
        model: scores.count === 1 ? scores.view.players : null
        TakenTray {
            required property int takenCount
            visible: scores.trayHeight > 0
            y: labels.implicitHeight + 4
            width: scores.width
            height: scores.trayHeight
            view: scores.view
            count: takenCount
        }
    }
    Column {
        id: labels
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
