pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Trapbox

// The sand timer: the level above shows the time left to the second. Laid down, it lies on its side and nothing runs.
Item {
    id: glass

    property real share: 1      // of the sand that is still above
    property bool runs: false
    property bool laid: false
    property color sand: Theme.highContrast ? "#ffd400" : "#d9a860"

    implicitWidth: 36
    implicitHeight: 60
    Accessible.ignored: true

    Item {
        id: body
        anchors.fill: parent
        rotation: glass.laid ? 90 : 0
        Behavior on rotation { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

        // The bulbs are triangles with soft shoulders; sand of share s fills a triangle of height √s.
        readonly property real w: width
        readonly property real bulb: height / 2 - 6
        readonly property real upper: bulb * Math.sqrt(Math.max(0, glass.share))
        readonly property real surface: (body.w / 2 - 6) * 0.92 * Math.sqrt(Math.max(0, glass.share))
        readonly property real lower: bulb * (1 - Math.sqrt(Math.max(0, glass.share)))

        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.inkSoft
                strokeWidth: 1.5
                fillColor: Theme.dark ? "#33ffffff" : "#66ffffff"
                startX: 4
                startY: 5
                PathLine { x: body.w - 4; y: 5 }
                PathCubic { x: body.w / 2 + 1.5; y: body.height / 2; control1X: body.w - 4; control1Y: body.height * 0.32; control2X: body.w / 2 + 2; control2Y: body.height * 0.4 }
                PathCubic { x: body.w - 4; y: body.height - 5; control1X: body.w / 2 + 2; control1Y: body.height * 0.6; control2X: body.w - 4; control2Y: body.height * 0.68 }
                PathLine { x: 4; y: body.height - 5 }
                PathCubic { x: body.w / 2 - 1.5; y: body.height / 2; control1X: 4; control1Y: body.height * 0.68; control2X: body.w / 2 - 2; control2Y: body.height * 0.6 }
                PathCubic { x: 4; y: 5; control1X: body.w / 2 - 2; control1Y: body.height * 0.4; control2X: 4; control2Y: body.height * 0.32 }
            }
            ShapePath { // above
                strokeColor: "transparent"
                fillColor: glass.sand
                startX: body.w / 2
                startY: body.height / 2
                PathLine { x: body.w / 2 - body.surface; y: body.height / 2 - body.upper }
                PathLine { x: body.w / 2 + body.surface; y: body.height / 2 - body.upper }
            }
            ShapePath { // below, a heap
                strokeColor: "transparent"
                fillColor: glass.sand
                startX: 6
                startY: body.height - 6
                PathLine { x: body.w - 6; y: body.height - 6 }
                PathQuad { x: 6; y: body.height - 6; controlX: body.w / 2; controlY: body.height - 6 - 2 * body.lower }
            }
        }
        Rectangle { // the thread of falling sand
            visible: glass.runs && glass.share > 0
            x: body.w / 2 - 1
            y: body.height / 2
            width: 2
            height: body.height / 2 - 6 - body.lower * 0.6
            color: glass.sand
        }
        Repeater { // the two lids
            model: 2
            Rectangle {
                required property int index
                y: index === 0 ? 0 : body.height - height
                width: body.w
                height: 6
                radius: 2
                color: Theme.highContrast ? "#ffffff" : "#8a5a30"
            }
        }
    }
}
