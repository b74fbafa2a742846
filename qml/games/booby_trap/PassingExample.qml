pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the players A, B and C say, a row for each turn. A screen reader gets all of it as one text.
Rectangle {
    id: example

    property real unit: 1 // a three hundredth of the width
    property list<string> turns // of each: "p" passes, "x" picks, "!" must pick, "?" may pass, "-" has not played yet
    property string verdict

    height: rows.height + 12 * unit
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: {
        const sentences = []
        for (const turn of turns)
            sentences.push(spoken(turn))
        sentences.push(verdict)
        return sentences.join(". ")
    }

    // "A: I pass, B: I pass, C: I pass"
    function spoken(turn: string): string {
        const said = []
        for (const what of turn.split(" "))
            if (what !== "-")
                said.push(`${"ABC".charAt(said.length)}: ${textOf(what)}`)
        return said.join(", ")
    }

    function textOf(what: string): string {
        switch (what) {
        case "p": return qsTr("I pass")
        case "x": return qsTr("picks")
        case "!": return qsTr("must pick")
        case "?": return qsTr("may pass")
        }
        return ""
    }

    Column {
        id: rows
        anchors.centerIn: parent
        spacing: 3 * example.unit
        Row {
            Repeater {
                model: ["", "A", "B", "C"]
                Label {
                    required property string modelData
                    required property int index
                    width: (index === 0 ? 40 : 80) * example.unit
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: 14 * example.unit
                    font.weight: Font.DemiBold
                    text: modelData
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: example.turns
            Row {
                id: turn
                required property string modelData
                required property int index
                Label {
                    width: 40 * example.unit
                    height: 24 * example.unit
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: 14 * example.unit
                    text: turn.index + 1
                    Accessible.ignored: true
                }
                Repeater {
                    model: turn.modelData.split(" ")
                    Item {
                        id: cell
                        required property string modelData
                        readonly property bool picks: modelData === "x" || modelData === "!"
                        width: 80 * example.unit
                        height: 24 * example.unit
                        Rectangle {
                            anchors { fill: parent; leftMargin: 2 * example.unit; rightMargin: anchors.leftMargin }
                            visible: cell.modelData !== "-"
                            radius: height / 2
                            color: cell.picks ? Theme.accent : "transparent"
                            border.width: cell.modelData === "p" ? 1 : 2
                            border.color: cell.modelData === "p" ? Theme.line : Theme.accent
                        }
                        Label {
                            anchors.centerIn: parent
                            width: parent.width - 8 * example.unit
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.NoWrap
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 6
                            font.pixelSize: 13 * example.unit
                            color: cell.picks ? Theme.accentInk : Theme.ink
                            text: example.textOf(cell.modelData)
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Label {
            width: 280 * example.unit
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: 13 * example.unit
            text: example.verdict
            Accessible.ignored: true
        }
    }
}
