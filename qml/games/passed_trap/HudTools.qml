import QtQuick
import Trapbox

// What a player has at hand at an end of the board: the sand, "You laughed!", the menu.
Grid {
    id: tools

    required property PassedTrapView view
    property PassedTrapEnd end
    property bool person: true
    property bool near: false
    property bool timed: true
    property bool large: false
    signal menuRequested

    readonly property bool laughable: person && view.laughing && view.phase === PassedTrapView.Playing
    visible: near || laughable || (person && timed) // empty, it would leave a gap

    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignVCenter
    spacing: 2
    SandTimer {
        large: tools.large
        visible: tools.person && tools.timed
        view: tools.view
    }
    IconButton {
        visible: tools.laughable
        enabled: visible
        glyph: "laugh"
        framed: true
        text: qsTr("You laughed!")
        onClicked: tools.view.claim(tools.end.seat)
    }
    IconButton {
        visible: tools.near && tools.view.contest === PassedTrapView.Practice
        glyph: "reset"
        framed: true
        text: qsTr("Put all disks back")
        onClicked: tools.view.reset(tools.end.seat)
    }
    IconButton {
        visible: tools.near
        glyph: "menu"
        text: qsTr("Menu")
        onClicked: tools.menuRequested()
    }
}
