pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the eye would miss: a ring where a disk has come through the trap, and the leap of one that flies over the wall.
Item {
    id: marks

    required property PassedTrapView view
    property real mm: 1 // px
    property real diskWidth: 38 // px

    Connections {
        target: marks.view
        function onCrossed(leaps: bool, x: real, y: real) {
            if (!Theme.reducedMotion)
                all.append({leaps: leaps, fromX: x, fromY: y})
        }
    }
    Repeater {
        model: ListModel { id: all }
        Item {
            id: mark
            required property int index
            required property bool leaps
            required property real fromX
            required property real fromY
            property real done // 0 … 1
            readonly property real ahead: leaps ? (fromY < 0 ? 1 : -1) * 80 * done : 0
            x: marks.width / 2 + fromX * marks.mm
            y: marks.height / 2 - (fromY + ahead) * marks.mm
            opacity: 1 - done * done
            NumberAnimation on done {
                to: 1
                duration: mark.leaps ? 450 : 250
                easing.type: Easing.OutQuad
                onFinished: all.remove(mark.index)
            }
            DiskArt {
                visible: mark.leaps
                anchors.centerIn: parent
                width: Math.round(marks.diskWidth)
                height: width
                scale: 1 + 0.6 * Math.sin(Math.PI * mark.done) // by its width it would be painted anew each frame
            }
            Rectangle {
                visible: !mark.leaps
                anchors.centerIn: parent
                width: marks.diskWidth * (1 + mark.done)
                height: width
                radius: width / 2
                color: "transparent"
                border.color: Theme.glow
                border.width: 3
            }
        }
    }
}
