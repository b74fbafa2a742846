import QtQuick
import Trapbox

// One compartment of the box.
Card {
    id: tile

    required property string key
    required property string title
    required property string tagline
    property int titleSize: Theme.textLarge
    property real shape: 0.72 // height of the picture over its width

    padding: Theme.gap
    text: title
    Accessible.description: tagline
    contentItem: Column {
        spacing: Theme.gap
        Art {
            width: parent.width
            height: Math.round(width * tile.shape)
            art: "tile?game=" + tile.key
            asynchronous: true
        }
        Label {
            width: parent.width
            text: tile.title.replace("-", "\u2011") // a name is not broken at its hyphen
            font.pixelSize: tile.titleSize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: width >= 110 * Theme.fontScale // in fewer letters a line it would be a column of words
            text: tile.tagline
            color: Theme.inkSoft
            font.pixelSize: Math.min(Theme.textSmall, tile.titleSize)
            Accessible.ignored: true
        }
    }
}
