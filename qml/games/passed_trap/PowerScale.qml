pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// How hard the held disk will be shot: marks beside it, one for each tenth, that light up as the band is stretched; and
// the lane, when the shot is centred on the trap.
Item {
    id: gauge

    required property PassedTrapEnd end
    required property PassedTrapView view
    property real mm: 1 // px
    readonly property int side: end.seat === 0 ? 1 : -1 // down or up
    readonly property int lit: Math.floor(end.power * 10 + 0.001)

    visible: end.power > 0

    Rectangle { // the lane from the band to the trap
        visible: gauge.end.centred
        width: gauge.view.gap * gauge.mm
        height: gauge.view.bandLine * gauge.mm
        x: (gauge.width - width) / 2
        y: gauge.height / 2 + (gauge.side > 0 ? 0 : -height)
        gradient: Gradient {
            GradientStop { position: gauge.side > 0 ? 0 : 1; color: Qt.alpha(Theme.glow, 0.42) }
            GradientStop { position: gauge.side > 0 ? 1 : 0; color: Qt.alpha(Theme.glow, 0.06) }
        }
    }
    Repeater {
        model: 20
        Rectangle {
            required property int index
            readonly property int tenth: index % 10
            readonly property bool strong: tenth < gauge.lit
            width: (tenth === 4 || tenth === 9 ? 11 : 7) * gauge.mm
            height: 1.8 * gauge.mm
            radius: height / 2
            color: strong ? (tenth < 7 ? Theme.glow : Theme.rubberPulled) : Theme.chalk
            opacity: strong ? 1 : 0.3
            x: gauge.width / 2 + (index < 10 ? 34 * gauge.mm : -34 * gauge.mm - width)
            y: gauge.height / 2 + gauge.side * (gauge.view.bandLine + 5 + 4 * tenth) * gauge.mm - height / 2
        }
    }
}
