import QtQuick
import Trapbox

// A game on the Home screen.
Card {
    id: tile

    required property string key
    required property string title
    required property string tagline
    property int titleSize: Theme.textLarge
    property real pictureRatio: 0.72 // height / width of the picture

    padding: Theme.gap
    text: title
    Accessible.description: tagline
    contentItem: Column {
        spacing: Theme.gap
        Art {
            width: parent.width
            height: Math.round(width * tile.pictureRatio)
            art: "tile?game=" + tile.key
            asynchronous: true
        }
        Label {
            width: parent.width
            text: tile.title.replace("-", "\u2011") // no line break at a hyphen
            font.pixelSize: tile.titleSize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: width >= 110 * Theme.fontScale // narrower, it would have one word per line
            text: tile.tagline
            color: Theme.inkSoft
            font.pixelSize: Math.min(Theme.textSmall, tile.titleSize)
            Accessible.ignored: true
        }
    }
}
