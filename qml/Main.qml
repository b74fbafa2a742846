pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Trapbox

// The window and the way between the screens. Back always works: it closes what is on top.
T.ApplicationWindow {
    id: window

    width: 390
    height: 844
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    title: "Trapbox"
    color: Theme.page

    Component.onCompleted: SafeArea.watch(window)
    onFrameSwapped: if (!warm) { warm = true; Feedback.warmUp() } // sound is opened when there is something to see
    property bool warm: false
    onClosing: close => {
        Session.save()
        // On a phone the back key closes the window: it means back until there is nothing to go back to.
        if (window.goBack())
            close.accepted = false
    }

    function goBack(): bool {
        if (stack.depth <= 1)
            return false
        const play = stack.currentItem as PlayScreen
        if (play && !play.leave())
            return true
        stack.pop()
        return true
    }
    function openSetup(game: string) { stack.push(setup, {game: game}) }
    function openPlay() { stack.push(play) }
    function openHowTo(game: string) { stack.push(howTo, {game: game}) }
    function openReplays() { stack.push(replays) }
    function openRecords() { stack.push(records) }
    function openSettings() { stack.push(settings) }
    function openFile(path: string) { if (Session.openFile(path)) openPlay() }
    function resumeLast() { if (Session.resumeLast()) openPlay() }
    function goHome() { stack.pop(null) }

    T.StackView {
        id: stack
        anchors.fill: parent
        focus: true
        initialItem: home
        onCurrentItemChanged: if (currentItem) currentItem.forceActiveFocus()

        Keys.onEscapePressed: window.goBack()
        Keys.onBackPressed: if (!window.goBack()) Qt.quit()

        pushEnter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
        pushExit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.calm } }
        popEnter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
        popExit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.calm } }
    }

    Component {
        id: home
        HomeScreen {
            onGameChosen: game => window.openSetup(game)
            onContinueChosen: id => { if (Session.resume(id)) window.openPlay() }
            onDailyChosen: (game, preset) => { if (Session.startDaily(game, preset)) window.openPlay() }
            onReplaysChosen: window.openReplays()
            onRecordsChosen: window.openRecords()
            onSettingsChosen: window.openSettings()
        }
    }
    Component {
        id: setup
        SetupScreen {
            onBackRequested: window.goBack()
            onStarted: stack.replace(play)
            onHowToRequested: game => window.openHowTo(game)
        }
    }
    Component {
        id: play
        PlayScreen {
            onBackRequested: window.goBack()
            onHowToRequested: game => window.openHowTo(game)
        }
    }
    Component {
        id: howTo
        HowToScreen {
            onBackRequested: window.goBack()
            onLessonStarted: window.openPlay()
        }
    }
    Component {
        id: replays
        ReplaysScreen {
            onBackRequested: window.goBack()
            onWatchChosen: id => { if (Session.watch(id)) window.openPlay() }
        }
    }
    Component {
        id: records
        RecordsScreen { onBackRequested: window.goBack() }
    }
    Component {
        id: settings
        SettingsScreen { onBackRequested: window.goBack() }
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
            text: qsTr("All right")
            onClicked: notice.close()
        }
    }
    Connections {
        target: Session
        function onFailed(sentence: string) {
            notice.title = qsTr("Something went wrong")
            notice.words = sentence
            notice.open()
        }
        function onShared(path: string) {
            notice.title = qsTr("Saved as a file")
            notice.words = path
            notice.open()
        }
    }
}
