import QtQuick
import QtQuick.Templates as T
import Trapbox

// One of several of which one is chosen: a radio button to screen readers. What is chosen is the model's to say, so a
// press changes nothing by itself. Not a Pressable: in Qt 6.4 only a T.RadioButton has that role.
T.RadioButton {
    id: choosable

    property bool chosen: false

    function activate() {
        if (enabled)
            clicked()
    }

    checkable: false
    // Qt overwrites these when the button is complete and when a screen reader is switched on.
    function present() {
        Accessible.checkable = true
        Accessible.checked = chosen
    }
    onChosenChanged: present()
    Component.onCompleted: present()
    Connections {
        target: ScreenReader
        function onActiveChanged() { choosable.present() }
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
