import QtQuick
import Trapbox

// What is longer than its place: moved by a finger, and by keys. What has the keyboard stays in sight.
Flickable {
    id: scroller

    signal keyed // it was moved by a key

    boundsBehavior: Flickable.StopAtBounds
    FollowFocus { view: scroller }

    // One that nothing else has taken: whoever holds the scroller hands it over, wherever the keyboard is.
    function key(event: KeyEvent) {
        let to = contentY
        switch (event.key) {
        case Qt.Key_Up: to -= Theme.touch; break
        case Qt.Key_Down: to += Theme.touch; break
        case Qt.Key_PageUp: to -= height - Theme.touch; break
        case Qt.Key_PageDown: to += height - Theme.touch; break
        case Qt.Key_Home: to = 0; break
        case Qt.Key_End: to = contentHeight; break
        default: return
        }
        contentY = Math.max(0, Math.min(to, contentHeight - height))
        event.accepted = true
        keyed()
    }
}
