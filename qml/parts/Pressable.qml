import QtQuick
import QtQuick.Templates as T

// Whatever is pressed: by a finger, by Space, and by Return and Enter too. A key that is held presses once.
T.AbstractButton {
    id: pressable

    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        event.accepted = enter || (event.isAutoRepeat && event.key === Qt.Key_Space)
        if (!enter || event.isAutoRepeat)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }
    Keys.onReleased: event => event.accepted = event.isAutoRepeat && event.key === Qt.Key_Space
}
