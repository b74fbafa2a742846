import QtQuick
import Trapbox

// A raised panel that can be pressed: a game, a variant, a saved match. Put its content inside.
Pressable {
    id: card

    property color fill: Theme.card

    padding: Theme.margin
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    onClicked: Feedback.button()

    background: RaisedPanel {
        down: card.down
        focused: card.visualFocus
        fill: card.fill
    }
}
