import QtQuick
import Trapbox

// The root of every game's board. It shows one match: `view` is declared by each board, with the type of its game. It has
// the keyboard focus, and either player can ask for the menu.
FocusScope {
    required property MatchTable table
    property int sheetsFace: 0 // degrees by which sheets are turned to whoever sits at the near end
    property bool twoEnds: false // somebody sits at the far end too, and reads from there
    signal menuRequested(int facing) // degrees, to whoever asks for it

    focus: true

    // A key that is held down acts once; only arrow keys repeat.
    function heldDown(event: KeyEvent): bool {
        return event.isAutoRepeat && ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
    }
}
