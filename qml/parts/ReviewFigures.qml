pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The review of a game that is not played in turns of thought: advice, and a row for each figure.
Column {
    id: figures

    spacing: Theme.gap

    Label {
        width: parent.width
        visible: text !== ""
        text: Review.marksText
        color: Theme.inkSoft
        font.pixelSize: Theme.textSmall
    }
    Repeater {
        model: Review.advice
        Rectangle {
            id: advice
            required property string modelData
            width: figures.width
            height: adviceText.height + 2 * Theme.gap
            radius: Theme.radius
            color: Theme.card
            border.color: Theme.line
            Glyph {
                id: sign
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                name: "hint"
                ink: Theme.accent
            }
            Label {
                id: adviceText
                anchors { left: sign.right; right: parent.right; margins: Theme.gap; verticalCenter: parent.verticalCenter }
                text: advice.modelData
            }
        }
    }
    Repeater {
        model: Review.figures
        Item {
            id: figure
            required property string title
            required property string text
            required property string value
            required property bool bad
            width: figures.width
            height: Math.max(figureText.height, number.height) + Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: title + ". " + text + (value === "" ? "" : ". " + value)
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            Column {
                id: figureText
                y: Theme.gap
                width: parent.width - number.width - Theme.gap
                Label {
                    width: parent.width
                    text: figure.title
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: figure.text
                    color: figure.bad ? Theme.bad : Theme.ink
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
            Label {
                id: number
                anchors.right: parent.right
                y: Theme.gap
                text: figure.value
                font.pixelSize: Theme.textLarge
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
}
