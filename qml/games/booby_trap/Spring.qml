import QtQuick
import Trapbox

// A coil spring seen from the side: the near half of each turn in the light, the far half in the shade behind it. It
// always has the same turns; they get wider apart as it lets go.
Item {
    id: spring

    property real thick: 3 // px of the wire, where the turns leave room for it
    readonly property int turns: 12
    readonly property real pitch: height / turns
    readonly property real wire: Math.min(thick, pitch * 0.5)

    // From left to right in the first half of each turn, or back in the second.
    function strands(near: bool): list<point> {
        const left = wire / 2
        const lines = []
        for (let turn = 0; turn < turns; ++turn) {
            const y = (turn + (near ? 0 : 0.5)) * pitch
            const from = Qt.point(near ? left : width - left, y)
            lines.push(from, Qt.point(width - from.x, y + pitch / 2))
        }
        return lines
    }

    Polyline {
        points: spring.strands(false)
        inPairs: true
        color: Theme.steel
        lineWidth: spring.wire
        roundCaps: true
    }
    Polyline {
        points: spring.strands(true)
        inPairs: true
        color: Theme.steelDark
        lineWidth: spring.wire * 1.5
        roundCaps: true
    }
    Polyline {
        points: spring.strands(true)
        inPairs: true
        color: Theme.steelLight
        lineWidth: spring.wire
        roundCaps: true
    }
}
