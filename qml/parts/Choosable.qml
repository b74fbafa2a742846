import QtQuick
import QtQuick.Templates as T
import Trapbox

// One option of a group, a radio button for screen readers. The model decides which one is chosen; a press only emits
// clicked. Not a Pressable: in Qt 6.4 only a T.RadioButton has that role.
T.RadioButton {
    id: choosable

    property bool chosen: false

    function activate() {
        if (enabled)
            clicked()
    }

    checkable: false
    // Qt overwrites these properties on completion and when a screen reader becomes active.
    function updateAccessible() {
        Accessible.checkable = true
        Accessible.checked = chosen
    }
    onChosenChanged: updateAccessible()
    Component.onCompleted: updateAccessible()
    Connections {
        target: ScreenReader
        function onActiveChanged() { choosable.updateAccessible() }
    }

    Accessible.onPressAction: activate()
    Accessible.onToggleAction: activate()
    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        event.accepted = enter || (event.isAutoRepeat && event.key === Qt.Key_Space)
        if (enter && !event.isAutoRepeat)
            activate()
    }
    Keys.onReleased: event => event.accepted = event.isAutoRepeat && event.key === Qt.Key_Space
}
