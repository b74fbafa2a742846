import QtQuick
import Trapbox

// Makes the board focusable with Tab. While it has the focus, arrows, Enter and Space play. Place it over the field; the
// board handles the keys.
Item {
    id: stop

    property string cursorText // accessible text of the cursor's place
    property bool keyed: false // the last input was a key
    property bool framed: true // false: the board shows the focus itself
    readonly property bool shown: keyed && activeFocus

    anchors.fill: parent
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Canvas
    Accessible.focusable: true
    Accessible.name: cursorText !== "" ? qsTr("Board: %1").arg(cursorText) : qsTr("Board")
    // A key moved the cursor: speak its new place. Other changes of the place are announced by the view.
    property bool moved: false
    Keys.onPressed: event => {
        moved = true
        event.accepted = false
    }
    onCursorTextChanged: {
        if (activeFocus && moved)
            ScreenReader.answer(cursorText)
        moved = false
    }
    // Includes the release of the Tab key that moved the focus here.
    Keys.onReleased: event => {
        keyed = keyed || (event.key !== Qt.Key_Escape && event.key !== Qt.Key_Back)
        event.accepted = false
    }
    PointHandler { onActiveChanged: stop.keyed = false }

    FocusRing { visible: stop.shown && stop.framed }
}
