pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The puzzles of a game, from easy to expert, with their stars.
Page {
    id: screen

    signal puzzleChosen(int number)

    title: qsTr("Puzzles")

    ChoiceRow {
        width: parent.width
        choices: Puzzles.pathTitles
        current: Puzzles.path
        Accessible.name: qsTr("Game")
        onChosen: index => Puzzles.path = index
    }
    PushButton {
        width: parent.width
        visible: Puzzles.next > 0
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Continue with puzzle %1").arg(Puzzles.next)
        onClicked: screen.puzzleChosen(Puzzles.next)
    }
    Repeater {
        model: Puzzles.tiers
        Column {
            id: tier
            required property int index
            required property string title
            required property int solved
            required property int total
            readonly property bool open: Puzzles.tier === index + 1
            width: parent ? parent.width : 0
            spacing: Theme.gap
            Card {
                width: parent.width
                text: tier.title
                Accessible.description: count.text
                onClicked: Puzzles.tier = tier.open ? 0 : tier.index + 1
                contentItem: Column {
                    spacing: 6
                    Item {
                        width: parent.width
                        height: Math.max(name.height, count.height)
                        Label {
                            id: name
                            anchors { left: parent.left; right: count.left; rightMargin: Theme.gap }
                            text: tier.title
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                        Label {
                            id: count
                            anchors.right: parent.right
                            text: qsTr("%1 of %2 solved").arg(tier.solved).arg(tier.total)
                            color: Theme.inkSoft
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                    }
                    ProgressLine {
                        width: parent.width
                        value: tier.total > 0 ? tier.solved / tier.total : 0
                        Accessible.ignored: true
                    }
                }
            }
            Grid {
                id: cells
                readonly property int cell: Math.round(64 * Theme.fontScale)
                visible: tier.open
                columns: Math.max(1, Math.floor((width + spacing) / (cell + spacing)))
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: tier.open ? Puzzles.cells : null
                    Card {
                        id: puzzle
                        required property int number
                        required property int stars
                        required property bool next
                        width: (cells.width - (cells.columns - 1) * cells.spacing) / cells.columns
                        padding: 6
                        fill: next ? Theme.cardPressed : Theme.card
                        text: qsTr("Puzzle %1").arg(number)
                        Accessible.description: stars > 0 ? qsTr("%n star(s)", "", stars) : qsTr("not solved")
                        onClicked: screen.puzzleChosen(number)
                        contentItem: Column {
                            Label {
                                width: parent.width
                                text: puzzle.number
                                horizontalAlignment: Text.AlignHCenter
                                font.weight: puzzle.next ? Font.Bold : Font.Normal
                                Accessible.ignored: true
                            }
                            Stars {
                                anchors.horizontalCenter: parent.horizontalCenter
                                won: puzzle.stars
                                size: 14
                            }
                        }
                    }
                }
            }
        }
    }
}
