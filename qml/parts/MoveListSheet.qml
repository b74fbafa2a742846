pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The list of moves, oldest first, scrolled to the end. Roles: number, seat, text, sign (a small picture; may be empty).
// Children are placed below the list.
Sheet {
    id: sheet

    required property MatchTable table
    property alias moves: rows.model // a TurnList
    property string empty: qsTr("No moves yet.")
    property string note
    default property alias actions: buttons.data

    title: qsTr("Moves")
    scrolled: list
    onAboutToShow: {
        list.followsEnd = true
        list.scrollToEnd()
    }

    // Only the list scrolls. On a low screen the buttons are beside it.
    Label {
        visible: rows.count === 0
        width: parent.width
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        text: sheet.empty
    }
    Grid {
        id: body
        readonly property real cell: sheet.low && rows.count > 0 ? (width - spacing) / 2 : width
        width: parent.width
        columns: cell < width ? 2 : 1
        spacing: Theme.margin
        verticalItemAlignment: rest.height < list.height ? Grid.AlignBottom : Grid.AlignTop // keeps the buttons near the thumb
        Item {
            width: body.cell
            height: Math.min(list.contentHeight, Math.max(96, sheet.room - (sheet.low ? 0 : rest.height + body.spacing)))
            visible: rows.count > 0
            Scroller {
                id: list
                anchors.fill: parent
                contentHeight: column.height
                clip: true
                property bool followsEnd: true // scrolls to new rows until the player scrolls
                function scrollToEnd() { if (followsEnd) contentY = Math.max(0, contentHeight - height) }
                onContentHeightChanged: scrollToEnd()
                onHeightChanged: scrollToEnd()
                onMovementStarted: followsEnd = false
                onKeyed: followsEnd = false
                Accessible.role: Accessible.List
                Accessible.name: sheet.title
                Column {
                    id: column
                    width: parent.width
                    Repeater {
                        id: rows
                        Item {
                            id: line
                            required property int number
                            required property int seat
                            required property string text
                            required property string sign
                            width: list.width
                            height: Math.max(34, label.implicitHeight + 8)
                            Accessible.role: Accessible.ListItem
                            Accessible.name: `${number}. ${sheet.table.playerNames[seat] ?? ""}: ${text}`
                            PlainText {
                                id: count
                                width: 40 * Theme.fontScale
                                anchors.verticalCenter: parent.verticalCenter
                                horizontalAlignment: Text.AlignRight
                                text: line.number + "."
                                color: Theme.inkSoft
                                font.pixelSize: Theme.textSmall
                                Accessible.ignored: true
                            }
                            Art {
                                id: piece
                                anchors { left: count.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                                width: 22
                                height: 22
                                art: sheet.table.seatArt(line.seat)
                            }
                            PlainText {
                                id: label
                                anchors { left: piece.right; leftMargin: Theme.gap; right: picture.left; verticalCenter: parent.verticalCenter }
                                text: line.text.replace(/[|–]/g, "$&\u2060") // no line break inside the name of a wall or a step
                                color: Theme.ink
                                font.pixelSize: Theme.text
                                wrapMode: Text.WordWrap
                                Accessible.ignored: true
                            }
                            Art {
                                id: picture
                                anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                                width: line.sign !== "" ? 24 : 0
                                height: 24
                                art: line.sign
                            }
                        }
                    }
                }
            }
            ScrollSign { list: list; above: true }
            ScrollSign { list: list }
        }
        Column {
            id: rest
            width: body.cell
            spacing: Theme.gap
            Label {
                visible: text !== ""
                width: parent.width
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignHCenter
                text: sheet.note
            }
            Column {
                id: buttons
                width: parent.width
                spacing: Theme.gap
            }
            PushButton {
                width: parent.width
                kind: body.columns === 2 ? PushButton.Plain : PushButton.Quiet
                text: qsTr("Close")
                onClicked: sheet.close()
            }
        }
    }
}
