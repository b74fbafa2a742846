pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Trapbox

// The same seeded solitaire for everyone today, one per solitaire mode: of which game, what it asks, and what was
// reached today.
Column {
    id: daily

    signal chosen(string game, string preset)

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
        // All in one row where there is room; else no row has a hole that need not be.
        columns: width / Catalog.dailyCount >= 200 * Theme.fontScale ? Catalog.dailyCount
                 : Math.max(1, Math.floor(width / (250 * Theme.fontScale)))
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: Catalog.dailies
            Card {
                id: card
                required property string game
                required property string preset
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
                onClicked: daily.chosen(game, preset)
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
        }
    }
}
