import QtQuick
import Trapbox

// Shows where the keyboard is.
Rectangle {
    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.radius + 3
    color: "transparent"
    border.color: Theme.focus
    border.width: 3
}
