import QtQuick
import Trapbox

// A progress bar.
Rectangle {
    id: line

    property real value: 0 // 0 … 1

    implicitWidth: 200
    implicitHeight: 6
    radius: height / 2
    color: Theme.outline
    Accessible.role: Accessible.ProgressBar
    Accessible.description: Math.round(100 * value) + " %"

    Rectangle {
        width: Math.max(height, parent.width * Math.min(1, line.value))
        height: parent.height
        radius: parent.radius
        color: Theme.accent
    }
}
