import QtQuick
import QtQuick.Templates as T
import Trapbox

// A slider from 0 to 1. A screen reader may set the value directly, which does not emit `moved`: connect to `valueChanged`.
T.Slider {
    id: slide

    property string valueText: Math.round(100 * value) + "\u00a0%" // for screen readers
    stepSize: 0.1 // of keys and screen readers; a finger moves it freely

    // Qt's accessible value interface reads these names.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    Accessible.description: valueText
    Accessible.onIncreaseAction: if (enabled) increase()
    Accessible.onDecreaseAction: if (enabled) decrease()

    height: Theme.touch
    background: Rectangle {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 28
        height: 6
        radius: 3
        color: Theme.outline
        Rectangle {
            width: parent.width * slide.visualPosition
            height: parent.height
            radius: 3
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: slide.visualPosition * (slide.width - width)
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 28
        radius: 14
        color: Theme.accent
        border.color: Theme.card
        border.width: 3
        FocusRing {
            radius: 17
            visible: slide.visualFocus
        }
    }
}
