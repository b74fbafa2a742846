import QtQuick
import Trapbox

// The board as a stop of the Tab key: while it has the keyboard, arrows, Enter and Space play. Put it over the field;
// the keys themselves are the board's.
Item {
    id: stop

    property string words // where the cursor is
    property bool keyed: false // a key was used since a finger was
    property bool framed: true // else the board itself shows it
    readonly property bool shown: keyed && activeFocus

    anchors.fill: parent
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Canvas
    Accessible.focusable: true
    Accessible.name: words !== "" ? qsTr("Board: %1").arg(words) : qsTr("Board")
    // Where a key has led is said; what else changes there is announced as it happens.
    property bool led: false
    Keys.onPressed: event => {
        led = true
        event.accepted = false
    }
    onWordsChanged: {
        if (activeFocus && led)
            ScreenReader.answer(words)
        led = false
    }
    // Also the end of the Tab key that led here.
    Keys.onReleased: event => {
        keyed = keyed || (event.key !== Qt.Key_Escape && event.key !== Qt.Key_Back)
        event.accepted = false
    }
    PointHandler { onActiveChanged: stop.keyed = false }

    FocusRing { visible: stop.shown && stop.framed }
}
