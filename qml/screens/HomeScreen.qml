pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Trapbox

// The first screen: games in progress, the four games, puzzles and today's challenges.
AppScreen {
    id: home

    signal gameChosen(string game)
    signal continueChosen(string id)
    signal dailyChosen(string game, string preset)
    signal puzzlesChosen
    signal dailyPuzzleChosen(string game)
    signal replaysChosen
    signal recordsChosen
    signal settingsChosen
    signal lessonRequested(string game)
    signal gameRequested(string game)

    title: "Trapbox"
    T.StackView.onActivating: continueList.positionViewAtBeginning()
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
                    border.color: Theme.plateEdge
                    gradient: Gradient {
                        GradientStop { position: 0; color: Theme.plateLight }
                        GradientStop { position: 0.5; color: Theme.plate }
                        GradientStop { position: 1; color: Theme.plateDark }
                    }
                    PlainText {
                        id: name
                        anchors.centerIn: parent
                        text: "Trapbox"
                        color: Theme.plateInk
                        // As large as the buttons beside it allow. The name's width is 4.6 times the font size.
                        font.pixelSize: Math.min(Theme.title, (home.inner - buttons.width - 3 * Theme.margin) / 4.6)
                        font.weight: Font.Bold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                }
                Row {
                    id: buttons
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    spacing: 2
                    IconButton { glyph: "replays"; framed: true; text: qsTr("Replays"); onClicked: home.replaysChosen() }
                    IconButton { glyph: "records"; framed: true; text: qsTr("Records"); onClicked: home.recordsChosen() }
                    IconButton { glyph: "settings"; framed: true; text: qsTr("Settings"); onClicked: home.settingsChosen() }
                }
            }

            NoticeList { width: parent.width }

            RaisedPanel { // the first start: learn in a minute, or play, in one tap
                id: welcome
                readonly property string game: "passed_trap"
                visible: Settings.firstStart
                width: parent.width
                height: firstSteps.height + 2 * Theme.gap
                Flow {
                    id: firstSteps
                    x: Theme.margin
                    y: Theme.gap
                    width: parent.width - 2 * Theme.margin
                    spacing: Theme.gap
                    readonly property real third: (width - 2 * spacing) / 3
                    readonly property real half: (width - spacing) / 2
                    readonly property bool stacked: Math.max(learn.implicitWidth, play.implicitWidth) > half
                    readonly property real each: home.wide ? third : stacked ? width : half
                    Label {
                        width: home.wide ? parent.third : parent.width
                        height: Math.max(implicitHeight, home.wide ? learn.height : 0)
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("New here? Start with The Passed-Trap:")
                        font.weight: Font.DemiBold
                    }
                    PushButton {
                        id: learn
                        width: firstSteps.each
                        kind: PushButton.Primary
                        glyph: "rules"
                        text: qsTr("Learn in a minute")
                        onClicked: home.lessonRequested(welcome.game)
                    }
                    PushButton {
                        id: play
                        width: firstSteps.each
                        height: learn.height
                        glyph: "play"
                        text: qsTr("Play now")
                        onClicked: home.gameRequested(welcome.game)
                    }
                }
            }

            Column {
                width: parent.width
                spacing: Theme.gap
                visible: continueList.count > 0
                Label {
                    text: qsTr("Continue")
                    font.weight: Font.DemiBold
                }
                ListView { // games in progress
                    id: continueList
                    objectName: "going"
                    width: parent.width
                    height: Math.round(112 * Theme.fontScale)
                    orientation: ListView.Horizontal
                    spacing: Theme.gap
                    boundsBehavior: Flickable.StopAtBounds
                    cacheBuffer: 6000 // Tab only reaches cards that exist
                    model: Store.games
                    onCountChanged: scrollToStart.restart()
                    onWidthChanged: scrollToStart.restart()
                    onVisibleChanged: if (visible) scrollToStart.restart() // after a game, which is now first or removed
                    Timer { // shows the last played game, after the layout
                        id: scrollToStart
                        interval: 0
                        onTriggered: {
                            continueList.forceLayout()
                            continueList.positionViewAtBeginning()
                        }
                    }
                    FollowFocus { view: continueList }
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Games in progress")
                    delegate: ContinueCard {
                        // The edge of the next card stays visible.
                        width: Math.min(column.width * (ListView.view.count > 1 ? 0.86 : 1), Math.round(300 * Theme.fontScale))
                        height: ListView.view.height
                        onClicked: home.continueChosen(gameId)
                        onRemoveRequested: question.ask(gameId, [title, ...lines])
                    }
                }
            }

            PlainText { // measures the longest word of the titles, which sets their font size
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
            GridLayout { // the games
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
                        Layout.preferredWidth: 1 // equal widths
                        Layout.fillHeight: true // equal heights
                        pictureRatio: home.roomy ? 0.9 : 0.72
                        titleSize: Math.floor(Theme.textLarge * Math.min(1, box.room / longestWord.contentWidth))
                        onClicked: home.gameChosen(key)
                    }
                }
            }

            Card {
                id: puzzles
                width: parent.width
                padding: Theme.gap
                text: qsTr("Puzzles")
                Accessible.description: progress.text
                onClicked: home.puzzlesChosen()
                contentItem: Row {
                    spacing: Theme.margin
                    Glyph {
                        id: piece
                        name: "puzzle"
                        width: 40
                        ink: Theme.accent
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Column {
                        width: parent.width - piece.width - parent.spacing
                        anchors.verticalCenter: parent.verticalCenter
                        Label {
                            width: parent.width
                            text: puzzles.text
                            font.pixelSize: Theme.textLarge
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                        Label {
                            id: progress
                            width: parent.width
                            text: Puzzles.solved > 0 ? qsTr("Solved: %1 of %2").arg(Puzzles.solved).arg(Puzzles.total)
                                                     : qsTr("Of three games, from easy to expert.")
                            color: Theme.inkSoft
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                    }
                }
            }

            DailyCard {
                width: parent.width
                onChosen: (game, preset) => home.dailyChosen(game, preset)
                onPuzzleChosen: game => home.dailyPuzzleChosen(game)
            }
        }
    }
}
