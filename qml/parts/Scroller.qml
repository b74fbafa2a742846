import QtQuick
import Trapbox

// What is longer than its place: moved by a finger, and by keys. What has the keyboard stays in sight.
Flickable {
    id: scroller

    signal keyed // it was moved by a key

    boundsBehavior: Flickable.StopAtBounds
    FollowFocus { view: scroller }

    // Whoever holds the scroller hands over the keys that nothing else has taken, wherever the focus is.
    function key(event: KeyEvent) { keys.key(event) }
    ScrollKeys {
        id: keys
        view: scroller
        onUsed: scroller.keyed()
    }
}
