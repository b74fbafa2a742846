import QtQuick
import Trapbox

// An editor for one option of the rules, by its kind: toggle, choice or number.
Column {
    id: editor

    required property string key
    required property int kind // a MatchSetup.OptionKind
    required property string label
    required property string help
    required property int value
    required property int min
    required property int max
    required property list<string> choices
    required property bool howMany // the number of players: shown with the players, not with the options
    required property bool shown
    signal edited(int value)

    visible: shown
    spacing: Theme.gap

    Toggle {
        width: parent.width
        visible: editor.kind === MatchSetup.OnOff
        text: editor.label
        help: editor.help
        checked: editor.value === 1
        onToggled: editor.edited(checked ? 1 : 0)
    }
    ChoiceRow {
        width: parent.width
        visible: editor.kind === MatchSetup.Choice
        label: editor.label
        help: editor.help
        choices: editor.choices
        current: editor.value
        onChosen: index => editor.edited(index)
    }
    Stepper {
        width: parent.width
        visible: editor.kind === MatchSetup.Number
        label: editor.label
        value: editor.value
        min: editor.min
        max: editor.max
        onChanged: value => editor.edited(value)
    }
    Label {
        width: parent.width
        visible: editor.kind === MatchSetup.Number && text !== ""
        text: editor.help
        color: Theme.inkSoft
        font.pixelSize: Theme.textSmall
    }
}
