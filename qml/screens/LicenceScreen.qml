pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The full text of a licence, not translated. A ListView, because the longest has about 180 paragraphs.
Page {
    id: screen

    property string file

    maxWidth: Theme.reading
    scrolled: list

    body: ListView {
        id: list
        anchors.fill: parent
        clip: true
        topMargin: Theme.margin
        bottomMargin: Theme.margin
        spacing: Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        model: About.licence(screen.file)
        Accessible.role: Accessible.List
        Accessible.name: screen.title
        delegate: Label {
            required property string modelData
            x: (list.width - width) / 2
            width: Math.min(list.width - 2 * Theme.margin, screen.maxWidth)
            text: modelData
            wrapMode: Text.Wrap // a URL may be longer than the line
        }
    }
}
