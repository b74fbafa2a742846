pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the store has to tell the player, a card each; at most so many at a time.
Column {
    id: list

    property int most: 20

    visible: cards.count > 0 && most > 0
    spacing: Theme.gap
    Repeater {
        id: cards
        model: Store.notices
        NoticeCard {
            required property int index
            required property string modelData
            width: list.width
            visible: index < list.most
            words: modelData
            onDismissed: Store.dismiss(index)
        }
    }
}
