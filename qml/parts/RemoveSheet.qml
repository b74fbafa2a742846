pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Asks before a saved game is deleted. Keeps its id, because the list may change while it is open.
Sheet {
    id: question

    property string gameId
    property list<string> lines // describe the game; empty lines are hidden
    signal removeRequested(string gameId)

    function ask(id: string, what: list<string>) {
        gameId = id
        lines = what
        open()
    }

    title: qsTr("Delete this game?")
    Column {
        id: what
        width: parent.width
        Repeater {
            model: question.lines
            Label {
                required property string modelData
                width: what.width
                visible: text !== ""
                text: modelData
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    PushButton {
        width: question.share
        kind: PushButton.Primary
        text: qsTr("Keep")
        onClicked: question.close()
    }
    PushButton {
        width: question.share
        glyph: "trash"
        text: qsTr("Delete")
        onClicked: { question.close(); question.removeRequested(question.gameId) }
    }
}
