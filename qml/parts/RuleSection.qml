import QtQuick
import Trapbox

// A section of a rules page: heading, paragraph, and an optional picture beside or below it. The text is complete without
// the picture.
Grid {
    id: section

    property string heading
    property string text
    property Component picture: null // sets its height from its width

    // px, the width that lines of 48 letters leave free.
    readonly property real room: width - columnSpacing - 0.74 * Theme.reading
    readonly property bool beside: picture !== null && room >= 11 * Theme.text

    width: parent ? parent.width : 0
    columns: beside ? 2 : 1
    columnSpacing: Theme.margin
    rowSpacing: Theme.gap
    bottomPadding: Theme.gap
    horizontalItemAlignment: Grid.AlignHCenter
    Column {
        width: Math.min(Theme.reading, section.width - (section.beside ? shown.width + section.columnSpacing : 0))
        spacing: 4
        Label {
            width: parent.width
            text: section.heading
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLarge
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: section.text
            lineHeight: 1.25
        }
    }
    Loader {
        id: shown
        visible: section.picture !== null
        width: Math.round(section.beside ? Math.min(section.room, 17 * Theme.text) : Math.min(section.width, 300))
        sourceComponent: section.picture
    }
}
