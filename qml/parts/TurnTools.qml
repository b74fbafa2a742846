import QtQuick
import Trapbox

// What every turn game has at hand: undo, hint, the list of moves, draw and resign, the menu. Keys: U, H, L, D.
Grid {
    id: tools

    property bool vertical: false
    property real room: 400 // px across; what does not fit in one row goes into a second
    property bool canConcede: true // whether the game knows draw offers and resigning
    property bool ownTurn: true    // a person is to act: there is something to ask for
    property int facing: 0         // degrees, for the cards that it opens
    property bool half: false      // a part of the turn is made that does not count yet: taken back without asking
    signal halfTakenBack
    signal listRequested
    signal concedeRequested
    signal menuRequested

    readonly property MatchDriver driver: Session.driver
    readonly property bool open: driver !== null && !driver.ended
    readonly property bool shared: Session.people > 1 && Session.lesson === null

    // People at one table agree on it first.
    function undo() {
        if (half) {
            halfTakenBack()
            return
        }
        if (!driver || !driver.canUndo || Session.replayer !== null)
            return
        if (shared)
            agree.open()
        else
            driver.undo()
    }
    function hint() {
        if (open && ownTurn && !driver.thinking && Session.replayer === null)
            driver.hint()
    }
    function concede() {
        if (open && ownTurn && canConcede && Session.lesson === null && Session.replayer === null)
            concedeRequested()
    }
    function key(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_U: undo(); break
        case Qt.Key_H: hint(); break
        case Qt.Key_L: listRequested(); break
        case Qt.Key_D: concede(); break
        default: return false
        }
        return true
    }

    visible: Session.replayer === null
    columns: vertical ? 1 : room >= 5 * Theme.touch ? 5 : 3
    layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    IconButton {
        glyph: "undo"
        text: qsTr("Take back")
        enabled: tools.half || (tools.driver !== null && tools.driver.canUndo)
        onClicked: tools.undo()
    }
    IconButton {
        glyph: "hint"
        text: qsTr("Hint")
        enabled: tools.open && tools.ownTurn && !tools.driver.thinking
        onClicked: tools.hint()
    }
    IconButton {
        glyph: "list"
        text: qsTr("List of moves")
        onClicked: tools.listRequested()
    }
    IconButton {
        visible: tools.canConcede
        glyph: "flag"
        text: qsTr("Draw or resign")
        enabled: tools.open && tools.ownTurn && Session.lesson === null
        onClicked: tools.concede()
    }
    IconButton {
        glyph: "menu"
        text: qsTr("Menu")
        onClicked: tools.menuRequested()
    }

    Sheet {
        id: agree
        facing: tools.facing
        title: qsTr("Take back the last step?")
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Only if everyone at the table agrees.")
        }
        PushButton {
            width: parent.width
            kind: "primary"
            glyph: "undo"
            text: qsTr("We agree: take it back")
            onClicked: { agree.close(); tools.driver.undo() }
        }
        PushButton {
            width: parent.width
            text: qsTr("No, it stays")
            onClicked: agree.close()
        }
    }
}
