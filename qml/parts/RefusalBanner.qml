import QtQuick
import Trapbox

// Says why a move was refused, for a moment.
Rectangle {
    id: banner

    property bool listens: true // to whoever is refused something
    property Item over: parent  // what it may cover
    property alias words: said.text
    readonly property bool narrow: over.width < 200 // words alone

    // For what the board itself has to say in the same place.
    function say(sentence: string) {
        said.text = sentence
        visible = true
        away.restart()
        ScreenReader.say(banner, sentence)
    }
    function hide() {
        visible = false
        away.stop()
    }

    visible: false
    z: 100
    width: Math.min(over.width - 2 * Theme.gap, row.implicitWidth + 2 * Theme.margin)
    implicitHeight: row.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.ink
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.focus
    Accessible.role: Accessible.AlertMessage
    Accessible.name: said.text
    Accessible.ignored: !visible

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap
        Glyph {
            visible: !banner.narrow
            anchors.verticalCenter: parent.verticalCenter
            name: "info"
            ink: Theme.page
        }
        Text {
            id: said
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(inOneLine.advanceWidth) + 1, banner.over.width - 4 * Theme.gap - (banner.narrow ? 0 : 32))
            color: Theme.page
            font.pixelSize: Theme.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    TextMetrics {
        id: inOneLine
        font: said.font
        text: said.text
    }
    TapHandler { onTapped: banner.hide() }
    Timer {
        id: away
        interval: 3200
        onTriggered: banner.hide()
    }
    Connections {
        target: Session.view
        enabled: banner.listens
        function onRefused(key: string, sentence: string) {
            Feedback.refused()
            banner.say(sentence)
        }
    }
}
