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

    BoxWood { anchors.fill: parent } // the lid of the box
    MouseArea { anchors.fill: parent } // nothing below it is touched
    Column {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: ready.top; bottomMargin: Math.max(Theme.margin, (ready.y - height) / 2) }
        width: Math.min(parent.width - 2 * Theme.margin, 560)
        spacing: Theme.margin
        Art {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(160, card.height * 0.3)
            height: width
            art: card.art
        }
        Label {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            text: card.seat >= 0 ? qsTr("Pass to %1").arg(Session.playerName(card.seat)) : ""
        }
    }
    PushButton { // where the thumb is
        id: ready
        anchors.horizontalCenter: parent.horizontalCenter
        y: menu.y - height - Theme.margin
        width: Math.min(parent.width - 2 * Theme.margin, 360)
        kind: "primary"
        glyph: "hand"
        text: qsTr("I have it")
        font.pixelSize: Theme.textLarge
        focus: true
        onClicked: card.taken()
    }
    IconButton {
        id: menu
        x: Settings.leftHanded ? Theme.gap : parent.width - width - Theme.gap
        y: parent.height - height - Theme.gap
        glyph: "menu"
        text: qsTr("Menu")
        onClicked: card.menuRequested()
    }
}
