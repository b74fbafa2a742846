import QtQuick
import Trapbox

// Shown instead of an empty list.
Column {
    id: empty

    property string glyph
    property string text

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
        text: empty.text
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
    }
}
