pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A rubber band: a round strip with light along it, which gets thinner and redder as it is stretched, swings after a
// shot, and is hooked to a brass peg at each side. Its points are in mm, as those of the board are.
Item {
    id: band

    required property PassedTrapView view
    required property PassedTrapEnd end
    property real mm: 1 // px

    property real power: 0 // of the last shot
    property real swung: 1 // 0 … 1: how much of the swing is over
    readonly property bool straight: end.band.length === 2
    readonly property list<point> line: straight && swung < 1 ? swing() : end.band
    readonly property real thin: 1 - 0.38 * Math.min(1, end.stretch)
    readonly property color rubber: Qt.tint(Theme.rubber, Qt.alpha(Theme.rubberPulled, Math.min(0.8, end.stretch)))

    // A string that was plucked: half a wave between the pegs and a faint whole one, that die away.
    function swing(): list<point> {
        const from = end.band[0], to = end.band[1], points = []
        const left = Math.exp(-4.2 * swung) * (1 - swung) * (3 + 9 * power) // mm
        const first = left * Math.cos(2 * Math.PI * 5 * swung), second = 0.3 * left * Math.cos(2 * Math.PI * 9 * swung)
        for (let i = 0; i <= 16; ++i) {
            const share = i / 16
            points.push(Qt.point(from.x + (to.x - from.x) * share,
                                 from.y + first * Math.sin(Math.PI * share) + second * Math.sin(2 * Math.PI * share)))
        }
        return points
    }

    Connections {
        target: band.view
        function onShot(seat: int, power: real) {
            if (Theme.reducedMotion || seat !== band.end.seat)
                return
            band.power = power
            twang.restart()
        }
    }
    NumberAnimation {
        id: twang
        target: band
        property: "swung"
        from: 0
        to: 1
        duration: 520
    }

    component Strip: Polyline {
        points: band.line
        unit: band.mm
        roundCaps: true
    }
    Item { // in mm
        transform: Scale { xScale: band.mm; yScale: -band.mm }
        Strip { // its shadow
            x: 3 * Theme.shadowX
            color: Qt.alpha(Theme.shade, 0.26)
            lineWidth: 7.4
        }
        Strip { // its edges
            color: Qt.darker(band.rubber, 1.75)
            lineWidth: 4.6 * band.thin
        }
        Strip {
            color: band.rubber
            lineWidth: 3.2 * band.thin
        }
        Strip { // the light on it
            color: Qt.alpha(Theme.chalk, 0.55)
            lineWidth: 0.9 * band.thin
        }
    }
    Repeater {
        model: band.end.band.length > 1 ? [band.end.band[0], band.end.band[band.end.band.length - 1]] : []
        Item {
            id: peg
            required property point modelData
            width: Math.round(10 * band.mm)
            height: width
            x: (peg.modelData.x + (peg.modelData.x < 0 ? -3.5 : 3.5)) * band.mm - width / 2
            y: -peg.modelData.y * band.mm - height / 2
            Shadow {
                anchors.fill: parent
                thickness: 0.5
            }
            Art {
                anchors.fill: parent
                art: "peg"
            }
        }
    }
}
