import QtQuick
import Trapbox

// "+1" that flies from the trap to the HUD of the player who has passed a disk. It is a child of the board.
PlainText {
    id: gain

    required property PassedTrapView view
    required property Item from // its middle is the trap
    required property Hud hud   // of that player
    property point start
    property point end
    property real done: 1 // 0 … 1

    Connections {
        target: gain.view
        function onPassed(seat: int) {
            if (Theme.reducedMotion || !gain.hud.end || gain.hud.end.seat !== seat)
                return
            gain.start = gain.from.mapToItem(gain.parent, gain.from.width / 2, gain.from.height / 2)
            gain.end = gain.hud.spot.mapToItem(gain.parent, gain.hud.spot.width / 2, gain.hud.spot.height / 2)
            flight.restart()
        }
    }
    visible: done < 1
    x: start.x + (end.x - start.x) * done - width / 2
    y: start.y + (end.y - start.y) * done - height / 2
    rotation: hud.textAngle
    scale: 1.5 - 0.7 * done
    opacity: Math.min(1, 4 * (1 - done))
    text: "+1"
    color: Theme.glow
    style: Text.Outline
    styleColor: Theme.shade
    font.pixelSize: Theme.title
    font.weight: Font.Bold
    Accessible.ignored: true // the number of disks says it
    NumberAnimation {
        id: flight
        target: gain
        property: "done"
        from: 0
        to: 1
        duration: 620
        easing.type: Easing.InOutQuad
    }
}
