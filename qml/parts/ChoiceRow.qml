pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A row of chips, of which one is chosen. Wraps on narrow screens.
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
        unread: true // it is the group's accessible name
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: choice.choices
            Chip {
                required property int index
                required property string modelData
                width: Math.min(implicitWidth, choice.width)
                text: modelData
                chosen: index === choice.current
                onClicked: choice.chosen(index)
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
