import QtQuick
import Trapbox

// The trembling of a thing that is about to be lost: `by` goes to and fro for a moment once it is active, and is 0 again.
Item {
    id: shiver

    property bool active: false
    property real reach: 0.035
    property real by: 0

    onActiveChanged: {
        if (active && Theme.quick > 0) {
            trembling.restart()
        } else {
            trembling.stop()
            by = 0
        }
    }
    SequentialAnimation {
        id: trembling
        loops: 5
        NumberAnimation { target: shiver; property: "by"; to: shiver.reach; duration: 22 }
        NumberAnimation { target: shiver; property: "by"; to: -shiver.reach; duration: 44 }
        NumberAnimation { target: shiver; property: "by"; to: 0; duration: 22 }
    }
}
