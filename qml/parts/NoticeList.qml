pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The store's warnings, at most `maxCount` at a time. Each is announced to screen readers when it appears.
Column {
    id: list

    property int maxCount: 20
    property bool brief: false
    property list<string> announced // of the warnings that remaining exist
    signal readRequested(string text)

    function announceNew() {
        const remaining = []
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as NoticeCard
            const known = announced.includes(card.text)
            if (!known && card.visible)
                ScreenReader.announce(card.text)
            if (known || card.visible)
                remaining.push(card.text)
        }
        announced = remaining
    }

    visible: cards.count > 0 && maxCount > 0
    onVisibleChanged: announceDelay.restart()
    spacing: Theme.gap
    Timer { // when all cards are created
        id: announceDelay
        interval: 0
        onTriggered: list.announceNew()
    }
    Repeater {
        id: cards
        model: Store.notices
        onItemAdded: announceDelay.restart()
        onItemRemoved: announceDelay.restart()
        NoticeCard {
            required property int index
            required property string modelData
            width: list.width
            visible: index < list.maxCount
            brief: list.brief
            text: modelData
            onDismissed: Store.dismiss(index)
            onReadRequested: list.readRequested(modelData)
        }
    }
}
