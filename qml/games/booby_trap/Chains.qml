pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Contacts that carry load, as lines whose width is the load. An arch is one band over them, filled where it carries, and
// hollow where it broke. It is drawn twice, the first time as its white edge.
Item {
    id: chains

    property real px: 1 // per mm
    property real rim: 0 // of the frame around the tray
    property alias model: contacts.model
    property bool arch: false
    property bool edge: false // of an arch

    anchors.fill: parent

    Repeater {
        id: contacts
        Rectangle {
            required property real mmX
            required property real mmY
            required property real span
            required property real turn
            required property real load
            required property bool broken
            readonly property bool gone: chains.arch && broken
            readonly property real thick: chains.arch ? Math.max(10, 7 * chains.px) : Math.max(1, load * 9 * chains.px)
            readonly property color ink: chains.edge ? Theme.trayArchEdge : chains.arch ? Theme.trayArch : Theme.trayForce
            // The round ends of whole links meet in the middle of a piece.
            width: span * chains.px + (!chains.arch ? 0 : gone ? -thick / 2 : thick) + (chains.edge ? 4 : 0)
            height: thick + (chains.edge ? 4 : 0)
            x: chains.rim + mmX * chains.px - width / 2
            y: chains.height - chains.rim - mmY * chains.px - height / 2
            radius: height / 2
            rotation: -turn
            color: gone ? "transparent" : ink
            opacity: chains.arch ? 1 : 0.35 + 0.6 * load
            border.width: !gone ? 0 : chains.edge ? 2 : 3
            border.color: ink
        }
    }
}
