pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The text of a lesson's step with its buttons, side by side if there is room. As tall as the longest step, so that the board
// below does not move.
Rectangle {
    id: card

    property Lesson lesson
    signal nextRequested
    signal leaveRequested

    readonly property string text: lesson ? lesson.text : ""
    onTextChanged: announceDelay.restart()
    Timer { // announce once, even if a step replaces the lesson object
        id: announceDelay
        interval: 0
        onTriggered: ScreenReader.announce(card.text)
    }

    readonly property int size: Theme.besideBoard(parent)
    readonly property real buttonsWidth: 18 * size // px, of the buttons in one line
    readonly property bool wide: width >= buttonsWidth + 25 * size + 3 * Theme.margin

    implicitWidth: buttonsWidth + 34 * size + 3 * Theme.margin // lines of about 65 letters
    implicitHeight: grid.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.accent
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.description: counter

    readonly property string counter: lesson ? `${lesson.step + 1} / ${lesson.length}` : ""
    readonly property string checkMark: "✓ "

    Grid {
        id: grid
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * Theme.margin
        columns: card.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap
        verticalItemAlignment: Grid.AlignVCenter
        Item {
            id: room
            width: grid.width - (card.wide ? card.buttonsWidth + Theme.margin : 0)
            height: childrenRect.height
            Repeater { // invisible, gives the height of the longest step
                model: card.lesson ? card.lesson.allTexts : []
                Label {
                    required property string modelData
                    width: room.width
                    opacity: 0
                    font.pixelSize: card.size
                    text: card.checkMark + card.counter + " · " + modelData
                    Accessible.ignored: true
                }
            }
            Label {
                width: parent.width
                font.pixelSize: card.size
                text: (card.lesson && card.lesson.achieved ? card.checkMark : "") + card.counter + " · " + card.text
                Accessible.ignored: true
            }
        }
        Flow { // the buttons, right-aligned
            width: card.wide ? card.buttonsWidth : grid.width
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
            PushButton {
                font.pixelSize: card.size
                kind: card.lesson && (card.lesson.achieved || !card.lesson.waits) ? PushButton.Primary : PushButton.Plain
                text: !card.lesson ? "" : card.lesson.step + 1 === card.lesson.length ? qsTr("Done")
                      : card.lesson.achieved || !card.lesson.waits ? qsTr("Next") : qsTr("Skip")
                onClicked: card.nextRequested()
            }
            PushButton {
                kind: PushButton.Quiet
                font.pixelSize: card.size
                text: qsTr("Exit")
                onClicked: card.leaveRequested()
            }
        }
    }
}
