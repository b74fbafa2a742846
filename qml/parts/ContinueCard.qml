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
    required property string daily
    // A challenge is played alone, so its name replaces the score.
    readonly property list<string> lines: [variant === title ? "" : variant, daily !== "" ? daily : standing, lastPlayed]
    signal removeRequested

    padding: Theme.gap
    text: qsTr("Continue %1, %2, %3").arg(title).arg(variant).arg(daily !== "" ? daily : standing) + ", " + lastPlayed
    contentItem: Item {
        GameLines {
            anchors { left: parent.left; right: remove.left; verticalCenter: parent.verticalCenter }
            game: card.game
            title: card.title
            lines: card.lines
            maxLines: 2
        }
        IconButton {
            id: remove
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            glyph: "trash"
            ink: Theme.inkSoft
            text: qsTr("Delete %1").arg(card.title)
            onClicked: card.removeRequested()
        }
    }
}
