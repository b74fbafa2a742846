pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The records of one game: a row per variant and kind of opponent, with the best result at the right.
Rectangle {
    id: card

    required property string key
    required property string title
    property real leftEnd: 0 // px, bottom of the left column of cards, including this card
    property real rightEnd: 0

    readonly property bool filled: records.count > 0
    visible: filled
    height: filled ? column.implicitHeight + 2 * Theme.margin : 0
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.line
    Accessible.role: Accessible.List
    Accessible.name: title

    GameRecords {
        id: records
        sourceModel: Records
        game: card.key
    }
    Column {
        id: column
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: Theme.gap
        Row {
            width: parent.width
            spacing: Theme.margin
            Art {
                id: picture
                width: 64
                height: 64
                art: "tile?game=" + card.key
            }
            Label {
                width: parent.width - picture.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                text: card.title
                font.pixelSize: Theme.textLarge
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
        }
        Repeater {
            model: records
            Item {
                id: record
                required property string game
                required property string preset
                required property int opponents // a Records.Opposition
                required property int botLevel
                required property bool ownRules
                required property int played
                required property int won
                required property int streak
                required property int longestStreak
                required property bool hasBest
                required property list<int> best
                required property string lastPlayed
                // Matches between people have no wins: the records don't know which person is the owner.
                readonly property bool winnable: opponents !== Records.People && Catalog.canBeWon(game, preset)
                readonly property string how: (ownRules ? "\u00a0· " + qsTr("custom rules") : "")
                                              + (opponents === Records.People ? "\u00a0· " + qsTr("with friends")
                                                 : opponents === Records.Daily ? "\u00a0· " + qsTr("daily challenges")
                                                 : opponents !== Records.Bots ? ""
                                                 : "\u00a0· " + (botLevel > 0 ? qsTr("against bots: %1").arg(Catalog.botLevels[botLevel - 1])
                                                                              : qsTr("against bots")))
                readonly property string score: hasBest ? Catalog.scoreText(game, preset, best) : winnable ? qsTr("%n won", "", won) : ""
                // No line break between a number and its unit, or before a dot.
                readonly property string figures: {
                    let all = winnable && hasBest ? qsTr("Played: %1 · won: %2").arg(played).arg(won) : qsTr("Played: %1").arg(played)
                    if (winnable && streak > 1)
                        all += " · " + qsTr("streak: %1").arg(streak)
                    if (winnable && longestStreak > Math.max(streak, 1))
                        all += " · " + qsTr("longest streak: %1").arg(longestStreak)
                    return all.replace(/ ·/g, "\u00a0·").replace(/(\d) /g, "$1\u00a0").replace(/: (\d)/g, ":\u00a0$1")
                }
                // "7" of "7 disks through". A score may also be only a number.
                readonly property string number: score.split(" ", 1)[0]
                width: parent.width
                height: Math.max(info.implicitHeight, result.implicitHeight) + Theme.gap
                Accessible.role: Accessible.ListItem
                Accessible.name: Catalog.presetTitle(game, preset) + how + ". " + figures + "\u00a0· " + lastPlayed + (score !== "" ? "\u00a0· " : "")
                                 + (hasBest ? qsTr("best: %1").arg(score) : score)

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Column {
                    id: info
                    y: Theme.gap
                    width: parent.width - result.width - Theme.gap
                    Label {
                        width: parent.width
                        text: Catalog.variantTitle(record.game, record.preset) + record.how
                        Accessible.ignored: true
                    }
                    Label {
                        width: parent.width
                        // On a phone the date is on its own line.
                        text: record.figures + (width < 26 * Theme.textSmall ? "\n" : "\u00a0· ") + record.lastPlayed
                        color: Theme.inkSoft
                        font.pixelSize: Theme.textSmall
                        Accessible.ignored: true
                    }
                }
                Column { // large number, unit below
                    id: result
                    anchors.right: parent.right
                    y: Theme.gap
                    Label {
                        anchors.right: parent.right
                        text: record.number
                        font.pixelSize: Theme.textLarge
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    Label {
                        anchors.right: parent.right
                        visible: text !== ""
                        width: Math.min(implicitWidth, record.width * 0.3)
                        horizontalAlignment: Text.AlignRight
                        text: record.score.slice(record.number.length + 1).replace(/\u00a0· /g, "\n")
                        color: Theme.inkSoft
                        font.pixelSize: Theme.textSmall
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
