pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The wheel: flicked or tapped it turns, ticks from section to section and comes to rest under the brass tongue.
Item {
    id: wheel

    required property TrapdoorCheckersView view
    property bool wanted: false      // it is time to spin it
    property bool interactive: true
    property bool hinted: false
    property bool white: false       // the side whose piece it shows
    property bool audible: true      // of two wheels that turn as one, one ticks

    readonly property int count: view.wheel.length
    readonly property real step: 360 / count
    readonly property int section: view.section

    Accessible.role: Accessible.Button
    Accessible.name: wanted ? qsTr("Spin the wheel") : qsTr("The wheel")
    Accessible.onPressAction: wheel.spin()

    function spin() {
        if (interactive && view)
            view.spin()
    }
    // Clockwise degrees that bring the section under the tongue.
    function angleOf(index: int): real { return index < 0 ? 0 : (360 - index * step) % 360 }
    function rest() {
        if (!turning.running)
            disc.rotation = angleOf(section)
    }

    onSectionChanged: {
        turning.complete()
        rest()
    }
    onCountChanged: rest()
    Component.onCompleted: rest()

    Connections {
        target: wheel.view
        function onWheelTurns(section: int, milliseconds: int) {
            turning.stop()
            turning.from = disc.rotation
            turning.to = disc.rotation - disc.rotation % 360 + 4 * 360 + wheel.angleOf(section)
            turning.duration = milliseconds
            turning.start()
        }
    }
    NumberAnimation {
        id: turning
        target: disc
        property: "rotation"
        easing.type: Easing.OutCubic
        onStopped: disc.rotation = disc.rotation % 360
    }

    Rectangle { // it is time to spin
        anchors.centerIn: disc
        visible: wheel.wanted && wheel.interactive
        width: disc.width + 10
        height: width
        radius: width / 2
        color: wheel.hinted ? Theme.boardHint : Theme.boardChosen
        border.color: Theme.boardInk
        border.width: 1
    }
    Art {
        anchors.centerIn: disc
        width: disc.width * 1.2
        height: width
        visible: !wheel.wanted
        art: "cast_shadow?body=0.83&corner=0.5"
    }
    Item {
        id: disc
        readonly property int notch: Math.floor(rotation / wheel.step + 0.5)
        onNotchChanged: if (turning.running && wheel.audible && wheel.view)
            wheel.view.wheelTicks(Math.max(0.15, 1 - (rotation - turning.from) / (turning.to - turning.from)))
        anchors.centerIn: parent
        anchors.verticalCenterOffset: tongue.height * 0.2
        width: Math.floor(Math.min(parent.width, parent.height - tongue.height * 0.4) - 12)
        height: width
        Repeater { // both sides' at hand: no turn begins with a wheel that is not drawn yet
            model: ["", "&side=white"]
            Art {
                required property int index
                required property string modelData
                anchors.fill: parent
                visible: wheel.white === (index === 1)
                art: "wheel?sections=" + wheel.view.wheel + modelData
            }
        }
    }
    Art {
        anchors.fill: disc
        art: "wheel_light"
    }
    Art {
        id: tongue
        anchors { horizontalCenter: disc.horizontalCenter; bottom: disc.top; bottomMargin: -height * 0.72 }
        width: Math.max(16, Math.min(wheel.width, wheel.height) * 0.15)
        height: width * 1.1
        art: "wheel_pointer"
    }
    MouseArea {
        anchors.fill: disc
        enabled: wheel.interactive
        preventStealing: true
        property real grip: 0 // degrees between the finger and the wheel
        function fingerAngle(mouse: MouseEvent): real {
            return Math.atan2(mouse.y - height / 2, mouse.x - width / 2) * 180 / Math.PI
        }
        onPressed: mouse => grip = fingerAngle(mouse) - disc.rotation
        onPositionChanged: mouse => {
            if (!wheel.wanted || turning.running)
                return
            let by = fingerAngle(mouse) - grip - disc.rotation
            by -= 360 * Math.round(by / 360)
            disc.rotation += by
        }
        onReleased: {
            wheel.spin()
            wheel.rest()
        }
        onCanceled: wheel.rest()
    }
}
