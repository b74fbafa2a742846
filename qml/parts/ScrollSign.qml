import QtQuick
import Trapbox

// Over an edge of what scrolls on a card: there is more beyond it. Gone where there is not.
Rectangle {
    id: sign

    required property Flickable list
    property bool above: false // else below

    anchors { left: list.left; right: list.right; bottom: list.bottom; bottomMargin: -Theme.margin }
    height: 3 * Theme.margin // two over the list, where it fades, and one in the margin, for the arrow
    transform: Scale { origin.y: sign.list.height / 2 - sign.y; yScale: sign.above ? -1 : 1 }
    visible: list.visible && list.contentHeight > list.height + 1 && !(above ? list.atYBeginning : list.atYEnd)
    color: Qt.rgba(Theme.card.r, Theme.card.g, Theme.card.b, 0.5) // see-through, as the fading is
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
