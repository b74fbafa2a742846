import QtQuick
import Trapbox

// The wood of the box: the background of screens. Plain in high contrast.
Rectangle {
    color: Theme.page

    Surface {
        anchors.fill: parent
        visible: !Theme.highContrast
        needed: visible // frees the 15 MB bitmap while a match covers Home
        material: Theme.dark ? "walnut" : "beech"
    }
}
