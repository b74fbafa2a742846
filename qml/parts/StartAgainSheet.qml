import QtQuick
import Trapbox

// Asks before a match in progress is replaced by a new one.
Sheet {
    id: question

    signal startRequested

    title: qsTr("Restart this game?")
    onAboutToShow: doubleTapGuard.restart()
    Timer { // a double tap on the button that opened it must not restart
        id: doubleTapGuard
        interval: 400
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Your current game will be lost.")
    }
    PushButton {
        width: question.share
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Keep playing")
        onClicked: question.close()
    }
    PushButton {
        width: question.share
        glyph: "again"
        text: qsTr("Restart")
        onClicked: {
            if (doubleTapGuard.running)
                return
            question.close()
            question.startRequested()
        }
    }
}
