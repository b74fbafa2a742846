import QtQuick
import Trapbox

// Shooting without dragging: choose the disk, its place on the band, the power, and let go. The same by keys:
// N the next disk, arrows place and power, Space or Enter touches hands, shoots, and takes out a disk after a laugh,
// P lays the timer down, F hastens a bot that plays alone.
Rectangle {
    id: controls

    required property MatchTable table
    required property PassedTrapView view
    property int seat: 0
    property bool narrow: false // stands beside the board
    property bool waiting: false // for the hand, whose pad is in its place

    readonly property int size: Theme.besideBoard(parent)

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.line

    Binding {
        target: controls.view
        property: "aimSeat"
        value: controls.visible ? controls.seat : -1
    }

    // Who aims by keys sees what will be shot, as with the buttons.
    function aim(further: real, harder: real) {
        view.aimSeat = seat
        view.aimX += further
        view.aimPower += harder
    }
    function key(event: KeyEvent) {
        switch (event.key) {
        case Qt.Key_N: view.aimNext(seat, 1); break
        case Qt.Key_Left: aim(-2, 0); break
        case Qt.Key_Right: aim(2, 0); break
        case Qt.Key_Up: aim(0, 0.05); break
        case Qt.Key_Down: aim(0, -0.05); break
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (view.phase === PassedTrapView.Playing || view.phase === PassedTrapView.Claim)
                view.shoot(seat)
            else if (view.phase === PassedTrapView.Placing || view.phase === PassedTrapView.Laid)
                view.handDown(seat)
            break
        case Qt.Key_P: view.pause(); break
        case Qt.Key_F: if (view.botAlone) controls.table.driver.hurried = !controls.table.driver.hurried; break
        default: return
        }
        event.accepted = true
    }

    Column {
        id: column
        visible: !controls.waiting
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap
        Row { // the shot at the thumb
            width: parent.width
            spacing: Theme.gap
            layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            Row {
                id: choice
                spacing: Theme.gap
                IconButton { glyph: "back"; framed: true; text: qsTr("Previous disk"); onClicked: controls.view.aimNext(controls.seat, -1) }
                IconButton { glyph: "forward"; framed: true; text: qsTr("Next disk"); onClicked: controls.view.aimNext(controls.seat, 1) }
            }
            PushButton {
                width: parent.width - choice.width - Theme.gap
                kind: PushButton.Primary
                enabled: (controls.view.laughEstablished || controls.view.aimReady)
                text: controls.view.laughEstablished ? qsTr("Remove") : qsTr("Shoot")
                onClicked: controls.view.shoot(controls.seat)
            }
        }
        Grid {
            id: sliders
            readonly property real each: controls.narrow ? width : (width - spacing) / 2
            width: parent.width
            columns: controls.narrow ? 1 : 2
            verticalItemAlignment: Grid.AlignBottom // a label may take two lines
            spacing: Theme.gap
            SliderRow {
                width: sliders.each
                label: qsTr("Position on the band")
                size: controls.size
                value: 0.5 + controls.view.aimX / controls.view.aimMax / 2
                stepSize: 0.01 // about 3 mm
                onMoved: value => controls.view.aimX = (2 * value - 1) * controls.view.aimMax
            }
            SliderRow {
                width: sliders.each
                label: qsTr("Power")
                size: controls.size
                value: controls.view.aimPower
                stepSize: 0.05
                onMoved: value => controls.view.aimPower = value
            }
        }
    }
}
