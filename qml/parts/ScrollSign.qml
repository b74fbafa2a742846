import QtQuick
import Trapbox

// An arrow over the edge of a list: more can be scrolled into view. Hidden at the end.
Rectangle {
    id: sign

    required property Flickable list
    property bool above: false // else below

    anchors { left: list.left; right: list.right; bottom: list.bottom; bottomMargin: -Theme.margin }
    height: 3 * Theme.margin // two margins cover the list and fade it, one holds the arrow
    transform: Scale { origin.y: sign.list.height / 2 - sign.y; yScale: sign.above ? -1 : 1 }
    visible: list.visible && list.contentHeight > list.height + 1 && !(above ? list.atYBeginning : list.atYEnd)
    color: Qt.rgba(Theme.card.r, Theme.card.g, Theme.card.b, 0.5) // a colour that counts as translucent, like the gradient
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.rgba(Theme.card.r, Theme.card.g, Theme.card.b, 0) }
        GradientStop { position: 0.6; color: Theme.card }
    }
    Glyph {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        name: "forward"
        rotation: 90
        ink: Theme.accent
    }
}
