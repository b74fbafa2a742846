import QtQuick
import Trapbox

// What a list says while there is nothing in it yet.
Column {
    id: empty

    property string glyph
    property string words

    topPadding: 48
    spacing: Theme.margin
    Glyph {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 72
        name: empty.glyph
        ink: Theme.inkSoft
    }
    Label {
        width: Math.min(parent.width, 360)
        anchors.horizontalCenter: parent.horizontalCenter
        text: empty.words
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
    }
}
