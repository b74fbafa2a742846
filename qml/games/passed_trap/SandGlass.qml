pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The sand timer: the level above shows the time left to the second. Laid down, it lies on its side and nothing runs.
Item {
    id: glass

    property real share: 1      // of the sand that is still above
    property bool runs: false
    property bool laid: false
    property color sand: Theme.sand
    readonly property color lids: Theme.sandLids

    implicitWidth: 36
    implicitHeight: 60
    Accessible.ignored: true

    Item {
        id: body
        anchors.fill: parent
        rotation: glass.laid ? 90 : 0
        Behavior on rotation { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

        // The bulbs are cones, point to point: sand of share s stands √s of the upper one high.
        readonly property real bulb: height * 0.39 // as seen between neck and lid
        readonly property real upper: bulb * 0.92 * Math.sqrt(Math.max(0, glass.share))
        readonly property real lower: bulb * 0.92 - upper

        Repeater { // full bulbs, painted once, of which only as much is shown as holds sand
            model: 2
            Item {
                required property int index
                y: index === 0 ? body.height / 2 - height : body.height / 2 + body.bulb - height
                width: body.width
                height: index === 0 ? body.upper : body.lower
                clip: true
                Art {
                    y: -parent.y
                    width: body.width
                    height: body.height
                    art: `sand?tint=${encodeURIComponent(glass.sand)}`
                }
            }
        }
        Rectangle { // the thread of falling sand
            visible: glass.runs && glass.share > 0
            x: body.width / 2 - 1
            y: body.height / 2
            width: 2
            height: body.bulb - body.lower
            color: glass.sand
        }
        Art {
            anchors.fill: parent
            art: `sand_glass?ink=${encodeURIComponent(Theme.inkSoft)}&lids=${encodeURIComponent(glass.lids)}`
        }
    }
}
