import QtQuick
import Trapbox

// The root of every game's board. It shows one match. Each board declares `view` with its game's type.
FocusScope {
    required property MatchTable table
    property int sheetAngle: 0 // degrees, rotates sheets towards the near player
    property bool offersHint: true // by a button of its own; otherwise the card of a puzzle has one
    property bool faceToFace: false // a person at the far end reads from there
    signal menuRequested(int angle) // degrees, rotates the menu towards the player who opened it

    focus: true

    // Whether to ignore a key's auto-repeat: only arrow keys repeat.
    function heldDown(event: KeyEvent): bool {
        return event.isAutoRepeat && ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
    }
}
