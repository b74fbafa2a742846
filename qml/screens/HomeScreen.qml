pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Trapbox

// The box: four games to open, and those in progress to go on with.
AppScreen {
    id: home

    signal gameChosen(string game)
    signal continueChosen(string id)
    signal dailyChosen(string game, string preset)
    signal replaysChosen
    signal recordsChosen
    signal settingsChosen

    title: "Trapbox"
    T.StackView.onActivating: going.positionViewAtBeginning()
    T.StackView.onDeactivating: question.close()
    Keys.onPressed: event => scroll.key(event)

    readonly property bool wide: width > height && width >= 640
    readonly property bool roomy: Math.min(width, height) >= 700
    readonly property real inner: Math.min(width - SafeArea.left - SafeArea.right - 2 * Theme.margin, 1240)

    RemoveSheet {
        id: question
        onRemoveRequested: gameId => Store.games.remove(gameId)
    }

    BoxWood { anchors.fill: parent }

    Scroller {
        id: scroll
        anchors { fill: parent; leftMargin: SafeArea.left; rightMargin: SafeArea.right; topMargin: SafeArea.top; bottomMargin: SafeArea.bottom }
        contentHeight: column.height + 2 * Theme.margin

        Column {
            id: column
            y: Theme.margin
            width: home.inner
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: home.roomy ? 2 * Theme.margin : Theme.margin

            Item {
                width: parent.width
                height: Math.max(Theme.touch, name.implicitHeight)
                Rectangle { // a brass plate with the name
                    id: plate
                    anchors.verticalCenter: parent.verticalCenter
                    width: name.implicitWidth + 2 * Theme.margin
                    height: name.implicitHeight + Theme.gap
                    radius: 6
                    border.color: "#7c5a20"
                    gradient: Gradient {
                        GradientStop { position: 0; color: "#f3dc9c" }
                        GradientStop { position: 0.5; color: "#d9b45c" }
                        GradientStop { position: 1; color: "#c09540" }
                    }
                    PlainText {
                        id: name
                        anchors.centerIn: parent
                        text: "Trapbox"
                        color: "#2b1a06"
                        // As large as the buttons beside it allow: the name is 4.6 letters' heights wide.
                        font.pixelSize: Math.min(Theme.title, (home.inner - ways.width - 3 * Theme.margin) / 4.6)
                        font.weight: Font.Bold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                }
                Row {
                    id: ways
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    spacing: 2
                    IconButton { glyph: "replays"; framed: true; text: qsTr("Replays"); onClicked: home.replaysChosen() }
                    IconButton { glyph: "records"; framed: true; text: qsTr("Records"); onClicked: home.recordsChosen() }
                    IconButton { glyph: "settings"; framed: true; text: qsTr("Settings"); onClicked: home.settingsChosen() }
                }
            }

            NoticeList { width: parent.width }

            Column {
                width: parent.width
                spacing: Theme.gap
                visible: going.count > 0
                Label {
                    text: qsTr("Continue")
                    font.weight: Font.DemiBold
                }
                ListView { // games in progress
                    id: going
                    objectName: "going"
                    width: parent.width
                    height: Math.round(112 * Theme.fontScale)
                    orientation: ListView.Horizontal
                    spacing: Theme.gap
                    boundsBehavior: Flickable.StopAtBounds
                    cacheBuffer: 6000 // Tab goes from card to card as long as they are there
                    model: Store.games
                    onCountChanged: toFront.restart()
                    onWidthChanged: toFront.restart()
                    onVisibleChanged: if (visible) toFront.restart() // back from a game, which is now the first or gone
                    Timer { // the last one played comes to the front, once the cards are laid out
                        id: toFront
                        interval: 0
                        onTriggered: {
                            going.forceLayout()
                            going.positionViewAtBeginning()
                        }
                    }
                    FollowFocus { view: going }
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Games in progress")
                    delegate: ContinueCard {
                        // Of several, the next is always seen to begin.
                        width: Math.min(column.width * (ListView.view.count > 1 ? 0.86 : 1), Math.round(300 * Theme.fontScale))
                        height: ListView.view.height
                        onClicked: home.continueChosen(gameId)
                        onRemoveRequested: question.ask(gameId, [title, ...lines])
                    }
                }
            }

            PlainText { // the longest word of the titles: all of them are as large as it can be
                id: longestWord
                visible: false
                width: 1
                wrapMode: Text.WordWrap
                text: {
                    let all = ""
                    for (const title of Catalog.titles)
                        all += title + "\n"
                    return all.replace(/-/g, "\u2011")
                }
                font { pixelSize: Theme.textLarge; weight: Font.DemiBold }
            }
            GridLayout { // the four compartments of the box
                id: box
                readonly property real room: (width - (columns - 1) * columnSpacing) / columns - 2 * Theme.gap
                width: parent.width
                columns: home.wide ? 4 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                Repeater {
                    model: Catalog.games
                    GameTile {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1 // all alike
                        Layout.fillHeight: true // as high as its neighbour
                        shape: home.roomy ? 0.9 : 0.72
                        titleSize: Math.floor(Theme.textLarge * Math.min(1, box.room / longestWord.contentWidth))
                        onClicked: home.gameChosen(key)
                    }
                }
            }

            DailyCard {
                visible: Catalog.dailyCount > 0
                width: parent.width
                onChosen: (game, preset) => home.dailyChosen(game, preset)
            }
        }
    }
}
