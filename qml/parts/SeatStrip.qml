pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Who sits here: their piece, their name, whether it is their turn, and what is asked of them. Counts and the like go
// inside, at the right of the name.
Item {
    id: strip

    required property MatchTable table
    property int seat: 0
    property bool active: false // to act now
    property string words       // what is asked, or what they just did
    property list<string> phrases // the longest that are ever asked
    property string art: strip.table.seatArt(seat)
    readonly property bool mirrored: Theme.leftHanded
    default property alias content: counts.data

    readonly property bool thinking: active && strip.table.isBot(seat) && strip.table.driver !== null && strip.table.driver.thinking

    implicitWidth: 240
    // Has room for a line of words also while nothing is said, and for the longest phrase: the board beside it stays where it is.
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + (said.visible ? 0 : line.height) + 8,
                             phrases.length === 0 ? 0 : head.height + kept.height + 8)
    Accessible.role: Accessible.StaticText
    Accessible.name: (active ? qsTr("%1, to move").arg(name.text) : name.text) + (said.text !== "" ? ". " + said.text : "")

    FontMetrics {
        id: line
        font: said.font
    }
    Rectangle { // whose turn it is, by shape as well as by colour
        anchors.fill: parent
        radius: Theme.radius
        color: strip.active ? Theme.card : "transparent"
        border.width: strip.active ? 2 : 0
        border.color: Theme.accent
    }
    Art {
        id: piece
        x: strip.mirrored ? parent.width - width - Theme.gap : Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: 32
        height: 32
        art: strip.art
    }
    Column {
        id: column
        anchors.verticalCenter: parent.verticalCenter
        x: strip.mirrored ? Theme.gap : piece.width + 2 * Theme.gap
        width: parent.width - piece.width - 3 * Theme.gap
        Item {
            id: head
            // Where both do not fit in one line, the counts go below the name.
            readonly property bool tight: natural.advanceWidth + counts.implicitWidth + Theme.gap > width
            width: parent.width
            height: tight ? name.height + counts.implicitHeight : Math.max(name.height, counts.implicitHeight)
            TextMetrics {
                id: natural
                font: name.font
                text: name.text
            }
            PlainText {
                id: name
                y: parent.tight ? 0 : (parent.height - height) / 2
                width: parent.tight ? parent.width : parent.width - counts.width - Theme.gap
                text: strip.table.playerNames[strip.seat] ?? ""
                color: Theme.ink
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Row {
                id: counts
                x: parent.tight ? 0 : parent.width - width
                y: parent.tight ? name.height : (parent.height - height) / 2
                spacing: Theme.gap
            }
        }
        PlainText {
            id: said
            width: parent.width
            visible: text !== ""
            text: strip.thinking ? qsTr("Thinking…") : strip.words.replace(/[|–]/g, "$&\u2060") // as in the list of moves
            color: strip.active ? Theme.ink : Theme.inkSoft
            font.pixelSize: Theme.textSmall
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Item {
        id: kept
        visible: false
        height: childrenRect.height
        Repeater {
            model: strip.phrases
            PlainText {
                required property string modelData
                width: column.width
                text: modelData
                font: said.font
                wrapMode: said.wrapMode
            }
        }
    }
}
