pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What is seen where disks hit something, by how hard they do: dust, a ring, and light on the rail, the wall or a post.
// Nothing with reduced motion.
Item {
    id: impacts

    required property PassedTrapView view
    property real mm: 1 // px
    property int nextRing: 0
    property int nextGlint: 0

    Connections {
        target: impacts.view
        enabled: !Theme.reducedMotion
        function onImpact(on: int, x: real, y: real, strength: real) {
            const px = impacts.width / 2 + x * impacts.mm, py = impacts.height / 2 - y * impacts.mm
            dust.burst(px, py, Math.round(2 + 8 * strength), (90 + 330 * strength) * impacts.mm)
            if (strength > 0.18) {
                (rings.itemAt(impacts.nextRing) as HitRing).strike(px, py, strength)
                impacts.nextRing = (impacts.nextRing + 1) % rings.count
            }
            if (on !== PassedTrapView.Disk) {
                (glints.itemAt(impacts.nextGlint) as HitGlint).strike(px, py, strength, on === PassedTrapView.Rail)
                impacts.nextGlint = (impacts.nextGlint + 1) % glints.count
            }
        }
    }

    Repeater {
        id: glints
        model: 3
        HitGlint {
            area: Qt.size(impacts.width, impacts.height)
            mm: impacts.mm
        }
    }
    Repeater {
        id: rings
        model: 4
        HitRing { mm: impacts.mm }
    }
    Dust {
        id: dust
        anchors.fill: parent
        color: Theme.dust
        size: 2.6 * impacts.mm
    }
    FrameAnimation {
        running: dust.grains > 0
        onTriggered: dust.advance(frameTime)
    }
}
