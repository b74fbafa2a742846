pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// The result of a match: the winner, what decided it, the scores, and a rematch in one tap. The final board stays in sight
// behind it.
Sheet {
    id: sheet

    signal againRequested
    signal watchRequested
    signal reviewRequested
    signal shareRequested // does not close the sheet
    signal leaveRequested

    T.Overlay.modal: Rectangle { color: Theme.veil }

    // Actions are emitted after closing, because the sheet shows the ended match until then.
    enum Action { Stay, PlayAgain, WatchReplay, OpenReview, GoHome }
    property int pressed: ResultSheet.Stay
    function go(button: int) {
        pressed = button
        close()
    }
    onAboutToShow: pressed = ResultSheet.Stay
    onClosed: {
        if (pressed === ResultSheet.PlayAgain)
            againRequested()
        else if (pressed === ResultSheet.WatchReplay)
            watchRequested()
        else if (pressed === ResultSheet.OpenReview)
            reviewRequested()
        else if (pressed === ResultSheet.GoHome)
            leaveRequested()
    }
    // There is a challenge or a record to show. On a landscape phone it is beside a single player's score.
    readonly property bool hasExtras: Session.result.challenge.length > 0 || Session.result.best !== ""
    readonly property bool beside: low && hasExtras && players.count === 1
    readonly property bool roomy: maxHeight >= 560 * Theme.fontScale
    readonly property bool hasScoreSheet: points.item !== null // the game has a detailed score sheet
    closePolicy: T.Popup.CloseOnEscape // a finger that is still playing must not close it
    title: Session.result.title
    oppositeText: Session.result.scores === "" ? Session.result.reason
                   : roomy && Session.result.reason !== "" ? Session.result.scores + "\n" + Session.result.reason : Session.result.scores
    Label {
        width: parent.width
        visible: text !== ""
        text: Session.result.reason
        horizontalAlignment: Text.AlignHCenter
    }
    Column { // how it came to that
        width: parent.width
        visible: story.count > 0 && sheet.roomy
        spacing: 2
        Repeater {
            id: story
            model: Session.result.story
            Label {
                required property string modelData
                width: parent.width
                text: modelData
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    Loader {
        id: points
        width: parent.width
        visible: sheet.hasScoreSheet
        readonly property GameView view: Session.view
        onViewChanged: {
            if (view)
                setSource(view.scoreSheet, { view: view, table: Session.table })
            else
                source = ""
        }
    }
    Grid {
        // Hidden if a detailed score sheet shows the points, or if there is no score and too little room for both ends.
        visible: !sheet.hasScoreSheet && (Session.result.scores !== "" || !sheet.faceToFace || sheet.roomy)
        width: sheet.beside ? sheet.share : parent.width
        columns: sheet.low && players.count > 1 ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: 4
        Repeater {
            id: players
            model: Session.result.players
            Rectangle {
                id: line
                required property string name
                required property string art
                required property string score
                required property bool winner
                width: players.count > 1 ? sheet.share : parent.width
                height: Math.max(Theme.touch, info.implicitHeight + Theme.gap)
                radius: Theme.radius
                color: winner ? Theme.cardPressed : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: name + (winner ? ", " + qsTr("winner") : "") + (score !== "" ? ", " + score : "")
                Art {
                    id: disk
                    x: Theme.gap
                    width: 32
                    height: 32
                    anchors.verticalCenter: parent.verticalCenter
                    art: line.art
                }
                Column {
                    id: info
                    anchors { left: disk.right; right: cup.left; margins: Theme.gap; verticalCenter: parent.verticalCenter }
                    Label {
                        width: parent.width
                        text: line.name
                        font.weight: line.winner ? Font.DemiBold : Font.Normal
                        Accessible.ignored: true
                    }
                    Label {
                        width: parent.width
                        visible: text !== ""
                        text: line.score
                        Accessible.ignored: true
                    }
                }
                Glyph {
                    id: cup
                    anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                    visible: line.winner
                    name: "records"
                    ink: Theme.accent
                }
            }
        }
    }
    Column {
        width: sheet.beside ? sheet.share : parent.width
        visible: sheet.hasExtras
        spacing: 4
        Repeater {
            model: Session.result.challenge
            Label {
                required property int index
                required property string modelData
                width: parent.width
                text: modelData
                color: index === 1 ? Theme.inkSoft : Theme.ink // the goal, between name and result
                font.weight: index === 1 ? Font.Normal : Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: Session.result.best
            horizontalAlignment: Text.AlignHCenter
        }
    }
    PushButton {
        width: review.visible ? sheet.share : parent.width // two rows of two on a landscape phone
        kind: PushButton.Primary
        glyph: "again"
        text: qsTr("Play again")
        onClicked: sheet.go(ResultSheet.PlayAgain)
    }
    Row {
        width: sheet.share
        spacing: Theme.gap
        PushButton {
            id: watch
            width: parent.width - share.width - aside.width - 2 * parent.spacing
            glyph: "replays"
            text: qsTr("Watch replay")
            onClicked: sheet.go(ResultSheet.WatchReplay)
        }
        IconButton {
            id: aside
            height: watch.height
            framed: true
            glyph: "eye"
            text: qsTr("View board")
            onClicked: sheet.close()
        }
        IconButton {
            id: share
            height: watch.height
            framed: true
            glyph: "share"
            text: qsTr("Share this game")
            onClicked: sheet.shareRequested()
        }
    }
    PushButton {
        id: review
        width: sheet.share
        visible: Review.covers(Session.game)
        glyph: "review"
        text: qsTr("Review")
        onClicked: sheet.go(ResultSheet.OpenReview)
    }
    PushButton {
        width: sheet.share
        text: qsTr("Home")
        onClicked: sheet.go(ResultSheet.GoHome)
    }
}
