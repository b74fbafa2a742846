import QtQuick
import Trapbox

// Whose end of the board it is: name, disks left, pegs, and what is written below them.
Item {
    id: owner

    required property MatchTable table
    required property PassedTrapView view
    property PassedTrapEnd end
    property bool person: true
    property bool inOneLine: false // a bot's name stands beside what it has, where there is room
    property bool large: false     // for arm's length
    property bool mirrored: false  // at the right
    property string below
    readonly property alias spot: count // where a disk that was passed is counted
    readonly property int nameSize: large ? Theme.textLarge : Theme.text

    implicitHeight: flow.height

    Flow {
        id: flow
        width: parent.width
        layoutDirection: owner.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 4
        Label {
            width: !owner.inOneLine ? parent.width
                   : Math.min(Math.ceil(natural.advanceWidth) + Theme.gap, parent.width - count.width - pegs.width - 2 * parent.spacing)
            TextMetrics {
                id: natural
                font.pixelSize: owner.nameSize
                font.weight: owner.person ? Font.DemiBold : Font.Normal
                text: owner.end ? owner.table.playerNames[owner.end.seat] ?? "" : ""
            }
            text: natural.text
            font.pixelSize: owner.nameSize
            horizontalAlignment: owner.mirrored ? Text.AlignRight : Text.AlignLeft
            font.weight: owner.person ? Font.DemiBold : Font.Normal // a bot's is longer, by its level
            wrapMode: Text.NoWrap
            elide: owner.person ? Text.ElideRight : Text.ElideMiddle // a bot's level is at the end of its name
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
        Row {
            id: count
            spacing: 6
            rightPadding: 4
            DiskArt {
                anchors.verticalCenter: parent.verticalCenter
                width: owner.large ? 40 : 20
                height: width
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: owner.large ? Theme.title : Theme.text
                font.weight: owner.large ? Font.DemiBold : Font.Normal
                text: owner.end ? owner.end.disks : ""
                Accessible.name: qsTr("Disks left: %1").arg(text)
            }
        }
        PegRow {
            id: pegs
            large: owner.large
            visible: owner.view.pegsToWin > 0
            height: count.height // one centre line
            needed: owner.view.pegsToWin
            pegs: owner.end ? owner.end.pegs : 0
        }
        Label { // on a line of its own: next to the disks it would read as one number
            visible: text !== ""
            width: parent.width
            horizontalAlignment: owner.mirrored ? Text.AlignRight : Text.AlignLeft
            font.pixelSize: Theme.textSmall
            text: owner.below
        }
    }
}
