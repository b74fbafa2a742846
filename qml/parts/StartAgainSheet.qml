import QtQuick
import Trapbox

// Asks before a match that was begun gives way to a new one.
Sheet {
    id: question

    signal startRequested

    title: qsTr("Restart this game?")
    onAboutToShow: haste.restart()
    Timer { // the second of two taps on what opened it throws nothing away
        id: haste
        interval: 400
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Your current game will be lost.")
    }
    PushButton {
        width: question.share
        kind: "primary"
        glyph: "play"
        text: qsTr("Keep playing")
        onClicked: question.close()
    }
    PushButton {
        width: question.share
        glyph: "again"
        text: qsTr("Restart")
        onClicked: {
            if (haste.running)
                return
            question.close()
            question.startRequested()
        }
    }
}
