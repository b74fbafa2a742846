pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The goal of a puzzle, the next colours of the wheel, and a note: a hint, or why the answer was wrong. Reserves room for
// the note, so that the board below does not move.
Rectangle {
    id: card

    property PuzzleRun puzzle
    property bool offersHint: false // the board has no button for it
    signal hintRequested
    signal nextRequested
    signal leaveRequested

    readonly property int size: Theme.besideBoard(parent)
    readonly property bool wrong: puzzle !== null && puzzle.state === PuzzleRun.Wrong
    readonly property bool solved: puzzle !== null && puzzle.state === PuzzleRun.Solved
    readonly property string note: !puzzle ? "" : solved ? qsTr("Solved!") : puzzle.note
    readonly property string task: puzzle ? (puzzle.goal + " " + puzzle.coming).trim() : ""
    onTaskChanged: if (task !== "") ScreenReader.announce(task)
    onNoteChanged: if (note !== "") ScreenReader.announce(note)
    // The board ignores keys until the player has chosen.
    onWrongChanged: if (wrong) retry.forceActiveFocus(Qt.OtherFocusReason)

    readonly property real inset: width < 18 * size ? Theme.gap : Theme.margin // smaller in a narrow card, which needs room for long words

    implicitWidth: 40 * size + 2 * Theme.margin
    implicitHeight: lines.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: wrong ? Theme.bad : Theme.accent
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: puzzle ? puzzle.goal : ""
    Accessible.description: puzzle ? (puzzle.coming + " " + note).trim() : ""

    Column {
        id: lines
        x: card.inset
        y: Theme.gap
        width: parent.width - 2 * card.inset
        Item {
            width: parent.width
            implicitHeight: Math.max(asked.implicitHeight, exit.height - Theme.gap)
            Column {
                id: asked
                width: parent.width - exit.width
                Label {
                    width: parent.width
                    font.pixelSize: card.size
                    font.weight: Font.DemiBold
                    text: card.puzzle ? card.puzzle.goal : ""
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    font.pixelSize: card.size
                    text: card.puzzle ? card.puzzle.coming : ""
                    Accessible.ignored: true
                }
            }
            IconButton { // in the card's corner
                id: exit
                anchors { right: parent.right; rightMargin: Theme.gap - card.inset; top: parent.top; topMargin: -Theme.gap }
                glyph: "close"
                text: qsTr("Exit")
                onClicked: card.leaveRequested()
            }
        }
        Grid {
            id: outcome
            width: parent.width
            columns: width < 15 * card.size ? 1 : 2
            columnSpacing: Theme.gap
            verticalItemAlignment: Grid.AlignVCenter
            horizontalItemAlignment: Grid.AlignRight
            readonly property PushButton way: card.wrong ? retry : card.solved && !card.puzzle.daily ? next
                                              : card.offersHint && card.puzzle && !card.solved ? help : null
            Label {
                width: outcome.width - (outcome.columns === 2 && outcome.way ? outcome.way.width + outcome.columnSpacing : 0)
                height: Math.max(implicitHeight, 2 * metrics.lineSpacing, retry.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: card.size
                text: card.note
                color: card.wrong ? Theme.bad : card.solved ? Theme.good : Theme.ink
                Accessible.ignored: true
                FontMetrics {
                    id: metrics
                    font.pixelSize: card.size
                }
            }
            PushButton {
                id: retry
                visible: outcome.way === this
                kind: PushButton.Primary
                glyph: "undo"
                font.pixelSize: card.size
                text: qsTr("Retry")
                onClicked: card.puzzle.retry()
            }
            PushButton {
                id: help
                visible: outcome.way === this
                glyph: "hint"
                font.pixelSize: card.size
                text: qsTr("Hint")
                onClicked: card.hintRequested()
            }
            PushButton {
                id: next
                visible: outcome.way === this
                kind: PushButton.Primary
                font.pixelSize: card.size
                text: qsTr("Next")
                onClicked: card.nextRequested()
            }
        }
    }
}
