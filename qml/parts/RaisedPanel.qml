import QtQuick
import Trapbox

// The panel of a card: raised, framed when it is the chosen one, ringed when the keyboard is on it.
Rectangle {
    id: panel

    property bool down: false
    property bool selected: false
    property bool focused: false
    property color fill: Theme.card

    radius: Theme.radius
    color: down ? Theme.cardPressed : fill
    border.width: selected ? 3 : 1
    border.color: selected ? Theme.accent : Theme.outline
    FocusRing { visible: panel.focused }
}
