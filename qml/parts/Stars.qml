pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Three stars, of which `won` are filled.
Row {
    id: stars

    property int won: 0
    property int size: 24

    spacing: 2
    Repeater {
        model: 3
        Glyph {
            required property int index
            width: stars.size
            name: index < stars.won ? "star_won" : "star"
            ink: index < stars.won ? Theme.accent : Theme.inkOff
        }
    }
}
