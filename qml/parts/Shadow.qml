pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The shadow of a round thing that is as large as this item, drawn below it: at rest, or as it is lifted.
Item {
    id: shadow

    property real lift: 0     // px above the ground
    property real thickness: 0.16 // of the thing, in parts of its width

    component Cast: Art {
        anchors.centerIn: parent
        width: Math.round(shadow.width * 1.6) // kShadowRoom in app/art/shadows.h
        height: width
    }

    Cast {
        visible: shadow.lift <= 0
        art: `round_shadow?height=${shadow.thickness}`
    }
    Cast {
        visible: shadow.lift > 0
        anchors.horizontalCenterOffset: Theme.shadowX * shadow.lift
        scale: 1 + shadow.lift / Math.max(1, 2 * shadow.width)
        art: "lifted_shadow"
    }
}
