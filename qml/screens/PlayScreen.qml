pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// The running match: its board, and the cards, bars and sheets that cover it.
AppScreen {
    id: play
    objectName: "play"
    title: Session.title

    signal howToRequested(string game)
    signal matchRequested // from a lesson: the one from which it was opened
    signal gameRequested(string game) // a new one
    signal setupRequested(string game)

    // On top, and not below the rules or a lesson that was opened from here. A lesson puts the match away.
    readonly property bool current: T.StackView.status === T.StackView.Active || T.StackView.status === T.StackView.Activating
    T.StackView.onActivating: if (!Session.driver && !Session.takeUpAgain()) nothingHere.start()
    Timer { // not from within the stack's own change
        id: nothingHere
        interval: 1
        onTriggered: play.backRequested()
    }

    readonly property bool here: current || Session.lesson === null
    readonly property MatchDriver driver: here ? Session.driver : null
    readonly property GameView view: here ? Session.view : null
    readonly property bool watching: Session.replayer !== null

    readonly property bool over: Session.ending !== "open" && !watching && !Session.lesson
    property bool told: false // how it ended, once; the menu tells it again

    readonly property GameBoard shownBoard: board.item as GameBoard
    readonly property int sheetsFace: shownBoard ? shownBoard.sheetsFace : 0 // degrees
    property int asker: 0 // degrees from there to whoever asked for the sheet

    // Pauses and asks, or tells how it ended; the next time it leaves.
    function leave(): bool {
        if (view && view.back())
            return false
        if (driver && !driver.ended && !watching && !Session.lesson && !menu.opened) {
            openMenu(sheetsFace)
            return false
        }
        if (Session.backToResult() || (over && !told)) {
            openResult(sheetsFace)
            return false
        }
        Session.close()
        return true
    }

    // In a line; a reason may say it all: "A draw by agreement".
    function howItEnded(): string {
        const ending = Session.endingWords, reason = Session.reasonWords
        return reason.startsWith(ending) ? reason : reason === "" ? ending : ending + " · " + reason
    }
    // Once the board has shown how it ended.
    function showResult() {
        if (!over)
            told = false
        else if (view && !view.showing)
            resultDelay.start()
    }
    // Turned by that many degrees, and with the board where that turns.
    function openMenu(facing: int) {
        asker = facing - sheetsFace
        menu.open()
    }
    function openResult(facing: int) {
        asker = facing - sheetsFace
        resultDelay.stop()
        told = true
        result.open()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    FrameAnimation {
        running: play.driver !== null && play.driver.running && !play.watching
        onTriggered: frames.advance(frameTime)
    }
    FrameStep {
        id: frames
        driver: play.watching ? null : play.driver
    }
    FrameAnimation {
        running: play.watching && Session.replayer.running && !notice.visible
        onTriggered: Session.replayer.frame(frameTime)
    }

    Item {
        id: safe
        // On a phone that lies, a board as tall as it is wide keeps its height: the lesson stands beside it.
        readonly property bool lessonBeside: lessonCard.visible && (play.view as TurnGameView) !== null && height < 500 && width > 720
        readonly property real lessonRoom: lessonBeside ? lessonCard.width + 2 * Theme.gap : 0
        anchors { fill: parent; leftMargin: SafeArea.left; rightMargin: SafeArea.right; topMargin: SafeArea.top; bottomMargin: SafeArea.bottom }

        Loader {
            id: board
            anchors {
                left: parent.left
                leftMargin: Settings.leftHanded ? 0 : safe.lessonRoom
                right: parent.right
                rightMargin: Settings.leftHanded ? safe.lessonRoom : 0
                top: notices.visible ? notices.bottom : lessonCard.visible && !safe.lessonBeside ? lessonCard.bottom : parent.top
                bottom: replayBar.visible ? replayBar.top : resultBar.visible ? resultBar.top : parent.bottom
            }
            focus: true
            enabled: !play.watching
            onLoaded: (item as Item).forceActiveFocus()
            transform: Translate { id: offset }
        }
        Connections {
            target: Feedback
            function onShaken(px: real, ms: int) {
                shake.reach = px
                shake.duration = ms
                shake.restart()
            }
        }
        SequentialAnimation {
            id: shake
            property real reach: 0
            property int duration: 100
            NumberAnimation { target: offset; property: "y"; to: shake.reach; duration: shake.duration / 4 }
            NumberAnimation { target: offset; property: "y"; to: -shake.reach / 2; duration: shake.duration / 4 }
            NumberAnimation { target: offset; property: "y"; to: 0; duration: shake.duration / 2 }
        }
        NoticeList { // one at a time: the board needs the room
            id: notices
            most: Session.lesson ? 0 : 1
            brief: true
            onReadRequested: words => notice.tell(words)
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        }
        LessonCard {
            id: lessonCard
            visible: lesson !== null
            lesson: Session.lesson
            x: !safe.lessonBeside ? (parent.width - width) / 2 : Settings.leftHanded ? parent.width - width - Theme.gap : Theme.gap
            y: Theme.gap
            // Beside a board it has what that and its column of tools leave.
            width: safe.lessonBeside ? Math.max(190, parent.width - 1.1 * parent.height - 224) : Math.min(implicitWidth, parent.width - 2 * Theme.gap)
            onNextRequested: if (!Session.nextStep()) lessonDone.open()
            onLeaveRequested: { Session.close(); play.backRequested() }
        }
        ReplayBar {
            id: replayBar
            visible: play.watching
            replayer: Session.replayer
            ending: replayer && replayer.atEnd ? play.howItEnded() : ""
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            onCloseRequested: play.backRequested()
            onShareRequested: Session.shareMatch()
        }
        ResultBar {
            id: resultBar
            visible: play.over && play.told && !result.visible
            ending: play.howItEnded()
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            onResultRequested: play.openResult(play.sheetsFace)
        }
    }

    Connections {
        target: play.shownBoard
        function onMenuRequested(facing: int) {
            if (play.over)
                play.openResult(facing)
            else
                play.openMenu(facing)
        }
    }
    Connections {
        target: Session
        function onMatchChanged() { // another match, or none: what was said of the last one is over
            resultDelay.stop()
            play.told = false
            result.close()
            menu.close()
            question.close()
            lessonDone.close()
        }
        function onEndingChanged() { play.showResult() }
    }
    // A match has a board of its own: nothing on it outlives the match.
    onViewChanged: {
        if (view)
            board.setSource(view.board, { view: view, table: Session.table })
        else
            board.source = ""
        started.restart()
    }
    Timer { // once what the view announces is listened to
        id: started
        interval: 0
        onTriggered: if (play.view) play.view.announceStart()
    }
    Connections {
        target: play.view
        function onShowingChanged() { play.showResult() }
        function onAnnounced(seat: int, text: string, topic: string) {
            if (play.watching && topic === "prompt") // nothing is asked of whoever watches
                return
            ScreenReader.announce(seat >= 0 ? qsTr("%1: %2").arg(Session.table.playerName(seat)).arg(text) : text, topic)
        }
    }
    // The last shot is seen before the sheet covers it, and announced before the sheet takes a screen reader's focus.
    Timer {
        id: resultDelay
        interval: ScreenReader.speaking ? 100 : Settings.reducedMotion ? 1 : 900
        repeat: ScreenReader.speaking
        onTriggered: if (play.over && !ScreenReader.speaking) play.openResult(play.sheetsFace)
    }

    Binding {
        target: play.driver
        when: play.driver !== null
        property: "paused"
        value: menu.visible || question.visible || notice.visible || !play.current
        restoreMode: Binding.RestoreNone
    }
    PauseSheet {
        id: menu
        facing: play.sheetsFace + play.asker
        onHowToRequested: { close(); play.howToRequested(Session.game) }
        onAgainRequested: {
            close()
            if (Session.begun())
                question.open()
            else
                Session.startAgain()
        }
        onLeaveRequested: { close(); Session.close(); play.backRequested() }
    }
    StartAgainSheet {
        id: question
        facing: menu.facing
        onStartRequested: Session.startAgain()
    }
    LessonDoneSheet {
        id: lessonDone
        onMatchRequested: play.matchRequested()
        onGameRequested: play.gameRequested(Session.game)
        onSetupRequested: play.setupRequested(Session.game)
        onLeaveRequested: { Session.close(); play.backRequested() }
    }
    NoticeSheet {
        id: notice
        objectName: "notice"
        facing: play.sheetsFace
    }
    ResultSheet {
        id: result
        twoEnds: play.shownBoard !== null && play.shownBoard.twoEnds
        facing: play.sheetsFace + play.asker
        onAgainRequested: Session.rematch()
        onWatchRequested: Session.watchAgain()
        onShareRequested: Session.shareMatch()
        onLeaveRequested: play.backRequested()
    }
}
