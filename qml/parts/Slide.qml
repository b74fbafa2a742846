import QtQuick
import QtQuick.Templates as T
import Trapbox

// A groove and a knob, to be slid from nothing to all.
T.Slider {
    id: slide

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
