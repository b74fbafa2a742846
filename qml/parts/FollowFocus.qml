import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Trapbox

// Scrolls a view so that the focused item in it is visible.
QtObject {
    required property Flickable view
    readonly property Item focused: view.Window.activeFocusItem
    readonly property real room: view.height // smaller while the on-screen keyboard is open

    onFocusedChanged: {
        const control = focused as T.Control
        if (!control || control.focusReason !== Qt.MouseFocusReason) // don't scroll what a finger is pressing
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
    // Scrolls as little as possible, with a margin. Shows the start of an item larger than the view.
    function reach(now: real, room: real, start: real, size: real, all: real): real {
        const near = Math.min(start - Theme.margin, Math.max(now, start + size + Theme.margin - room))
        return Math.max(0, Math.min(near, all - room))
    }
}
