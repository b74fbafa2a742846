pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// The review of a finished game: its board, the winning chances over the turns and the turning points; in games that
// are not played in turns, figures and advice.
Page {
    id: screen
    objectName: "review"

    readonly property bool beside: width > height
    readonly property bool working: Review.state === Review.Working
    readonly property bool hasCurve: Review.chances.length > 1
    property bool closed: false

    title: qsTr("Review")
    scrolled: texts

    function leave(): bool {
        closed = true
        Review.close()
        return true
    }
    T.StackView.onRemoved: if (!closed) Review.close() // another game was opened

    body: Item {
        anchors.fill: parent
        Loader {
            id: board
            readonly property GameView view: Review.view
            x: screen.beside && Theme.leftHanded ? parent.width - width - Theme.gap : Theme.gap
            y: Theme.gap
            width: screen.beside ? Math.min(parent.width * 0.55, parent.height * 1.2) : parent.width - 2 * Theme.gap
            height: screen.beside ? parent.height - 2 * Theme.gap : Math.min(width, parent.height * 0.46)
            onViewChanged: {
                if (view)
                    setSource(Review.board, { view: view, table: Review.table, marks: Review.marks })
                else
                    source = ""
            }
            Component.onCompleted: viewChanged()
        }
        Scroller {
            id: texts
            x: !screen.beside ? 0 : Theme.leftHanded ? 0 : board.x + board.width
            y: screen.beside ? 0 : board.y + board.height
            width: screen.beside ? parent.width - board.width - Theme.gap : parent.width
            height: parent.height - y
            contentHeight: column.height + 2 * Theme.gap
            clip: true
            Column {
                id: column
                x: Theme.margin
                y: Theme.gap
                width: parent.width - 2 * Theme.margin
                spacing: Theme.gap
                Column {
                    width: parent.width
                    visible: screen.working
                    spacing: Theme.gap
                    Label {
                        width: parent.width
                        text: qsTr("Examining the game…")
                    }
                    ProgressLine {
                        width: parent.width
                        value: Review.progress
                        Accessible.name: qsTr("Examining the game…")
                    }
                    PushButton {
                        width: parent.width
                        text: qsTr("Stop")
                        onClicked: Review.stop()
                    }
                }
                EmptyState {
                    width: parent.width
                    visible: Review.state === Review.Unreadable
                    glyph: "info"
                    text: qsTr("This game can’t be reviewed. It was played with another version of Trapbox, which runs differently.")
                }
                EmptyState {
                    width: parent.width
                    visible: Review.state === Review.Done && Review.empty
                    glyph: "review"
                    text: qsTr("There is nothing to review: the game ended before anything was played.")
                }
                Label {
                    width: parent.width
                    visible: Review.state === Review.Stopped
                    text: qsTr("The review was stopped. The rest of the game was not examined.")
                    color: Theme.inkSoft
                    font.pixelSize: Theme.textSmall
                }
                ReviewTurns {
                    width: parent.width
                    visible: screen.hasCurve && !screen.working
                    curveHeight: Math.round(Math.max(84, Math.min(132, screen.height * 0.14)))
                }
                ReviewFigures {
                    width: parent.width
                    visible: !screen.hasCurve && !screen.working
                }
            }
        }
    }
}
