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
    required property string lastPlayed
    signal removeRequested

    padding: Theme.gap
    text: qsTr("Continue %1, %2, %3").arg(title).arg(variant).arg(standing) + ", " + lastPlayed
    contentItem: Item {
        Art {
            id: picture
            // Where the words would be squeezed they stand alone.
            width: parent.width < 72 + remove.width + 8 * Theme.text ? 0 : 72
            height: 72
            anchors.verticalCenter: parent.verticalCenter
            art: "tile?game=" + card.game
        }
        Column {
            anchors { left: picture.right; leftMargin: picture.width > 0 ? Theme.gap : 0; right: remove.left; verticalCenter: parent.verticalCenter }
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
            Label {
                width: parent.width
                text: card.lastPlayed
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
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
                text: `${card.title}\n${card.variant}\n${card.standing}\n${card.lastPlayed}`
                horizontalAlignment: Text.AlignHCenter
            }
            PushButton {
                width: question.share
                kind: "primary"
                text: qsTr("Keep")
                onClicked: question.close()
            }
            PushButton {
                width: question.share
                glyph: "trash"
                text: qsTr("Remove")
                onClicked: { question.close(); card.removeRequested() }
            }
        }
    }
}
