import QtQuick
import Trapbox

// One player's name and score; a frame says who is on turn.
Rectangle {
    id: card

    required property MatchTable table
    required property int seat
    required property string points
    required property string pointsText
    required property bool playing
    property bool compact: false // the score alone, in one line
    readonly property bool narrow: width < 100 * Theme.fontScale

    radius: Theme.radius
    color: playing ? Theme.card : "transparent"
    border.width: playing ? 3 : 1
    border.color: playing ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: (playing ? qsTr("%1, to play").arg(name.text) : name.text) + ", " + pointsText

    Art {
        id: disk
        x: 6
        y: card.narrow && !card.compact ? parent.height - height - 7 : (parent.height - height) / 2
        width: card.narrow ? 18 : 26
        height: width
        art: card.table.seatArt(card.seat)
    }
    PlainText {
        id: name
        visible: !card.compact
        x: card.narrow ? 6 : disk.x + disk.width + 6
        y: 5
        width: parent.width - x - 4
        text: card.table.playerNames[card.seat] ?? ""
        color: Theme.ink
        // Smaller where ten play on a phone.
        font.pixelSize: Math.max(9, Math.floor(Theme.textSmall * Math.min(1, width / Math.max(1, natural.advanceWidth))))
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    TextMetrics {
        id: natural
        font.pixelSize: Theme.textSmall
        text: name.text
    }
    PlainText {
        x: disk.x + disk.width + 6
        width: parent.width - x - 4
        anchors { bottom: parent.bottom; bottomMargin: card.compact ? (parent.height - height) / 2 : 4 }
        text: card.points
        color: Theme.ink
        font.pixelSize: card.compact ? Theme.text : Theme.textLarge
        fontSizeMode: Text.HorizontalFit
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
