pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The same seeded solitaire for everyone today, one per solitaire mode.
Rectangle {
    id: daily

    signal chosen(string game, string preset)

    implicitHeight: column.implicitHeight + 2 * Theme.margin
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.line

    Column {
        id: column
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: Theme.gap
        Row {
            spacing: Theme.gap
            Glyph { name: "daily"; anchors.verticalCenter: parent.verticalCenter }
            Label {
                text: qsTr("Today's challenge")
                font.weight: Font.DemiBold
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: Catalog.dailies
                PushButton {
                    required property string game
                    required property string preset
                    required property string title
                    required property string today
                    required property bool won
                    text: today === "" ? title : title + " · " + today
                    glyph: won ? "check" : ""
                    onClicked: daily.chosen(game, preset)
                }
            }
        }
    }
}
