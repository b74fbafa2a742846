pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Which variant, who plays, and the options in plain words. Generated from the game's own lists.
Page {
    id: screen

    property alias game: match.game
    signal started
    signal howToRequested(string game)

    title: match.title
    widest: 1240
    function play() { if (Session.start(match)) started() }
    bar: [
        IconButton {
            glyph: "rules"
            text: qsTr("How to play")
            onClicked: screen.howToRequested(match.game)
        },
        PushButton { // at the foot it would take what little height there is
            visible: screen.low
            kind: "primary"
            glyph: "play"
            text: qsTr("Play")
            onClicked: screen.play()
        }
    ]
    footer: PushButton {
        visible: !screen.low
        width: parent.width
        kind: "primary"
        glyph: "play"
        text: qsTr("Play")
        font.pixelSize: Theme.textLarge
        onClicked: screen.play()
    }
    Component.onCompleted: Session.recall(match)

    MatchSetup { id: match }

    Flow { // on a tablet each says what it is, and all are of one size; on a phone the one that is chosen
        id: variants
        readonly property bool told: Theme.shortSide >= 700
        readonly property int most: Math.max(1, Math.floor((width + spacing) / (230 * Theme.fontScale + spacing))) // in a row
        readonly property int across: Math.ceil(cards.count / Math.ceil(cards.count / most)) // no row is nearly empty
        readonly property real share: Math.floor((width + spacing) / across - spacing)
        readonly property real tallest: {
            let found = 0
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i)
                found = Math.max(found, card ? card.implicitHeight : 0)
            }
            return found
        }
        width: parent.width
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Variant")
        Repeater {
            id: cards
            model: match.presets
            Choosable {
                id: variant
                required property string key
                required property string title
                required property string blurb
                text: title
                padding: Theme.gap + 4
                width: variants.told ? variants.share : Math.min(implicitWidth, variants.width)
                height: variants.told ? variants.tallest : implicitHeight
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
                chosen: key === match.preset
                onClicked: { Feedback.button(); match.preset = key }
                background: RaisedPanel {
                    down: variant.down
                    selected: variant.chosen
                    focused: variant.visualFocus
                }
                Accessible.description: variants.told ? blurb : ""
                contentItem: Column {
                    id: said
                    readonly property real room: (variants.told ? variants.share : variants.width) - 2 * variant.padding
                    Label {
                        width: variants.told ? said.room : Math.min(implicitWidth, said.room)
                        height: variants.told ? implicitHeight : Math.max(implicitHeight, Theme.touch - 2 * variant.padding)
                        verticalAlignment: Text.AlignVCenter
                        text: variant.title
                        font.weight: variants.told ? Font.DemiBold : Font.Normal // not by choice: it would change the width
                        Accessible.ignored: true
                    }
                    Label {
                        visible: variants.told
                        width: said.room
                        text: variant.blurb
                        color: Theme.inkSoft
                        font.pixelSize: Theme.textSmall
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Label {
        width: parent.width
        visible: !variants.told
        text: match.presetBlurb
        color: Theme.inkSoft
    }

    Grid { // who plays and the options, side by side where there is room
        id: halves
        readonly property real share: (width - (columns - 1) * columnSpacing) / columns
        width: parent.width
        columns: screen.columns
        columnSpacing: 2 * Theme.margin
        rowSpacing: Theme.margin
        Column {
            width: halves.share
            spacing: Theme.margin
            Column {
                width: parent.width
                spacing: Theme.gap
                Label {
                    text: match.seats > 1 ? qsTr("Players") : qsTr("Player")
                    font.weight: Font.DemiBold
                }
                Repeater { // how many: above them, so that it stays where it is when they come and go
                    model: match.options
                    OptionEditor {
                        width: parent.width
                        visible: shown && howMany
                        onEdited: value => match.setOption(key, value)
                    }
                }
                Repeater {
                    model: match.players
                    PlayerRow {
                        width: parent.width
                        alone: match.seats === 1
                        onRenamed: name => match.setName(seat, name)
                        onBotChosen: level => match.setBot(seat, level)
                    }
                }
            }
            ChoiceRow {
                width: parent.width
                visible: choices.length > 1
                label: qsTr("Seating")
                choices: match.seatingWords
                current: match.seatingIndex
                onChosen: index => match.chooseSeating(index)
            }
        }
        Column {
            width: halves.share
            spacing: Theme.margin
            Label {
                text: qsTr("Options")
                font.weight: Font.DemiBold
            }
            Repeater {
                model: match.options
                OptionEditor {
                    width: parent.width
                    visible: shown && !howMany
                    onEdited: value => match.setOption(key, value)
                }
            }
        }
    }
}
