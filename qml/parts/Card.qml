import QtQuick
import Trapbox

// A raised panel that can be pressed: a game, a variant, a saved match. Put its content inside.
Pressable {
    id: card

    property bool selected: false
    property color fill: Theme.card

    padding: Theme.margin
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    onClicked: Feedback.button()

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Theme.cardPressed : card.fill
        border.width: card.selected ? 3 : 1
        border.color: card.selected ? Theme.accent : Theme.outline
        FocusRing { visible: card.visualFocus }
    }
}
