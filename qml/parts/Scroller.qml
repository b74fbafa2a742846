import QtQuick
import Trapbox

// A Flickable that also scrolls with keys and keeps the focused item visible.
Flickable {
    id: scroller

    signal keyed // scrolled by a key

    boundsBehavior: Flickable.StopAtBounds
    FollowFocus { view: scroller }

    // Call this with keys that nothing else has accepted, from an ancestor of the focused item.
    function key(event: KeyEvent) { keys.key(event) }
    ScrollKeys {
        id: keys
        view: scroller
        onUsed: scroller.keyed()
    }
}
