pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What to do in this step of the lesson, and the way on: beside the words where there is room, else below them. As tall
// as the longest step needs, so that the board below it stays where it is.
Rectangle {
    id: card

    property Lesson lesson
    signal nextRequested
    signal leaveRequested

    readonly property string told: lesson ? lesson.words : ""
    onToldChanged: telling.restart()
    Timer { // once for a step, which may take the lesson away and bring it again
        id: telling
        interval: 0
        onTriggered: ScreenReader.announce(card.told)
    }

    readonly property int size: Theme.besideBoard(parent)
    readonly property real ways: 18 * size // the room for the way on, in one line
    readonly property bool wide: width >= ways + 25 * size + 3 * Theme.margin

    implicitWidth: ways + 34 * size + 3 * Theme.margin // lines of some 65 letters
    implicitHeight: grid.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.accent
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: told
    Accessible.description: way

    readonly property string way: lesson ? `${lesson.step + 1} / ${lesson.length}` : ""
    readonly property string done: "✓ " // before it

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
            width: grid.width - (card.wide ? card.ways + Theme.margin : 0)
            height: childrenRect.height
            Repeater { // unseen: the steps that are not shown
                model: card.lesson ? card.lesson.allWords : []
                Label {
                    required property string modelData
                    width: room.width
                    opacity: 0
                    font.pixelSize: card.size
                    text: card.done + card.way + " · " + modelData
                    Accessible.ignored: true
                }
            }
            Label {
                width: parent.width
                font.pixelSize: card.size
                text: (card.lesson && card.lesson.achieved ? card.done : "") + card.way + " · " + card.told
                Accessible.ignored: true
            }
        }
        Flow { // the way on at the right
            width: card.wide ? card.ways : grid.width
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
            PushButton {
                font.pixelSize: card.size
                kind: card.lesson && (card.lesson.achieved || !card.lesson.waits) ? "primary" : "plain"
                text: !card.lesson ? "" : card.lesson.step + 1 === card.lesson.length ? qsTr("Done")
                      : card.lesson.achieved || !card.lesson.waits ? qsTr("Next") : qsTr("Skip")
                onClicked: card.nextRequested()
            }
            PushButton {
                kind: "quiet"
                font.pixelSize: card.size
                text: qsTr("Exit")
                onClicked: card.leaveRequested()
            }
        }
    }
}
