import QtQuick
import Trapbox

// What a bot says at its end where laughing costs (PT-16): it laughs, or it did not.
Rectangle {
    id: bubble

    required property MatchTable table
    property PassedTrapEnd end
    readonly property bool laughs: !!end && end.laughs

    visible: laughs || (!!end && end.denies)
    onVisibleChanged: if (visible) ScreenReader.announce(laughs ? qsTr("%1 laughs").arg(bubble.table.playerName(end.seat)) : said.text)
    width: row.width + 2 * Theme.margin
    height: row.height + 2 * Theme.gap
    radius: height / 2
    color: Theme.accent
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.accentInk

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap
        Glyph {
            id: face
            anchors.verticalCenter: parent.verticalCenter
            visible: bubble.laughs
            width: 44
            name: "laugh"
            ink: Theme.accentInk
            SequentialAnimation on rotation {
                running: bubble.visible && bubble.laughs && !Theme.reducedMotion
                loops: 5
                onStopped: face.rotation = 0
                NumberAnimation { to: 14; duration: 110 }
                NumberAnimation { to: -14; duration: 220 }
                NumberAnimation { to: 0; duration: 110 }
            }
        }
        Label {
            id: said
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.accentInk
            font.pixelSize: bubble.laughs ? Theme.textLarge : Theme.text
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            text: bubble.laughs ? qsTr("Ha ha ha!") : qsTr("I did not laugh!")
        }
    }
}
