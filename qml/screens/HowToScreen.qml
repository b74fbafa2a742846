import QtQuick
import Trapbox

// How to play: a lesson on the real board, and the complete rules.
Page {
    id: screen

    property string game
    signal lessonRequested(string game)

    title: qsTr("How to play")
    maxWidth: Theme.reading + Theme.margin + 17 * Theme.text // with pictures at the right

    Label {
        width: parent.width
        text: Catalog.title(screen.game)
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }
    PushButton {
        width: Math.min(parent.width, Theme.reading)
        visible: Catalog.hasLesson(screen.game)
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Learn in one minute")
        onClicked: screen.lessonRequested(screen.game)
    }
    Loader {
        width: parent.width
        source: Catalog.rulesPage(screen.game)
    }
}
