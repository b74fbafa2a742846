import QtQuick
import Trapbox

Page {
    id: settings

    signal setAsideChosen
    signal aboutChosen

    title: qsTr("Settings")

    // A setting with named values: `choices` are the texts, `values` what is stored.
    component NamedChoice: ChoiceRow {
        property list<string> values
        property string value
        signal picked(string value)
        width: parent.width
        current: values.indexOf(value)
        onChosen: index => picked(values[index])
    }

    NamedChoice {
        label: qsTr("Appearance")
        values: ["system", "light", "dark", "contrast"]
        choices: [qsTr("Match device"), qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
        value: Settings.theme
        onPicked: value => Settings.theme = value
    }
    NamedChoice {
        label: qsTr("Language")
        values: ["system", "en", "fr"]
        choices: [qsTr("Match device"), "English", "Français"]
        value: Settings.language
        onPicked: value => Settings.language = value
    }
    NamedChoice {
        label: qsTr("Text size")
        values: ["0", "1", "1.25", "1.5"]
        choices: [qsTr("Match device"), qsTr("Normal"), qsTr("Large"), qsTr("Largest")]
        value: Settings.fontScale.toString()
        onPicked: value => Settings.fontScale = Number(value)
    }
    Toggle {
        width: parent.width
        text: qsTr("Sound")
        checked: !Settings.muted
        onToggled: Settings.muted = !checked
    }
    SliderRow {
        width: parent.width
        enabled: !Settings.muted
        label: qsTr("Sound effects")
        value: Settings.effectsVolume
        onMoved: value => Settings.effectsVolume = value
    }
    SliderRow {
        width: parent.width
        enabled: !Settings.muted
        label: qsTr("Alerts: turns, time, results")
        value: Settings.alertsVolume
        onMoved: value => Settings.alertsVolume = value
    }
    NamedChoice {
        visible: Feedback.hasHaptics
        label: qsTr("Vibration")
        values: ["off", "light", "medium", "strong"]
        choices: [qsTr("Off"), qsTr("Gentle"), qsTr("Normal"), qsTr("Strong")]
        value: Settings.haptics
        onPicked: value => Settings.haptics = value
    }
    Toggle {
        width: parent.width
        text: qsTr("Reduce motion")
        help: qsTr("Turns off shaking and fading.")
        checked: Settings.reducedMotion
        onToggled: Settings.reducedMotion = checked
    }
    Toggle {
        width: parent.width
        text: qsTr("Left-handed")
        help: qsTr("Moves thumb buttons to the left.")
        checked: Settings.leftHanded
        onToggled: Settings.leftHanded = checked
    }
    Toggle {
        width: parent.width
        visible: !ScreenReader.active // a screen reader always uses buttons
        text: qsTr("Play with buttons")
        help: qsTr("Use buttons instead of dragging.")
        checked: Settings.tapControls
        onToggled: Settings.tapControls = checked
    }
    Toggle {
        width: parent.width
        text: qsTr("Show held piece above finger")
        checked: Settings.fingerOffset
        onToggled: Settings.fingerOffset = checked
    }
    Toggle {
        width: parent.width
        text: qsTr("Board coordinates")
        checked: Settings.coordinates
        onToggled: Settings.coordinates = checked
    }
    PushButton {
        width: parent.width
        visible: Store.setAside.count > 0
        glyph: "warning"
        text: qsTr("Damaged games (%1)").arg(Store.setAside.count)
        onClicked: settings.setAsideChosen()
    }
    PushButton {
        width: parent.width
        glyph: "info"
        text: qsTr("About Trapbox")
        onClicked: settings.aboutChosen()
    }
}
