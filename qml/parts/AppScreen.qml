import QtQuick

// What the window can show: it may ask to be left, and may ask first when it is to be left.
FocusScope {
    property string title // what a screen reader calls it

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    signal backRequested

    // True when the screen may be left at once.
    function leave(): bool { return true }
}
