import QtQuick
import Trapbox

// A heading and its paragraph on a rules page.
Column {
    id: section

    property string heading
    property string words

    width: parent ? parent.width : 0
    spacing: 4
    bottomPadding: Theme.gap
    Label {
        width: parent.width
        text: section.heading
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLarge
        Accessible.role: Accessible.Heading
    }
    Label {
        width: parent.width
        text: section.words
        lineHeight: 1.25
    }
}
