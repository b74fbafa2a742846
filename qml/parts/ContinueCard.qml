import QtQuick
import Trapbox

// A game in progress: one tap resumes it.
Card {
    id: card

    required property string gameId
    required property string game
    required property string title
    required property string variant
    required property string standing
    signal removeRequested

    padding: Theme.gap
    text: qsTr("Continue %1, %2, %3").arg(title).arg(variant).arg(standing)
    contentItem: Item {
        Art {
            id: picture
            width: height
            height: Math.min(parent.height, 72)
            anchors.verticalCenter: parent.verticalCenter
            art: "tile?game=" + card.game
        }
        Column {
            anchors { left: picture.right; leftMargin: Theme.gap; right: remove.left; verticalCenter: parent.verticalCenter }
            Label {
                width: parent.width
                text: card.title
                font.weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== "" && text !== card.title
                text: card.variant
                font.pixelSize: Theme.textSmall
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.standing
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        IconButton {
            id: remove
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            glyph: "trash"
            ink: Theme.inkSoft
            text: qsTr("Remove %1").arg(card.title)
            onClicked: question.open()
        }
        Sheet {
            id: question
            title: qsTr("Remove this game?")
            Label {
                width: parent.width
                text: `${card.title}\n${card.variant}\n${card.standing}`
                horizontalAlignment: Text.AlignHCenter
            }
            PushButton {
                width: parent.width
                kind: "primary"
                text: qsTr("Remove")
                onClicked: { question.close(); card.removeRequested() }
            }
            PushButton {
                width: parent.width
                text: qsTr("Keep")
                onClicked: question.close()
            }
        }
    }
}
