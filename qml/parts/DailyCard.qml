pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Trapbox

// Today's challenges, the same for everyone: seeded solitaires and puzzles, with their goals and today's results.
Column {
    id: daily

    signal chosen(string game, string preset)
    signal puzzleChosen(string game)

    readonly property int count: Catalog.dailyCount + Puzzles.dailyCount

    component Challenge: Card {
        id: card
        required property string game
        required property string title
        required property string gameTitle
        required property string goal
        required property string today
        required property bool won
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.fillHeight: true
        padding: Theme.gap
        text: gameTitle + ", " + title
        Accessible.description: goal + (today === "" ? "" : " " + today)
        contentItem: GameLines {
            game: card.game
            title: card.title
            lines: [card.gameTitle, card.goal]
            Row {
                width: parent.width
                visible: card.today !== ""
                spacing: 4
                Glyph {
                    id: tick
                    visible: card.won
                    width: 18
                    name: "check"
                    ink: Theme.good
                }
                Label {
                    width: parent.width - (tick.visible ? tick.width + parent.spacing : 0)
                    text: card.today
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }

    spacing: Theme.gap
    Row {
        spacing: Theme.gap
        Glyph { name: "daily"; anchors.verticalCenter: parent.verticalCenter }
        Label {
            text: qsTr("Today’s challenges")
            font.weight: Font.DemiBold
        }
    }
    GridLayout {
        width: parent.width
        // All in one row if they fit, else as many columns as fit.
        columns: width / daily.count >= 200 * Theme.fontScale ? daily.count
                 : Math.max(1, Math.floor(width / (250 * Theme.fontScale)))
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: Catalog.dailies
            Challenge {
                required property string preset
                onClicked: daily.chosen(game, preset)
            }
        }
        Repeater {
            model: Puzzles.dailies
            Challenge { onClicked: daily.puzzleChosen(game) }
        }
    }
}
