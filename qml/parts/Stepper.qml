import QtQuick
import Trapbox

// A number between two buttons.
Item {
    id: stepper

    property string label
    property int value: 0
    property int least: 0
    property int most: 10
    signal changed(int value)

    implicitWidth: 240
    implicitHeight: Math.max(Theme.touch, words.implicitHeight)
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + value
    Accessible.focusable: true
    activeFocusOnTab: true
    Keys.onLeftPressed: less()
    Keys.onDownPressed: less()
    Keys.onRightPressed: more()
    Keys.onUpPressed: more()
    Accessible.onIncreaseAction: more()
    Accessible.onDecreaseAction: less()

    function less() { if (value > least) changed(value - 1) }
    function more() { if (value < most) changed(value + 1) }

    FocusRing { visible: stepper.activeFocus }
    PlainText {
        id: words
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
            enabled: stepper.value > stepper.least
            onClicked: stepper.less()
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
            enabled: stepper.value < stepper.most
            onClicked: stepper.more()
            autoRepeat: true
        }
    }
}
