import QtQuick

// The root of every screen. It emits backRequested to be left, and may ask for confirmation in leave().
FocusScope {
    property string title // accessible name

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    signal backRequested

    // Returns whether the window may leave the screen now.
    function leave(): bool { return true }
}
