import QtQuick
import Trapbox

// The table on which a board is: light oak, smoked oak in the dark look, and plain in high contrast. Text on it has the
// colours of text on a page.
Rectangle {
    color: Theme.page

    Surface {
        anchors.fill: parent
        visible: !Theme.highContrast
        needed: visible
        material: Theme.dark ? "smoked_oak" : "oak"
    }
}
