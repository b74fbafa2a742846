import QtQuick
import Trapbox

// A number with buttons to decrease and increase it.
Item {
    id: stepper

    property string label
    property int value: 0
    property int min: 0
    property int max: 10
    signal changed(int value)

    implicitWidth: 240
    implicitHeight: Math.max(Theme.touch, caption.implicitHeight)
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + value
    Accessible.focusable: true
    activeFocusOnTab: true
    Keys.onLeftPressed: decrease()
    Keys.onDownPressed: decrease()
    Keys.onRightPressed: increase()
    Keys.onUpPressed: increase()
    Accessible.onIncreaseAction: increase()
    Accessible.onDecreaseAction: decrease()

    function decrease() { if (value > min) changed(value - 1) }
    function increase() { if (value < max) changed(value + 1) }

    FocusRing { visible: stepper.activeFocus }
    PlainText {
        id: caption
        anchors { left: parent.left; right: buttons.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        text: stepper.label
        color: Theme.ink
        font.pixelSize: Theme.text
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        IconButton {
            glyph: "minus"
            framed: true
            text: qsTr("Less: %1").arg(stepper.label)
            focusPolicy: Qt.NoFocus
            enabled: stepper.value > stepper.min
            onClicked: stepper.decrease()
            autoRepeat: true
        }
        PlainText {
            width: Math.max(44, implicitWidth + Theme.gap)
            height: Theme.touch
            text: stepper.value
            color: Theme.ink
            font.pixelSize: Theme.textLarge
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        IconButton {
            glyph: "plus"
            framed: true
            text: qsTr("More: %1").arg(stepper.label)
            focusPolicy: Qt.NoFocus
            enabled: stepper.value < stepper.max
            onClicked: stepper.increase()
            autoRepeat: true
        }
    }
}
