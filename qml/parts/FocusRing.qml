import QtQuick
import Trapbox

// Outlines the control that has the keyboard focus.
Rectangle {
    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.radius + 3
    color: "transparent"
    border.color: Theme.focus
    border.width: 3
}
