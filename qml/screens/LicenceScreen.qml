pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The whole text of a licence, in its own language. A list, because the longest has some 180 paragraphs.
Page {
    id: screen

    property string file

    widest: Theme.reading
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
            width: Math.min(list.width - 2 * Theme.margin, screen.widest)
            text: modelData
            wrapMode: Text.Wrap // an address may be longer than a line
        }
    }
}
