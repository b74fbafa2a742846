pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the finger feels, for the eye: five segments. Those up to the lowest level that the reading leaves open are lit,
// those up to the highest are dim. The longer the press, the fewer are dim.
Item {
    id: ring

    property int level: 0       // 0 … 4
    property int lowest: level
    property int highest: level
    property string text       // for it
    property real sharpness: 1  // 0 … 1

    property real dial: 84 // px across; larger words make only their plate larger

    implicitWidth: Math.max(dial, plate.width)
    implicitHeight: plate.y + plate.height
    // By these names Qt's accessible values ask.
    readonly property int value: level
    readonly property int minimumValue: 0
    readonly property int maximumValue: Theme.feelLevels.length - 1
    Accessible.role: Accessible.Dial
    Accessible.name: qsTr("Tension")
    Accessible.description: text

    Item {
        id: face
        anchors.horizontalCenter: parent.horizontalCenter
        width: ring.dial
        height: ring.dial
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: Qt.alpha(Theme.feelPlate, 0.88)
            border.width: 2
            border.color: Theme.trayRing
            opacity: 0.55 + 0.45 * ring.sharpness
        }
        Repeater {
            model: Theme.feelLevels.length
            Item {
                id: segment
                required property int index
                anchors.fill: parent
                rotation: -120 + 60 * index
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: face.width * 0.08
                    width: face.width * 0.3
                    height: face.width * 0.135
                    radius: height * 0.4
                    color: segment.index <= ring.highest ? Theme.feelLevels[ring.level] : Theme.trayRing
                    opacity: segment.index <= ring.lowest ? 1 : segment.index <= ring.highest ? 0.45 : 0.19
                }
            }
        }
    }
    Rectangle { // below the segments, which leave the foot of the ring free
        id: plate
        anchors.horizontalCenter: parent.horizontalCenter
        y: ring.dial * 0.8
        width: said.implicitWidth + 2 * Theme.gap
        height: said.implicitHeight + 4
        radius: height / 2
        color: Theme.feelPlate
        border.width: 2
        border.color: Theme.trayRing
        PlainText {
            id: said
            anchors.centerIn: parent
            text: ring.text
            color: Theme.trayRing
            font.pixelSize: Math.max(Theme.textSmall, ring.dial * 0.15)
            opacity: 0.4 + 0.6 * ring.sharpness
            Accessible.ignored: true
        }
    }
}
