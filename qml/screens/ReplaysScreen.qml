pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// Finished matches, which can be watched again.
Page {
    id: screen

    signal watchChosen(string id)
    signal reviewChosen(string id)

    title: qsTr("Replays")

    T.StackView.onDeactivating: question.close()
    RemoveSheet {
        id: question
        onRemoveRequested: gameId => Store.replays.remove(gameId)
    }

    NoticeList { width: parent.width }
    EmptyState {
        width: parent.width
        visible: list.count === 0
        glyph: "replays"
        text: qsTr("Games you finish will appear here. You can watch them again, move by move.")
    }
    Repeater {
        id: list
        model: Store.replays
        Card {
            id: card
            required property string gameId
            required property string game
            required property string title
            required property string variant
            required property string standing
            required property string lastPlayed
            required property string daily
            required property string ending
            required property bool pinned
            readonly property list<string> lines: [variant === title ? "" : variant, daily, ending, standing, lastPlayed]
            width: parent.width
            padding: Theme.gap
            text: qsTr("Watch %1, %2, %3").arg(title).arg(variant).arg((ending !== "" ? ending + ", " : "") + standing)
            onClicked: screen.watchChosen(gameId)
            contentItem: Item {
                // The buttons go below the text if it would be too narrow beside them.
                readonly property bool narrow: width < 64 + buttons.width + 10 * Theme.text
                implicitHeight: texts.implicitHeight + (narrow ? buttons.height : 0)
                GameLines {
                    id: texts
                    width: parent.width - (parent.narrow ? 0 : buttons.width)
                    game: card.game
                    title: card.title
                    lines: card.lines
                }
                Row {
                    id: buttons
                    anchors.right: parent.right
                    y: parent.narrow ? texts.height : (texts.height - height) / 2
                    IconButton {
                        visible: Review.covers(card.game)
                        glyph: "review"
                        ink: Theme.inkSoft
                        text: qsTr("Review %1").arg(card.title)
                        onClicked: screen.reviewChosen(card.gameId)
                    }
                    IconButton {
                        glyph: card.pinned ? "pinned" : "pin"
                        framed: card.pinned
                        ink: card.pinned ? Theme.accent : Theme.inkSoft
                        text: card.pinned ? qsTr("Unpin %1").arg(card.title) : qsTr("Pin %1").arg(card.title)
                        onClicked: Store.replays.pin(card.gameId, !card.pinned)
                    }
                    IconButton {
                        glyph: "share"
                        ink: Theme.inkSoft
                        text: qsTr("Share %1").arg(card.title)
                        onClicked: Session.sharing.share(card.gameId)
                    }
                    IconButton {
                        glyph: "trash"
                        ink: Theme.inkSoft
                        text: qsTr("Delete %1").arg(card.title)
                        onClicked: question.ask(card.gameId, [card.title, ...card.lines])
                    }
                }
            }
        }
    }
}
