pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Trapbox

// The window and the way between the screens. Back always works: it closes what is on top. Not an ApplicationWindow: from
// Qt 6.9 that one insets its content by the safe area, and the screens, whose wood runs below the system's bars, do so
// themselves.
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
        ScreenReader.watch(window)
    }
    Binding { target: Theme; property: "shortSide"; value: Math.min(window.width, window.height) }
    // A sheet that closes leaves the keyboard to the window; the screen below takes it up again.
    onActiveFocusItemChanged: if (activeFocusItem === contentItem) stack.forceActiveFocus(Qt.PopupFocusReason)
    onFrameSwapped: if (!warm) { warm = true; Feedback.warmUp() } // sound is opened when there is something to see
    property bool warm: false
    onClosing: close => {
        Session.save()
        // Android's back gesture closes the window: it means back until there is nothing to go back to.
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
    // By its file, so that a screen is read when it is first shown.
    function file(screen: string): url { return Qt.resolvedUrl("screens/" + screen + "Screen.qml") }
    function openSetup(game: string) { stack.push(file("Setup"), {game: game}) }
    function openPlay() { stack.push(file("Play")) }
    function openHowTo(game: string) { stack.push(file("HowTo"), {game: game}) }
    function openReplays() { stack.push(file("Replays")) }
    function openGameList() {
        const shown = stack.find(screen => screen.objectName === "gameList")
        if (shown)
            stack.pop(shown)
        else
            stack.push(file("GameList"))
    }
    function openRecords() { stack.push(file("Records")) }
    function openSettings() { stack.push(file("Settings")) }
    function openSetAside() { stack.push(file("SetAside")) }
    function openAbout() { stack.push(file("About")) }
    function openLicence(licence: string, title: string) { stack.push(file("Licence"), {file: licence, title: title}) }
    function goHome() { stack.pop(null) }

    T.StackView {
        id: stack
        objectName: "stack"
        Accessible.ignored: true // the screens in it have names
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

    Connections { // what the screens ask for
        target: stack.currentItem
        ignoreUnknownSignals: true
        function onBackRequested() { window.goBack() }
        function onGameChosen(game: string) { window.openSetup(game) }
        function onContinueChosen(id: string) { Session.openGame(id) }
        function onDailyChosen(game: string, preset: string) { if (Session.startDaily(game, preset)) window.openPlay() }
        function onReplaysChosen() { window.openReplays() }
        function onRecordsChosen() { window.openRecords() }
        function onSettingsChosen() { window.openSettings() }
        function onSetAsideChosen() { window.openSetAside() }
        function onAboutChosen() { window.openAbout() }
        function onLicenceChosen(file: string, title: string) { window.openLicence(file, title) }
        function onStarted() { stack.replace(window.file("Play")) }
        function onHowToRequested(game: string) { window.openHowTo(game) }
        function onLessonStarted() { window.openPlay() }
        function onMatchRequested() { // below the lesson
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
        function onWatchChosen(id: string) { Session.openGame(id) }
        function onListedChosen(row: int) { Session.openListed(row) }
    }

    Sheet {
        id: notice
        property alias words: noticeWords.text
        Label {
            id: noticeWords
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
        PushButton {
            width: parent.width
            kind: "primary"
            text: qsTr("OK")
            onClicked: notice.close()
        }
    }
    Sheet {
        id: patience
        objectName: "patience"
        title: qsTr("Opening the game…")
        closePolicy: T.Popup.CloseOnEscape // a finger that goes astray must not give it up
        onAboutToHide: Session.giveUpOpening()
        Label {
            width: parent.width
            text: Session.openingNeedsConsent ? qsTr("This game is very long. Checking it may take a few minutes.")
                                              : qsTr("Checking every move.")
            horizontalAlignment: Text.AlignHCenter
        }
        ProgressLine {
            width: parent.width
            value: Session.openingProgress
            Accessible.name: patience.title
        }
        PushButton {
            width: parent.width
            visible: Session.openingNeedsConsent
            kind: "primary"
            text: qsTr("Continue")
            onClicked: Session.keepOpening()
        }
        PushButton {
            width: parent.width
            text: qsTr("Cancel")
            onClicked: patience.close()
        }
        Timer { // most are open in a moment
            running: Session.opening && !patience.opened
            interval: 250
            onTriggered: patience.open()
        }
    }
    Connections {
        target: Session
        function onOpeningChanged() { if (!Session.opening) patience.close() }
        function onFailed(sentence: string) {
            notice.title = qsTr("Something went wrong")
            notice.words = sentence
            notice.open()
        }
        function onRemarked(sentence: string) {
            notice.title = Session.title
            notice.words = sentence
            notice.open()
        }
        function onShared(path: string) {
            notice.title = qsTr("Saved as a file")
            notice.words = path
            notice.open()
        }
        function onChoiceOffered() { window.openGameList() }
        function onOpened() {
            if (stack.find(screen => screen.objectName === "play")) // its match is saved, and gives way
                stack.pop(null, T.StackView.Immediate)
            window.openPlay()
        }
    }
}
