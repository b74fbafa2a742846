pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the store has to tell the player, a card each; at most so many at a time. Whoever does not see it hears it when it
// appears.
Column {
    id: list

    property int most: 20
    property bool brief: false
    property list<string> said // aloud, of those that are still there
    signal readRequested(string words)

    function tell() {
        const still = []
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as NoticeCard
            const known = said.includes(card.words)
            if (!known && card.visible)
                ScreenReader.announce(card.words)
            if (known || card.visible)
                still.push(card.words)
        }
        said = still
    }

    visible: cards.count > 0 && most > 0
    onVisibleChanged: telling.restart()
    spacing: Theme.gap
    Timer { // once all of them are there
        id: telling
        interval: 0
        onTriggered: list.tell()
    }
    Repeater {
        id: cards
        model: Store.notices
        onItemAdded: telling.restart()
        onItemRemoved: telling.restart()
        NoticeCard {
            required property int index
            required property string modelData
            width: list.width
            visible: index < list.most
            brief: list.brief
            words: modelData
            onDismissed: Store.dismiss(index)
            onReadRequested: list.readRequested(modelData)
        }
    }
}
