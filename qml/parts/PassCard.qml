import QtQuick
import Trapbox

// Between the turns of two people with one device: covers the board until the next one has it in hand.
FocusScope {
    id: card

    property int seat: -1 // who must get it, or −1
    property string art: Session.seatArt(seat)
    signal taken
    signal menuRequested

    visible: seat >= 0
    onVisibleChanged: if (visible) ready.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: words.text

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    MouseArea { anchors.fill: parent } // nothing below it is touched
    IconButton {
        x: Settings.leftHanded ? Theme.gap : parent.width - width - Theme.gap
        y: parent.height - height - Theme.gap
        glyph: "menu"
        text: qsTr("Menu")
        onClicked: card.menuRequested()
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, 360)
        spacing: Theme.margin
        Art {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 96
            height: 96
            art: card.art
        }
        Label {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.textLarge
            font.weight: Font.DemiBold
            text: card.seat >= 0 ? qsTr("Pass to %1").arg(Session.playerName(card.seat)) : ""
        }
        PushButton {
            id: ready
            width: parent.width
            kind: "primary"
            glyph: "hand"
            text: qsTr("I have it")
            focus: true
            onClicked: card.taken()
        }
    }
}
