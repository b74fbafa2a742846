import QtQuick
import Trapbox

// The background of a card, with a frame if it is selected and a ring if it has the focus.
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
