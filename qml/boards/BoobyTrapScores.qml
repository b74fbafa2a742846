pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One card per player, up to ten; whoever is on turn stands out. Alone: trips left and pieces to go.
Item {
    id: scores

    property BoobyTrapView view
    property bool vertical: false

    implicitHeight: Math.round(60 * Theme.fontScale)

    ListView {
        id: list
        anchors.fill: parent
        visible: Session.seats > 1
        orientation: scores.vertical ? ListView.Vertical : ListView.Horizontal
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: scores.view ? scores.view.players : null
        currentIndex: scores.view ? scores.view.seat : -1
        highlightMoveDuration: Theme.calm
        highlightRangeMode: ListView.ApplyRange
        delegate: Rectangle {
            id: card
            required property int seat
            required property int score
            required property int trips
            required property int taken
            required property bool onTurn
            width: scores.vertical ? list.width : Math.max(92 * Theme.fontScale, name.implicitWidth + 46, Math.min(150, (list.width - 6 * (list.count - 1)) / Math.max(1, list.count)))
            height: Math.round(58 * Theme.fontScale)
            radius: Theme.radius
            color: onTurn ? Theme.card : "transparent"
            border.width: onTurn ? 2 : 1
            border.color: onTurn ? Theme.accent : Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: (onTurn ? qsTr("%1, on turn").arg(name.text) : name.text) + ", " + qsTr("%1 points").arg(score)
            Art {
                id: disk
                x: 6
                anchors.verticalCenter: parent.verticalCenter
                width: 26
                height: 26
                art: `disk?tint=${encodeURIComponent(Session.playerColour(card.seat))}&mark=${Theme.playerMarks[card.seat] ?? "dot"}`
            }
            Column {
                anchors { left: disk.right; leftMargin: 6; right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
                Text {
                    id: name
                    width: parent.width
                    text: Session.playerName(card.seat)
                    color: Theme.ink
                    font.pixelSize: Theme.textSmall
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Text {
                    text: card.score
                    color: Theme.ink
                    font.pixelSize: Theme.textLarge
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }
    Column {
        visible: Session.seats === 1 && !!scores.view
        anchors { left: parent.left; right: parent.right }
        spacing: 4
        Label {
            width: parent.width
            text: scores.view ? qsTr("%1 pieces to go").arg(scores.view.piecesToGo) : ""
            font.weight: Font.DemiBold
        }
        Row {
            spacing: 6
            visible: !!scores.view && scores.view.tripsLeft >= 0
            Label { text: qsTr("Trips left") }
            Repeater {
                model: 3
                Rectangle {
                    required property int index
                    anchors.verticalCenter: parent.verticalCenter
                    width: 18
                    height: 18
                    radius: 9
                    color: scores.view && index < scores.view.tripsLeft ? Theme.good : "transparent"
                    border.color: Theme.ink
                    border.width: 2
                    Accessible.ignored: true
                }
            }
        }
    }
}
