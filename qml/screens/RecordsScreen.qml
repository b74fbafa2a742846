pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Best results and streaks, per game and variant.
Page {
    title: qsTr("Records")

    EmptyState {
        width: parent.width
        visible: Records.count === 0
        glyph: "records"
        words: qsTr("Your best results and streaks will stand here, one line per game and variant.")
    }
    Repeater {
        model: Records
        Rectangle {
            id: record
            required property string game
            required property string preset
            required property string opponents
            required property int played
            required property int won
            required property int streak
            required property int longestStreak
            required property bool hasBest
            required property int best
            required property string lastPlayed
            width: parent.width
            height: Math.max(64, words.implicitHeight) + 2 * Theme.gap
            radius: Theme.radius
            color: Theme.card
            border.color: Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: heading.text + ". " + figures.text

            Art {
                id: picture
                x: Theme.gap
                width: 64
                height: 64
                anchors.verticalCenter: parent.verticalCenter
                art: "tile?game=" + record.game
            }
            Column {
                id: words
                anchors { left: picture.right; leftMargin: Theme.margin; right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                Label {
                    id: heading
                    width: parent.width
                    text: Catalog.presetTitle(record.game, record.preset)
                          + (record.opponents === "bots" ? "\u00a0· " + qsTr("against bots")
                                                         : record.opponents === "people" ? "\u00a0· " + qsTr("among people") : "")
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                Label {
                    id: figures
                    width: parent.width
                    // Among people the wins are nobody's.
                    readonly property bool won: record.opponents !== "people" && Catalog.canBeWon(record.game, record.preset)
                    // A number stays with what it counts, and no line begins with a dot.
                    text: {
                        let all = won ? qsTr("Played: %1 · won: %2").arg(record.played).arg(record.won) : qsTr("Played: %1").arg(record.played)
                        if (won && record.longestStreak > 1)
                            all += " · " + qsTr("longest streak: %1").arg(record.longestStreak)
                        if (record.hasBest)
                            all += " · " + qsTr("best: %1").arg(Catalog.scoreWords(record.game, record.preset, record.best))
                        return all.replace(/ ·/g, "\u00a0·").replace(/(\d) /g, "$1\u00a0")
                    }
                    color: Theme.inkSoft
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: new Date(record.lastPlayed).toLocaleDateString(Qt.locale(), Locale.ShortFormat)
                    color: Theme.inkSoft
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
    }
}
