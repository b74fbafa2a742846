import QtQuick
import Trapbox

// A slider with a label, from 0 to 1: a volume, a power.
Column {
    id: row

    property string label
    property real value: 0
    property real stepSize: 0.1
    property int size: Theme.text // of the label
    signal moved(real value)

    spacing: 4
    opacity: enabled ? 1 : 0.4
    Label {
        width: parent.width
        text: row.label
        unread: true // it is the slider's accessible name
        font.pixelSize: row.size
    }
    Slide {
        width: parent.width
        value: row.value
        stepSize: row.stepSize
        onValueChanged: if (value !== row.value) row.moved(value) // by a finger, a key or a screen reader
        Accessible.name: row.label
    }
}
