import QtQuick

// What every board is to the screen on which it lies: it has the keyboard, and one of its players can ask for the menu.
FocusScope {
    property int sheetsFace: 0 // degrees by which sheets are turned to whoever sits at the near end
    property bool twoEnds: false // somebody sits at the far end too, and reads from there
    signal menuRequested(int facing) // degrees, to whoever asks for it

    focus: true

    // A key that is held down acts once; only arrows go on.
    function heldDown(event: KeyEvent): bool {
        return event.isAutoRepeat && ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
    }
}
