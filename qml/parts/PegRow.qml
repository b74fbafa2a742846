pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The scoring holes of one player, with brass pegs in those that were won.
Row {
    id: row

    property int holes: 3
    property int pegs: 0

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Pegs: %1").arg(pegs)
    Repeater {
        model: row.holes
        Item {
            id: hole
            required property int index
            width: 20
            height: 20
            Art { anchors.fill: parent; art: "hole" }
            Art {
                anchors.centerIn: parent
                width: 16
                height: 16
                art: "peg"
                visible: hole.index < row.pegs
                scale: visible ? 1 : 2
                Behavior on scale { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutBounce } }
            }
        }
    }
}
