import QtQuick
import Trapbox

// How to play: a lesson on the real board, and the whole of the rules below.
Page {
    id: screen

    property string game
    signal lessonStarted

    title: qsTr("How to play")
    widest: 34 * Theme.text // lines of some 65 letters

    Label {
        width: parent.width
        text: Catalog.title(screen.game)
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }
    PushButton {
        width: parent.width
        visible: Catalog.hasLesson(screen.game)
        kind: "primary"
        glyph: "play"
        text: qsTr("Learn by playing: one minute")
        onClicked: if (Session.teach(screen.game)) screen.lessonStarted()
    }
    Loader {
        width: parent.width
        source: screen.game !== "" ? Qt.resolvedUrl("../boards/" + Catalog.fileName(screen.game) + "Rules.qml") : ""
    }
}
