pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The scoring holes of one player, with brass pegs in those that were won. The board has a hole for each peg but the one
// that wins the match: its place is a crown.
Row {
    id: row

    property int needed: 4 // pegs that win
    property int pegs: 0

    property bool large: Theme.large // for arm's length
    readonly property int hole: large ? 24 : 16 // px
    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Pegs: %1 of %2").arg(Math.min(pegs, needed)).arg(needed)
    Repeater {
        model: row.needed
        Item {
            id: place
            required property int index
            readonly property bool wins: index === row.needed - 1
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            width: row.hole + 4
            height: width
            Rectangle { // a hole; filled it would look won
                anchors.centerIn: parent
                visible: !place.wins
                width: row.hole
                height: width
                radius: width / 2
                color: Theme.highContrast ? "transparent" : Qt.alpha(Theme.shade, 0.22)
                border.color: Theme.inkSoft
                border.width: 2
            }
            Glyph {
                anchors.centerIn: parent
                width: row.hole + 2
                name: "crown"
                ink: Theme.accent
                visible: place.wins && !peg.visible
            }
            Art {
                id: peg
                anchors.centerIn: parent
                width: row.hole
                height: width
                art: "peg"
                visible: place.index < row.pegs
                scale: visible ? 1 : 2
                Behavior on scale { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutBounce } }
            }
        }
    }
}
