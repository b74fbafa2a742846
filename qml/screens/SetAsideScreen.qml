pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// Damaged saves. A tap recovers what can still be read; nothing is deleted without asking.
Page {
    id: screen

    title: qsTr("Damaged games")

    T.StackView.onDeactivating: question.close()
    RemoveSheet {
        id: question
        onRemoveRequested: fileName => Store.setAside.remove(fileName)
    }

    Label {
        width: parent.width
        visible: list.count > 0
        text: qsTr("These games couldn’t be opened. Tap one to recover what can still be read.")
        color: Theme.inkSoft
    }
    EmptyState {
        width: parent.width
        visible: list.count === 0
        glyph: "replays"
        text: qsTr("No damaged games.")
    }
    Repeater {
        id: list
        model: Store.setAside
        Card {
            id: card
            required property string fileName
            required property string game
            required property string title
            required property string variant
            required property string lastPlayed
            readonly property list<string> lines: [variant === title ? "" : variant, lastPlayed]
            width: parent.width
            padding: Theme.gap
            text: qsTr("Recover %1, %2").arg(title).arg(lastPlayed)
            onClicked: Session.opener.bringBack(fileName)
            contentItem: Item {
                implicitHeight: Math.max(Theme.touch, texts.implicitHeight)
                GameLines {
                    id: texts
                    anchors { left: parent.left; right: remove.left; verticalCenter: parent.verticalCenter }
                    game: card.game
                    title: card.title
                    lines: card.lines
                }
                IconButton {
                    id: remove
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    glyph: "trash"
                    ink: Theme.inkSoft
                    text: qsTr("Delete %1").arg(card.title)
                    onClicked: question.ask(card.fileName, [card.title, ...card.lines])
                }
            }
        }
    }
}
