pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the finger feels, for the eye: five segments, as many lit as the piece is tight; blurred while it is unsure.
Item {
    id: ring

    property int level: 0       // 0 … 4
    property string words       // for it
    property real sharpness: 1  // 0 … 1

    readonly property list<color> colours: ["#8fd694", "#d3dd6a", "#f2c14e", "#f08a4b", "#e4572e"]

    property real dial: 84 // px across; larger words make only their plate larger

    implicitWidth: Math.max(dial, plate.width)
    implicitHeight: plate.y + plate.height
    // By these names Qt's accessible values ask.
    readonly property int value: level
    readonly property int minimumValue: 0
    readonly property int maximumValue: colours.length - 1
    Accessible.role: Accessible.Dial
    Accessible.name: qsTr("Tension")
    Accessible.description: words

    Item {
        id: face
        anchors.horizontalCenter: parent.horizontalCenter
        width: ring.dial
        height: ring.dial
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: "#e0201812"
            border.width: 2
            border.color: "#ffffff"
            opacity: 0.55 + 0.45 * ring.sharpness
        }
        Repeater {
            model: ring.colours.length
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
                    color: segment.index <= ring.level ? ring.colours[ring.level] : "#60ffffff"
                    opacity: segment.index <= ring.level ? 0.5 + 0.5 * ring.sharpness : 0.5
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
        color: "#201812"
        border.width: 2
        border.color: "#ffffff"
        PlainText {
            id: said
            anchors.centerIn: parent
            text: ring.words
            color: "#ffffff"
            font.pixelSize: Math.max(Theme.textSmall, ring.dial * 0.15)
            opacity: 0.4 + 0.6 * ring.sharpness
            Accessible.ignored: true
        }
    }
}
