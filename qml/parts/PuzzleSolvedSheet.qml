import QtQuick
import Trapbox

// Shown after a puzzle: its stars, the next puzzle, and the solution as a replay.
Sheet {
    id: sheet

    property PuzzleRun puzzle
    signal nextRequested
    signal solutionRequested
    signal leaveRequested

    readonly property int stars: puzzle ? puzzle.stars : 0
    readonly property bool daily: puzzle !== null && puzzle.daily
    property bool copied: false
    onAboutToShow: copied = false
    title: qsTr("Solved!")
    Item {
        width: parent.width
        height: stars.height
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n star(s)", "", sheet.stars)
        Stars {
            id: stars
            anchors.horizontalCenter: parent.horizontalCenter
            won: sheet.stars
            size: 48
        }
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: sheet.stars === 3 ? qsTr("Right at the first try.") : sheet.stars === 2 ? qsTr("Right at the second try.")
                                                                  : qsTr("Solved with help or after several tries.")
    }
    Label {
        readonly property int days: sheet.daily ? Puzzles.streak(Session.game) : 0
        width: parent.width
        visible: days > 1
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1 days in a row").arg(days)
    }
    PushButton {
        width: parent.width
        visible: sheet.daily
        enabled: visible
        kind: PushButton.Primary
        glyph: sheet.copied ? "check" : "share"
        text: sheet.copied ? qsTr("Copied") : qsTr("Copy result")
        onClicked: { Puzzles.copyResult(Session.game); sheet.copied = true }
    }
    PushButton {
        width: parent.width
        visible: !sheet.daily
        enabled: visible
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Next puzzle")
        onClicked: { sheet.close(); sheet.nextRequested() }
    }
    PushButton {
        width: sheet.share
        glyph: "replays"
        text: qsTr("Watch solution")
        onClicked: { sheet.close(); sheet.solutionRequested() }
    }
    PushButton {
        width: sheet.share
        glyph: "back"
        text: sheet.daily ? qsTr("Home") : qsTr("Back to puzzles")
        onClicked: { sheet.close(); sheet.leaveRequested() }
    }
}
