import QtQuick
import Trapbox

// The wood that the box is made of; in high contrast, none.
Rectangle {
    color: Theme.page

    Surface {
        anchors.fill: parent
        visible: !Theme.highContrast
        material: Theme.dark ? "walnut" : "beech"
        seed: 7
    }
}
