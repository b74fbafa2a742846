import QtQuick
import Trapbox

// Scrolls a view with the keyboard.
QtObject {
    id: keys

    required property Flickable view
    signal used

    function key(event: KeyEvent) {
        const start = view.originY
        const end = start + Math.max(0, view.contentHeight - view.height)
        let to = view.contentY
        switch (event.key) {
        case Qt.Key_Up: to -= Theme.touch; break
        case Qt.Key_Down: to += Theme.touch; break
        case Qt.Key_PageUp: to -= view.height - Theme.touch; break
        case Qt.Key_PageDown: to += view.height - Theme.touch; break
        case Qt.Key_Home: to = start; break
        case Qt.Key_End: to = end; break
        default: return
        }
        view.contentY = Math.max(start, Math.min(to, end))
        event.accepted = true
        used()
    }
}
