import QtQuick
import Trapbox

// A seat: its colour and mark, the name, and whether a person or a bot sits there.
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
        Row {
            width: parent.width
            spacing: Theme.gap
            Art {
                id: disk
                width: 40
                height: 40
                anchors.verticalCenter: parent.verticalCenter
                art: row.art
            }
            TextEntry {
                width: parent.width - disk.width - Theme.gap - (kind.visible ? kind.width + Theme.gap : 0)
                text: row.givenName
                placeholderText: row.name
                onEditingFinished: row.renamed(text)
                Accessible.name: qsTr("Name of player %1").arg(row.seat + 1)
            }
            IconButton {
                id: kind
                visible: !row.alone
                framed: true
                glyph: row.bot ? "bot" : "person"
                text: row.bot ? qsTr("A bot plays here; let a person play") : qsTr("A person plays here; let a bot play")
                onClicked: row.botChosen(row.bot ? 0 : row.level)
            }
        }
        ChoiceRow {
            width: parent.width
            visible: row.bot
            choices: [qsTr("Beginner"), qsTr("Easy"), qsTr("Medium"), qsTr("Hard"), qsTr("Master")]
            current: row.level - 1
            onChosen: index => row.botChosen(index + 1)
        }
    }
}
