pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A few words to choose one from, wrapping onto further lines where the screen is narrow.
Column {
    id: choice

    property string label: ""
    property string help: ""
    property list<string> choices
    property int current: 0
    signal chosen(int index)

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Label {
        width: parent.width
        visible: text !== ""
        text: choice.label
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: choice.choices
            Pressable {
                id: chip
                required property int index
                required property string modelData
                text: modelData
                readonly property bool taken: index === choice.current
                width: Math.min(implicitWidth, choice.width)
                implicitWidth: words.implicitWidth + 2 * Theme.margin
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
                onClicked: {
                    Feedback.button()
                    choice.chosen(index)
                }
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: taken
                background: Rectangle {
                    radius: Theme.touch / 2
                    color: chip.taken ? Theme.accent : chip.down ? Theme.cardPressed : Theme.card
                    border.color: chip.taken ? Theme.accent : Theme.line
                    FocusRing {
                        radius: Theme.touch / 2 + 3
                        visible: chip.visualFocus
                    }
                }
                contentItem: Text {
                    id: words
                    text: chip.text
                    color: chip.taken ? Theme.accentInk : Theme.ink
                    font.pixelSize: Theme.text
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: choice.help
        color: Theme.inkSoft
        font.pixelSize: Theme.textSmall
    }
}
