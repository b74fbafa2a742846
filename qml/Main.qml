pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Trapbox

// The window and the navigation between screens. Back always works: it closes the topmost popup or screen. Not an
// ApplicationWindow: from Qt 6.9 that insets its content by the safe area. The screens do this themselves, because their
// background extends below the system bars.
Window {
    id: window

    width: 390
    height: 844
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    title: "Trapbox"
    color: Theme.page

    Component.onCompleted: {
        SafeArea.watch(window)
        OnScreenKeyboard.watch(window)
        InputWatch.watch(window)
        RefreshRate.watch(window)
        PixelRatio.watch(window)
        ScreenReader.watch(window)
    }
    Binding { target: Theme; property: "shortSide"; value: Math.min(window.width, window.height) }
    // When a sheet closes, Qt gives the focus to the window. Give it back to the current screen.
    onActiveFocusItemChanged: if (activeFocusItem === contentItem) stack.forceActiveFocus(Qt.PopupFocusReason)
    onFrameSwapped: if (!warm) { warm = true; Feedback.warmUp() } // open the audio device after the first frame
    property bool warm: false
    onClosing: close => {
        Session.save()
        // Android's back gesture closes the window. Treat it as back, except on the first screen.
        if (Qt.platform.os === "android" && window.goBack())
            close.accepted = false
    }

    function goBack(): bool {
        if (stack.depth <= 1)
            return false
        const screen = stack.currentItem as AppScreen
        if (screen && !screen.leave())
            return true
        stack.pop()
        return true
    }
    // Screens are loaded by URL, so that each is compiled when it is first shown.
    function file(screen: string): url { return Qt.resolvedUrl("screens/" + screen + "Screen.qml") }
    function openSetup(game: string) { stack.push(file("Setup"), {game: game}) }
    function openPlay() { stack.push(file("Play")) }
    function openHowTo(game: string) { stack.push(file("HowTo"), {game: game}) }
    function openPuzzles() { stack.push(file("Puzzles")) }
    function openReplays() { stack.push(file("Replays")) }
    function openGameList() {
        const shown = stack.find(screen => screen.objectName === "gameList")
        if (shown)
            stack.pop(shown)
        else
            stack.push(file("GameList"))
    }
    function openReview() { stack.push(file("Review")) }
    function openRecords() { stack.push(file("Records")) }
    function openSettings() { stack.push(file("Settings")) }
    function openSetAside() { stack.push(file("SetAside")) }
    function openAbout() { stack.push(file("About")) }
    function openLicence(licence: string, title: string) { stack.push(file("Licence"), {file: licence, title: title}) }
    function goHome() { stack.pop(null) }

    T.StackView {
        id: stack
        objectName: "stack"
        Accessible.ignored: true // its screens have accessible names
        anchors.fill: parent
        focus: true
        initialItem: HomeScreen {}
        onCurrentItemChanged: if (currentItem) currentItem.forceActiveFocus()

        Keys.onEscapePressed: window.goBack()
        Keys.onBackPressed: if (!window.goBack()) Qt.quit()

        pushEnter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
        pushExit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.calm } }
        popEnter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
        popExit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.calm } }
    }

    Connections { // requests from the screens
        target: stack.currentItem
        ignoreUnknownSignals: true
        function onBackRequested() { window.goBack() }
        function onGameChosen(game: string) { window.openSetup(game) }
        function onContinueChosen(id: string) { Session.opener.openGame(id) }
        function onDailyChosen(game: string, preset: string) { if (Session.startDaily(game, preset)) window.openPlay() }
        function onPuzzlesChosen() { window.openPuzzles() }
        function onDailyPuzzleChosen(game: string) { if (Puzzles.openDaily(game)) window.openPlay() }
        function onPuzzleChosen(number: int) { if (Puzzles.open(number)) window.openPlay() }
        function onReplaysChosen() { window.openReplays() }
        function onReviewRequested() { if (Review.openEnded()) window.openReview() }
        function onReviewChosen(id: string) { if (Review.openSaved(id)) window.openReview() }
        function onRecordsChosen() { window.openRecords() }
        function onSettingsChosen() { window.openSettings() }
        function onSetAsideChosen() { window.openSetAside() }
        function onAboutChosen() { window.openAbout() }
        function onLicenceChosen(file: string, title: string) { window.openLicence(file, title) }
        function onStartRequested(setup: MatchSetup) { if (Session.start(setup)) stack.replace(window.file("Play")) }
        function onHowToRequested(game: string) { window.openHowTo(game) }
        function onLessonRequested(game: string) { if (Session.teach(game)) window.openPlay() }
        function onMatchRequested() { // return to the match below the lesson
            Session.close()
            stack.pop(stack.find((screen, index) => screen.objectName === "play" && index < stack.depth - 1))
        }
        function onGameRequested(game: string) {
            if (!Session.startAsLast(game))
                return
            stack.pop(null, T.StackView.Immediate)
            window.openPlay()
        }
        function onSetupRequested(game: string) {
            Session.close()
            stack.pop(null, T.StackView.Immediate)
            window.openSetup(game)
        }
        function onWatchChosen(id: string) { Session.opener.openGame(id) }
        function onListedChosen(row: int) { Session.opener.openListed(row) }
    }

    Sheet {
        id: notice
        property alias text: noticeText.text
        Label {
            id: noticeText
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
        PushButton {
            width: parent.width
            kind: PushButton.Primary
            text: qsTr("OK")
            onClicked: notice.close()
        }
    }
    Sheet {
        id: opening
        objectName: "opening"
        title: qsTr("Opening the game…")
        closePolicy: T.Popup.CloseOnEscape // a stray touch must not cancel
        onAboutToHide: Session.opener.cancel()
        Label {
            width: parent.width
            text: Session.opener.needsConsent ? qsTr("This game is very long. Checking it may take a few minutes.")
                                              : qsTr("Checking every move.")
            horizontalAlignment: Text.AlignHCenter
        }
        ProgressLine {
            width: parent.width
            value: Session.opener.progress
            Accessible.name: opening.title
        }
        PushButton {
            width: parent.width
            visible: Session.opener.needsConsent
            kind: PushButton.Primary
            text: qsTr("Continue")
            onClicked: Session.opener.consent()
        }
        PushButton {
            width: parent.width
            text: qsTr("Cancel")
            onClicked: opening.close()
        }
        Timer { // most games open sooner than that
            running: Session.opener.active && !opening.opened
            interval: 250
            onTriggered: opening.open()
        }
    }
    Connections {
        target: Session.opener
        function onChanged() { if (!Session.opener.active) opening.close() }
        function onChoiceOffered() { window.openGameList() }
    }
    Connections {
        target: Session.sharing
        function onShared(path: string) {
            notice.title = qsTr("Saved as a file")
            notice.text = path
            notice.open()
        }
    }
    Connections {
        target: Session
        function onFailed(text: string) {
            notice.title = qsTr("Something went wrong")
            notice.text = text
            notice.open()
        }
        function onRemarked(text: string) {
            notice.title = Session.title
            notice.text = text
            notice.open()
        }
        function onOpened() {
            if (stack.find(screen => screen.objectName === "play")) // its match is saved and is replaced
                stack.pop(null, T.StackView.Immediate)
            window.openPlay()
        }
    }
}
