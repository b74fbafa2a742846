import QtQuick

// What the window can show: it may ask to be left, and may ask first when it is to be left.
FocusScope {
    focus: true

    signal backRequested

    // True when the screen may be left at once.
    function leave(): bool { return true }
}
