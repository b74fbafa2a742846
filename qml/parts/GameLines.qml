pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The content of a game's card: picture, title and smaller lines, the last one in a softer colour. The card has the
// accessible name.
Item {
    id: root

    property string game
    property string title
    property list<string> lines // empty lines are hidden
    property int maxLines: 99 // rows of text per line
    default property alias more: column.data

    implicitHeight: Math.max(picture.height, column.implicitHeight)

    Art {
        id: picture
        // No picture where the text would be too narrow.
        width: root.width < 64 + 8 * Theme.text ? 0 : 64
        height: width
        anchors.verticalCenter: parent.verticalCenter
        art: "tile?game=" + root.game
    }
    Column {
        id: column
        anchors { left: picture.right; leftMargin: picture.width > 0 ? Theme.gap : 0; right: parent.right; verticalCenter: parent.verticalCenter }
        Label {
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
            maximumLineCount: root.maxLines
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Repeater {
            model: root.lines
            Label {
                required property int index
                required property string modelData
                width: column.width
                visible: text !== ""
                text: modelData
                color: index < root.lines.length - 1 ? Theme.ink : Theme.inkSoft
                font.pixelSize: Theme.textSmall
                maximumLineCount: root.maxLines
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
