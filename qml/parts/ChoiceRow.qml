pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
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
            T.RadioButton {
                id: chip
                required property int index
                required property string modelData
                text: modelData
                checked: index === choice.current
                width: Math.min(implicitWidth, choice.width)
                implicitWidth: words.implicitWidth + 2 * Theme.margin
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
                onClicked: {
                    Feedback.button()
                    choice.chosen(index)
                }
                Keys.onReturnPressed: chip.clicked()
                Keys.onEnterPressed: chip.clicked()
                background: Rectangle {
                    radius: Theme.touch / 2
                    color: chip.checked ? Theme.accent : chip.down ? Theme.cardPressed : Theme.card
                    border.color: chip.checked ? Theme.accent : Theme.line
                    FocusRing {
                        radius: Theme.touch / 2 + 3
                        visible: chip.visualFocus
                    }
                }
                contentItem: Text {
                    id: words
                    text: chip.text
                    color: chip.checked ? Theme.accentInk : Theme.ink
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
