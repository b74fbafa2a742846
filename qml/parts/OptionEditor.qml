pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One rule option, edited as its kind wants it.
Loader {
    id: editor

    required property string key
    required property string kind
    required property string label
    required property string help
    required property int value
    required property int least
    required property int most
    required property list<string> choices
    required property bool shown
    signal edited(int value)

    active: shown
    visible: shown
    sourceComponent: kind === "toggle" ? toggle : kind === "choice" ? choice : number

    Component {
        id: toggle
        Toggle {
            text: editor.label
            help: editor.help
            checked: editor.value === 1
            onToggled: editor.edited(checked ? 1 : 0)
        }
    }
    Component {
        id: choice
        ChoiceRow {
            label: editor.label
            help: editor.help
            choices: editor.choices
            current: editor.value
            onChosen: index => editor.edited(index)
        }
    }
    Component {
        id: number
        Column {
            Stepper {
                width: parent.width
                label: editor.label
                value: editor.value
                least: editor.least
                most: editor.most
                onChanged: value => editor.edited(value)
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: editor.help
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
            }
        }
    }
}
