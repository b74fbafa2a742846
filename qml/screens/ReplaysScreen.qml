pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// Finished matches, to be watched again.
Page {
    id: screen

    signal watchChosen(string id)

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
        words: qsTr("Games you finish will appear here. You can watch them again, move by move.")
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
                // Where the words would be squeezed, the tools go below them.
                readonly property bool narrow: width < 64 + tools.width + 10 * Theme.text
                implicitHeight: said.implicitHeight + (narrow ? tools.height : 0)
                GameLines {
                    id: said
                    width: parent.width - (parent.narrow ? 0 : tools.width)
                    game: card.game
                    title: card.title
                    lines: card.lines
                }
                Row {
                    id: tools
                    anchors.right: parent.right
                    y: parent.narrow ? said.height : (said.height - height) / 2
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
                        onClicked: Session.share(card.gameId)
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
