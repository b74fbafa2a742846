pragma ComponentBehavior: Bound
import QtQuick

// Contacts that carry load, as lines whose width is the load. An arch is drawn in red over them: whole while it carries,
// an empty outline where it broke.
Item {
    id: chains

    property real px: 1 // per mm
    property real rim: 0 // of the frame around the tray
    property alias model: contacts.model
    property bool arch: false

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
            x: chains.rim + mmX * chains.px - width / 2
            y: chains.height - chains.rim - mmY * chains.px - height / 2
            width: span * chains.px
            height: Math.max(chains.arch ? 8 : 1, load * 9 * chains.px)
            radius: height / 2
            rotation: -turn
            color: gone ? "transparent" : chains.arch ? "#e8432a" : "#ffdf70"
            opacity: chains.arch ? 1 : 0.35 + 0.6 * load
            border.width: chains.arch ? 2 : 0
            border.color: gone ? "#ff9a86" : "#ffffff"
        }
    }
}
