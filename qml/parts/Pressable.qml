import QtQuick
import QtQuick.Templates as T

// The base of all buttons: pressed by a finger, by Space, Return or Enter, or by a screen reader. Keys do not auto-repeat.
T.AbstractButton {
    id: pressable

    // Does the same as a tap. Buttons of Qt 6.4 don't implement the accessible press action.
    function activate() {
        if (!enabled)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
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
