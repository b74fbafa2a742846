import QtQuick
import Trapbox

// The wood that the box is made of; in high contrast, none.
Rectangle {
    color: Theme.page

    Surface {
        anchors.fill: parent
        visible: !Theme.highContrast
        needed: visible // below a match, Home holds no 15 MB of wood
        material: Theme.dark ? "walnut" : "beech"
    }
}
