import QtQuick
import QtQuick.Templates as T

// Whatever is pressed: by a finger, by Space, Return or Enter, or by a screen reader. A key that is held presses once.
T.AbstractButton {
    id: pressable

    // Does what a finger's tap does. Qt 6.4's buttons have no press action of their own.
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
