pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// How it ended: who won, the score sheet, and the same again in one tap.
Sheet {
    id: sheet

    signal againRequested
    signal watchRequested
    signal shareRequested // the sheet stays
    signal leaveRequested

    // What was pressed is done when the sheet is gone: it shows the match that ended until then.
    property string pressed
    function go(button: string) {
        pressed = button
        close()
    }
    onAboutToShow: pressed = ""
    onClosed: {
        if (pressed === "again")
            againRequested()
        else if (pressed === "watch")
            watchRequested()
        else if (pressed === "leave")
            leaveRequested()
    }
    // More than the score is to be told; on a phone that lies, beside the score of one who plays alone.
    readonly property bool told: Session.challengeWords.length > 0 || Session.bestWords !== ""
    readonly property bool beside: low && told && players.count === 1
    readonly property bool roomy: highest >= 560 * Theme.fontScale
    readonly property bool scored: points.item !== null // by what the points were won with
    closePolicy: T.Popup.CloseOnEscape // a finger that is still playing must not put it aside
    title: Session.endingWords
    oppositeWords: Session.allScores === "" ? Session.reasonWords
                   : roomy && Session.reasonWords !== "" ? Session.allScores + "\n" + Session.reasonWords : Session.allScores
    Label {
        width: parent.width
        visible: text !== ""
        text: Session.reasonWords
        horizontalAlignment: Text.AlignHCenter
    }
    Loader {
        id: points
        width: parent.width
        visible: sheet.scored
        readonly property GameView view: Session.view
        onViewChanged: {
            if (view)
                setSource(view.scoreSheet, { view: view, table: Session.table })
            else
                source = ""
        }
    }
    Grid {
        // Not below a sheet that has the points; nor, without a score, where both ends are told and room is short.
        visible: !sheet.scored && (Session.allScores !== "" || !sheet.twoEnds || sheet.roomy)
        width: sheet.beside ? sheet.share : parent.width
        columns: sheet.low && players.count > 1 ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: 4
        Repeater {
            id: players
            model: Session.result
            Rectangle {
                id: line
                required property string name
                required property string art
                required property string score
                required property bool winner
                width: players.count > 1 ? sheet.share : parent.width
                height: Math.max(Theme.touch, who.implicitHeight + Theme.gap)
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
                    id: who
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
        visible: sheet.told
        spacing: 4
        Repeater {
            model: Session.challengeWords
            Label {
                required property int index
                required property string modelData
                width: parent.width
                text: modelData
                color: index === 1 ? Theme.inkSoft : Theme.ink // what was asked, between its name and how it went
                font.weight: index === 1 ? Font.Normal : Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: Session.bestWords
            horizontalAlignment: Text.AlignHCenter
        }
    }
    PushButton {
        width: parent.width
        kind: "primary"
        glyph: "again"
        text: qsTr("Play again")
        onClicked: sheet.go("again")
    }
    Row {
        width: sheet.share
        spacing: Theme.gap
        PushButton {
            id: watch
            width: parent.width - share.width - aside.width - 2 * parent.spacing
            glyph: "replays"
            text: qsTr("Watch replay")
            onClicked: sheet.go("watch")
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
        width: sheet.share
        text: qsTr("Home")
        onClicked: sheet.go("leave")
    }
}
