pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A player's strip: piece, name, whether it is their turn, and what to do. Children are placed at the right of the name.
Item {
    id: strip

    required property MatchTable table
    property int seat: 0
    property bool active: false // this player is to act
    property string text        // what to do, or what the player just did
    property list<string> phrases // the longest texts, for the height
    property string art: strip.table.seatArt(seat)
    readonly property bool mirrored: Theme.leftHanded
    default property alias content: counts.data

    readonly property bool thinking: active && strip.table.isBot(seat) && strip.table.driver !== null && strip.table.driver.thinking

    implicitWidth: 240
    // Reserves room for one line and for the longest phrase, so that the board beside it does not move.
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + (label.visible ? 0 : line.height) + 8,
                             phrases.length === 0 ? 0 : head.height + reserved.height + 8)
    Accessible.role: Accessible.StaticText
    Accessible.name: (active ? qsTr("%1, to move").arg(name.text) : name.text) + (label.text !== "" ? ". " + label.text : "")

    FontMetrics {
        id: line
        font: label.font
    }
    Rectangle { // marks the active player by shape and by colour
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
        width: 32 * Theme.reach
        height: width
        art: strip.art
    }
    Column {
        id: column
        anchors.verticalCenter: parent.verticalCenter
        x: strip.mirrored ? Theme.gap : piece.width + 2 * Theme.gap
        width: parent.width - piece.width - 3 * Theme.gap
        Item {
            id: head
            // The counts go below the name if both don't fit in one line.
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
                font.pixelSize: Theme.text * Theme.reach
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
            id: label
            width: parent.width
            visible: text !== ""
            text: strip.thinking ? qsTr("Thinking…") : strip.text.replace(/[|–]/g, "$&\u2060") // no line break, as in MoveListSheet
            color: strip.active ? Theme.ink : Theme.inkSoft
            font.pixelSize: Theme.textSmall * Theme.reach
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Item {
        id: reserved
        visible: false
        height: childrenRect.height
        Repeater {
            model: strip.phrases
            PlainText {
                required property string modelData
                width: column.width
                text: modelData
                font: label.font
                wrapMode: label.wrapMode
            }
        }
    }
}
