pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// A match: its board, and the cards, bars and sheets around it.
AppScreen {
    id: play
    objectName: "play"
    title: Session.title

    signal howToRequested(string game)
    signal reviewRequested // of the match that has ended
    signal matchRequested // leaves a lesson for the match from which it was opened
    signal gameRequested(string game) // starts a new match
    signal setupRequested(string game)

    // On top of the stack, not below the rules or a lesson. A lesson suspends the match.
    readonly property bool current: T.StackView.status === T.StackView.Active || T.StackView.status === T.StackView.Activating
    T.StackView.onActivating: if (!Session.driver && !Session.resumeStashed()) leaveSoon.start()
    Timer { // the stack must not change while it is changing
        id: leaveSoon
        interval: 1
        onTriggered: play.backRequested()
    }

    property bool reviewing: false // on top of this screen
    T.StackView.onActivated: {
        if (reviewing && over)
            openResult(sheetAngle)
        reviewing = false
    }

    readonly property bool here: current || Session.lesson === null
    readonly property MatchDriver driver: here ? Session.driver : null
    readonly property GameView view: here ? Session.view : null
    readonly property bool watching: Session.replayer !== null

    readonly property PuzzleRun puzzle: here ? Session.puzzle : null

    readonly property bool over: Session.result.ending !== MatchResult.Open
        && !watching && !Session.lesson && !Session.puzzle
    property bool resultShown: false // opens the result once; the menu button reopens it

    readonly property GameBoard shownBoard: board.item as GameBoard
    readonly property int sheetAngle: shownBoard ? shownBoard.sheetAngle : 0 // degrees
    property int askerAngle: 0 // degrees from sheetAngle towards the player who opened the sheet

    // Opens the menu or the result first. Returns true if neither is left to show.
    function leave(): bool {
        if (view && view.back())
            return false
        if (driver && !driver.ended && !watching && !Session.lesson && !Session.puzzle && !menu.opened) {
            openMenu(sheetAngle)
            return false
        }
        const back = Session.backToResult()
        if (back && Session.puzzle) {
            solved.open()
            return false
        }
        if (back || (over && !resultShown)) {
            openResult(sheetAngle)
            return false
        }
        Session.close()
        return true
    }

    // The result in one line. A reason may contain the title: "A draw by agreement".
    function resultText(): string {
        const ending = Session.result.title, reason = Session.result.reason
        return reason.startsWith(ending) ? reason : reason === "" ? ending : ending + " · " + reason
    }
    // Opens the result after the board has shown the end.
    function showResult() {
        if (!over)
            resultShown = false
        else if (view && !view.showing)
            resultDelay.start()
    }
    // `angle`: rotation in degrees; the sheet also follows sheetAngle.
    function openMenu(angle: int) {
        askerAngle = angle - sheetAngle
        menu.open()
    }
    function openResult(angle: int) {
        askerAngle = angle - sheetAngle
        resultDelay.stop()
        resultShown = true
        result.open()
    }

    TableTop { anchors.fill: parent }

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
        // The card of a lesson or a puzzle. On a landscape phone it is beside the board, which keeps its height.
        readonly property Item guide: lessonCard.visible ? lessonCard : puzzleCard.visible ? puzzleCard : null
        readonly property bool guideBeside: guide !== null && (play.view as TurnGameView) !== null && height < 500 && width > 720
        readonly property real guideRoom: guideBeside ? guideWidth(0) + 2 * Theme.gap : 0
        // Beside the board, the card takes the width that board and tools leave free.
        function guideWidth(wanted: real): real {
            return guideBeside ? Math.max(190, width - 1.1 * height - 224) : Math.min(wanted, width - 2 * Theme.gap)
        }
        function guideX(card: Item): real {
            return !guideBeside ? (width - card.width) / 2 : Settings.leftHanded ? width - card.width - Theme.gap : Theme.gap
        }
        anchors { fill: parent; leftMargin: SafeArea.left; rightMargin: SafeArea.right; topMargin: SafeArea.top; bottomMargin: SafeArea.bottom }

        Loader {
            id: board
            anchors {
                left: parent.left
                leftMargin: Settings.leftHanded ? 0 : safe.guideRoom
                right: parent.right
                rightMargin: Settings.leftHanded ? safe.guideRoom : 0
                top: notices.visible ? notices.bottom : safe.guide && !safe.guideBeside ? safe.guide.bottom : parent.top
                bottom: replayBar.visible ? replayBar.top : resultBar.visible ? resultBar.top : parent.bottom
            }
            focus: true
            enabled: !play.watching && !(play.puzzle && play.puzzle.state !== PuzzleRun.Playing)
            onLoaded: (item as Item).forceActiveFocus()
            onEnabledChanged: if (enabled && item) (item as Item).forceActiveFocus()
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
        NoticeList { // one at a time, to leave room for the board
            id: notices
            maxCount: safe.guide ? 0 : 1
            brief: true
            onReadRequested: text => notice.show(text)
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        }
        LessonCard {
            id: lessonCard
            visible: lesson !== null
            lesson: Session.lesson
            x: safe.guideX(this)
            y: Theme.gap
            width: safe.guideWidth(implicitWidth)
            onNextRequested: if (!Session.nextStep()) lessonDone.open()
            onLeaveRequested: { Session.close(); play.backRequested() }
        }
        PuzzleCard {
            id: puzzleCard
            visible: puzzle !== null
            puzzle: play.puzzle
            offersHint: play.shownBoard !== null && !play.shownBoard.offersHint
            x: safe.guideX(this)
            y: Theme.gap
            width: safe.guideWidth(implicitWidth)
            onNextRequested: play.nextPuzzle()
            onHintRequested: if (play.driver) play.driver.hint()
            onLeaveRequested: play.leavePuzzle()
        }
        ReplayBar {
            id: replayBar
            visible: play.watching
            replayer: Session.replayer
            canShare: Session.canShare
            ending: replayer && replayer.atEnd ? play.resultText() : ""
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            onCloseRequested: play.backRequested()
            onShareRequested: Session.shareMatch()
        }
        ResultBar {
            id: resultBar
            visible: play.over && play.resultShown && !result.visible
            ending: play.resultText()
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            onResultRequested: play.openResult(play.sheetAngle)
        }
    }

    function nextPuzzle() {
        if (!Puzzles.openNext())
            leavePuzzle()
    }
    function leavePuzzle() {
        Session.close()
        backRequested()
    }
    Connections {
        target: play.puzzle
        function onChanged() {
            if (play.puzzle.state === PuzzleRun.Solved)
                solvedDelay.start()
            else
                solvedDelay.stop()
        }
    }
    Timer { // shows the last turn before the sheet covers it
        id: solvedDelay
        interval: resultDelay.interval
        repeat: ScreenReader.speaking
        onTriggered: if (!ScreenReader.speaking) solved.open()
    }
    Connections {
        target: play.shownBoard
        function onMenuRequested(angle: int) {
            if (play.over)
                play.openResult(angle)
            else
                play.openMenu(angle)
        }
    }
    Connections {
        target: Session
        function onMatchChanged() { // close everything about the last match
            resultDelay.stop()
            play.resultShown = false
            result.close()
            menu.close()
            question.close()
            lessonDone.close()
            solvedDelay.stop()
            solved.close()
        }
    }
    Connections {
        target: Session.result
        function onChanged() { play.showResult() }
    }
    // Each match gets a new board, so that no state is left from the last one.
    onViewChanged: {
        if (view)
            board.setSource(view.board, { view: view, table: Session.table })
        else
            board.source = ""
        startDelay.restart()
    }
    Timer { // after announcements are connected
        id: startDelay
        interval: 0
        onTriggered: if (play.view) play.view.announceStart()
    }
    Connections {
        target: play.view
        function onShowingChanged() { play.showResult() }
        function onAnnounced(seat: int, text: string, topic: string) {
            if (play.watching && topic === "prompt") // prompts are for players
                return
            ScreenReader.announce(seat >= 0 ? qsTr("%1: %2").arg(Session.table.playerName(seat)).arg(text) : text, topic, seat)
        }
    }
    // Shows the last shot before the sheet covers it, and announces it before the sheet takes a screen reader's focus.
    Timer {
        id: resultDelay
        interval: ScreenReader.speaking ? 100 : Settings.reducedMotion ? 1 : 900
        repeat: ScreenReader.speaking
        onTriggered: if (play.over && !ScreenReader.speaking) play.openResult(play.sheetAngle)
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
        angle: play.sheetAngle + play.askerAngle
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
        angle: menu.angle
        onStartRequested: Session.startAgain()
    }
    LessonDoneSheet {
        id: lessonDone
        onMatchRequested: play.matchRequested()
        onGameRequested: play.gameRequested(Session.game)
        onSetupRequested: play.setupRequested(Session.game)
        onLeaveRequested: { Session.close(); play.backRequested() }
    }
    PuzzleSolvedSheet {
        id: solved
        puzzle: play.puzzle
        onNextRequested: play.nextPuzzle()
        onSolutionRequested: Session.watchSolution()
        onLeaveRequested: play.leavePuzzle()
    }
    NoticeSheet {
        id: notice
        objectName: "notice"
        angle: play.sheetAngle
    }
    ResultSheet {
        id: result
        faceToFace: play.shownBoard !== null && play.shownBoard.faceToFace
        angle: play.sheetAngle + play.askerAngle
        onAgainRequested: Session.rematch()
        onWatchRequested: Session.watchAgain()
        onReviewRequested: { play.reviewing = true; play.reviewRequested() }
        onShareRequested: Session.shareMatch()
        onLeaveRequested: play.backRequested()
    }
}
