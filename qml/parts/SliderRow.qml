import QtQuick
import QtQuick.Templates as T
import Trapbox

// A share from nothing to all: a loudness, a power.
Column {
    id: row

    property string label
    property real value: 0
    property real stepSize: 0.1
    property int size: Theme.text // of the label
    signal moved(real value)

    spacing: 4
    Label {
        width: parent.width
        text: row.label
        font.pixelSize: row.size
    }
    T.Slider {
        id: slider
        width: parent.width
        height: Theme.touch
        value: row.value
        stepSize: row.stepSize
        onMoved: row.moved(value)
        Accessible.name: row.label
        background: Rectangle {
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 28
            height: 6
            radius: 3
            color: Theme.line
            Rectangle {
                width: parent.width * slider.visualPosition
                height: parent.height
                radius: 3
                color: Theme.accent
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            anchors.verticalCenter: parent.verticalCenter
            width: 28
            height: 28
            radius: 14
            color: Theme.accent
            border.color: Theme.card
            border.width: 3
            FocusRing {
                radius: 17
                visible: slider.visualFocus
            }
        }
    }
}
