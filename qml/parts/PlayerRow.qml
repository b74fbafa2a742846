import QtQuick
import Trapbox

// A seat on the Setup screen: its disk, the player's name, and whether it is a person or a bot.
Rectangle {
    id: row

    required property int seat
    required property string name
    required property string givenName
    required property string art
    required property bool bot
    required property int level
    property bool alone: false
    signal renamed(string name)
    signal botChosen(int level)

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.line

    Column {
        id: column
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap
        Flow { // name and kind, in one row if the name has enough room
            width: parent.width
            spacing: Theme.gap
            Row {
                readonly property real beside: parent.width - kinds.width - parent.spacing
                width: row.alone || beside < disk.width + spacing + 9 * Theme.text ? parent.width : beside
                spacing: Theme.gap
                Art {
                    id: disk
                    width: 40
                    height: 40
                    anchors.verticalCenter: parent.verticalCenter
                    art: row.art
                }
                TextEntry {
                    width: parent.width - disk.width - parent.spacing
                    text: row.givenName
                    placeholderText: row.name
                    onEditingFinished: row.renamed(text)
                    Accessible.name: qsTr("Name of player %1").arg(row.seat + 1)
                }
            }
            Row {
                id: kinds
                visible: !row.alone
                spacing: Theme.gap
                Chip {
                    text: qsTr("Person")
                    chosen: !row.bot
                    onClicked: row.botChosen(0)
                    Accessible.name: qsTr("Player %1: person").arg(row.seat + 1)
                }
                Chip {
                    text: qsTr("Bot")
                    chosen: row.bot
                    onClicked: row.botChosen(row.level)
                    Accessible.name: qsTr("Player %1: bot").arg(row.seat + 1)
                }
            }
        }
        ChoiceRow {
            width: parent.width
            visible: row.bot
            choices: Catalog.botLevels
            current: row.level - 1
            onChosen: index => row.botChosen(index + 1)
            Accessible.name: qsTr("Level of bot %1").arg(row.seat + 1)
        }
    }
}
