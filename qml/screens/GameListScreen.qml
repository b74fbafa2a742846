pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Trapbox

// The games of a file with several games. Choosing one opens it.
Page {
    id: screen
    objectName: "gameList"

    signal listedChosen(int row)

    readonly property RecordChoice choice: Session.opener.choice
    readonly property real column: Math.min(width - SafeArea.left - SafeArea.right - 2 * Theme.margin, maxWidth)

    title: qsTr("Choose a game")
    scrolled: list

    T.StackView.onRemoved: choice.clear()
    Connections {
        target: screen.choice
        function onOffered() { search.clear() }
    }

    body: [
        Column {
            id: head
            y: Theme.margin
            width: screen.column
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap
            TextEntry {
                id: search
                objectName: "search"
                width: parent.width
                maximumLength: 60
                placeholderText: qsTr("Search")
                Accessible.name: placeholderText
                Accessible.description: qsTr("Search players, events or results")
                onTextChanged: screen.choice.search = text
            }
            Label {
                width: parent.width
                color: Theme.inkSoft
                font.pixelSize: Theme.textSmall
                text: {
                    const found = screen.choice.search !== "" ? qsTr("%1 of %2").arg(screen.choice.count).arg(screen.choice.total)
                                                              : qsTr("%n game(s)", "", screen.choice.total)
                    return (screen.choice.fileName ? screen.choice.fileName + " · " : "") + found + (screen.choice.complete ? "" : " · " + qsTr("the rest of the file is not listed"))
                }
            }
        },
        EmptyState {
            anchors { top: head.bottom; horizontalCenter: parent.horizontalCenter }
            width: screen.column
            visible: list.count === 0
            glyph: "list"
            text: qsTr("No games found.")
        },
        ListView {
            id: list
            objectName: "games"
            anchors { top: head.bottom; topMargin: Theme.gap; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
            width: parent.width
            clip: true
            spacing: Theme.gap
            bottomMargin: Theme.margin
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // cached cards are created over several frames and would overlap the first one meanwhile
            displayMarginBeginning: 600 // Tab only reaches cards that exist
            displayMarginEnd: 600
            model: screen.choice
            Accessible.role: Accessible.List
            Accessible.name: screen.title
            FollowFocus { view: list }
            delegate: Card {
                id: card
                required property int index
                required property int number
                required property string title
                required property string ending
                required property list<string> details
                readonly property list<string> lines: [ending, ...details]
                x: (list.width - width) / 2
                width: screen.column
                padding: Theme.gap
                text: qsTr("Open game %1, %2").arg(number).arg([title, ...lines].filter(line => line !== "").join(", "))
                onClicked: screen.listedChosen(index)
                contentItem: Item {
                    implicitHeight: Math.max(texts.implicitHeight, count.implicitHeight)
                    Label {
                        id: count
                        width: Math.max(implicitWidth, 2 * Theme.text)
                        anchors.verticalCenter: parent.verticalCenter
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.NoWrap
                        color: Theme.inkSoft
                        font.pixelSize: Theme.textSmall
                        text: card.number
                        Accessible.ignored: true
                    }
                    Column {
                        id: texts
                        anchors { left: count.right; leftMargin: Theme.gap; right: parent.right; verticalCenter: parent.verticalCenter }
                        Label {
                            width: parent.width
                            text: card.title
                            wrapMode: Text.Wrap // a name may be longer than the line
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                        Repeater {
                            model: card.lines
                            Label {
                                required property int index
                                required property string modelData
                                width: texts.width
                                visible: text !== ""
                                text: modelData
                                wrapMode: Text.Wrap
                                color: index === 0 ? Theme.ink : Theme.inkSoft
                                font.pixelSize: Theme.textSmall
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    ]
}
