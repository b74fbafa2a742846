pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What a card says of a game: its picture, a title, and smaller lines of which the last is the least. All of it is
// told by the card.
Item {
    id: said

    property string game
    property string title
    property list<string> lines // empty ones are left out
    property int most: 99 // rows of text that a line may take
    default property alias more: words.data

    implicitHeight: Math.max(picture.height, words.implicitHeight)

    Art {
        id: picture
        // Where the words would be squeezed they stand alone.
        width: said.width < 64 + 8 * Theme.text ? 0 : 64
        height: width
        anchors.verticalCenter: parent.verticalCenter
        art: "tile?game=" + said.game
    }
    Column {
        id: words
        anchors { left: picture.right; leftMargin: picture.width > 0 ? Theme.gap : 0; right: parent.right; verticalCenter: parent.verticalCenter }
        Label {
            width: parent.width
            text: said.title
            font.weight: Font.DemiBold
            maximumLineCount: said.most
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Repeater {
            model: said.lines
            Label {
                required property int index
                required property string modelData
                width: words.width
                visible: text !== ""
                text: modelData
                color: index < said.lines.length - 1 ? Theme.ink : Theme.inkSoft
                font.pixelSize: Theme.textSmall
                maximumLineCount: said.most
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
