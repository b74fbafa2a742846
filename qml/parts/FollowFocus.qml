import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Trapbox

// Brings what has the keyboard into sight, where it is a part of this view.
QtObject {
    required property Flickable view
    readonly property Item focused: view.Window.activeFocusItem
    readonly property real room: view.height // less, above an on-screen keyboard

    onFocusedChanged: {
        const control = focused as T.Control
        if (!control || control.focusReason !== Qt.MouseFocusReason) // nothing may slip away from under a finger
            follow()
    }
    onRoomChanged: if (focused instanceof TextInput) follow()

    function follow() {
        for (let item = focused; item; item = item.parent)
            if (item === view.contentItem)
                return show(view.contentItem.mapFromItem(focused, 0, 0, focused.width, focused.height))
    }

    function show(part: rect) {
        view.contentX = reach(view.contentX, view.width, part.x, part.width, view.contentWidth)
        view.contentY = reach(view.contentY, view.height, part.y, part.height, view.contentHeight)
    }
    // No further than it must, with a margin around it, and what is too large from its beginning.
    function reach(now: real, room: real, start: real, size: real, all: real): real {
        const near = Math.min(start - Theme.margin, Math.max(now, start + size + Theme.margin - room))
        return Math.max(0, Math.min(near, all - room))
    }
}
