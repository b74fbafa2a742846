import QtQuick
import Trapbox

// The tools of a turn game, in the same order on every board: undo, hint, list of moves, draw or resign, eye, menu. A game
// hides those it does not have. Keys: U, H, L, D.
Grid {
    id: tools

    required property MatchTable table
    property bool canUndo: true
    readonly property bool canHint: tools.table.canHint
    property bool canList: true
    property bool canConcede: true // the game has draw offers and resigning
    property string eyeText       // what the eye button does; empty: no eye button
    property bool eyeOpen: false
    property bool ownTurn: true    // a person is to act
    property int agreeAngle: 0     // degrees, rotates the question towards the player who must agree to an undo
    property bool half: false      // half a turn is played, which can be undone without asking
    signal halfTakenBack
    signal listRequested
    signal concedeRequested
    signal eyeToggled
    signal menuRequested

    readonly property int count: (canUndo ? 1 : 0) + (canHint ? 1 : 0) + (canList ? 1 : 0) + (canConcede ? 1 : 0)
                                 + (eyeText !== "" ? 1 : 0) + 1
    readonly property MatchDriver driver: tools.table.driver
    readonly property bool open: driver !== null && !driver.ended

    function undo() {
        if (half) {
            halfTakenBack()
            return
        }
        if (!canUndo || !driver || !driver.canUndo || tools.table.watching)
            return
        if (tools.table.undoNeedsAgreement) {
            agree.angle = agreeAngle // not bound: must not change while it fades out
            agree.open()
        }
        else
            driver.undo()
    }
    function hint() {
        if (canHint && open && ownTurn && !driver.thinking && !tools.table.watching)
            driver.hint()
    }
    function concede() {
        if (open && ownTurn && canConcede && !tools.table.watching)
            concedeRequested()
    }
    function key(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_U: undo(); break
        case Qt.Key_H: hint(); break
        case Qt.Key_L: if (canList) listRequested(); break
        case Qt.Key_D: concede(); break
        default: return false
        }
        return true
    }

    visible: !tools.table.watching
    columns: count
    layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    IconButton {
        visible: tools.canUndo
        glyph: "undo"
        text: qsTr("Undo")
        enabled: tools.half || (tools.driver !== null && tools.driver.canUndo)
        onClicked: tools.undo()
    }
    IconButton {
        visible: tools.canHint
        glyph: "hint"
        text: qsTr("Hint")
        enabled: tools.open && tools.ownTurn && !tools.driver.thinking
        onClicked: tools.hint()
    }
    IconButton {
        visible: tools.canList
        glyph: "list"
        text: qsTr("List of moves")
        onClicked: tools.listRequested()
    }
    IconButton {
        visible: tools.canConcede
        glyph: "flag"
        text: qsTr("Draw or resign")
        enabled: tools.open && tools.ownTurn
        onClicked: tools.concede()
    }
    IconButton {
        visible: text !== ""
        glyph: "eye"
        text: tools.eyeText
        framed: tools.eyeOpen
        ink: tools.eyeOpen ? Theme.accent : Theme.ink
        onClicked: tools.eyeToggled()
    }
    IconButton {
        glyph: "menu"
        text: qsTr("Menu")
        onClicked: tools.menuRequested()
    }

    Sheet {
        id: agree
        title: qsTr("Undo the last move?")
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Only if all players agree.")
        }
        PushButton {
            width: agree.share
            kind: PushButton.Primary
            glyph: "undo"
            text: qsTr("Undo move")
            onClicked: { agree.close(); tools.driver.undo() }
        }
        PushButton {
            width: agree.share
            text: qsTr("Keep move")
            onClicked: agree.close()
        }
    }
}
