import QtQuick
import Trapbox

// One compartment of the box.
Card {
    id: tile

    required property string key
    required property string title
    required property string tagline
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
            text: tile.title
            font.pixelSize: Theme.textLarge
            height: contentHeight // of what is shown: a long word in a narrow tile makes it smaller
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textSmall
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: tile.tagline
            color: Theme.inkSoft
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
