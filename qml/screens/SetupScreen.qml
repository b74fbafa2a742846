pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Variant, players and options of a new match. Generated from the game's definitions.
Page {
    id: screen

    property alias game: match.game
    signal startRequested(MatchSetup setup)
    signal howToRequested(string game)

    title: match.title
    maxWidth: 1240
    function play() { startRequested(match) }
    bar: [
        IconButton {
            glyph: "rules"
            text: qsTr("How to play")
            onClicked: screen.howToRequested(match.game)
        },
        PushButton { // in the title bar of a low window, where a footer would take too much height
            visible: screen.low
            kind: PushButton.Primary
            glyph: "play"
            text: qsTr("Play")
            onClicked: screen.play()
        }
    ]
    footer: PushButton {
        visible: !screen.low
        width: parent.width
        kind: PushButton.Primary
        glyph: "play"
        text: qsTr("Play")
        font.pixelSize: Theme.textLarge
        onClicked: screen.play()
    }
    Component.onCompleted: Session.recall(match)

    MatchSetup { id: match }

    Flow { // on a tablet, cards of one size with descriptions; on a phone, only the chosen one is described
        id: variants
        readonly property bool described: Theme.shortSide >= 700
        readonly property int maxColumns: Math.max(1, Math.floor((width + spacing) / (230 * Theme.fontScale + spacing))) // per row
        readonly property int perRow: Math.ceil(cards.count / Math.ceil(cards.count / maxColumns)) // balances the rows
        readonly property real share: Math.floor((width + spacing) / perRow - spacing)
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
                width: variants.described ? variants.share : Math.min(implicitWidth, variants.width)
                height: variants.described ? variants.tallest : implicitHeight
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
                chosen: key === match.preset
                onClicked: { Feedback.button(); match.preset = key }
                background: RaisedPanel {
                    down: variant.down
                    selected: variant.chosen
                    focused: variant.visualFocus
                }
                Accessible.description: variants.described ? blurb : ""
                contentItem: Column {
                    id: texts
                    readonly property real room: (variants.described ? variants.share : variants.width) - 2 * variant.padding
                    Label {
                        width: variants.described ? texts.room : Math.min(implicitWidth, texts.room)
                        height: variants.described ? implicitHeight : Math.max(implicitHeight, Theme.touch - 2 * variant.padding)
                        verticalAlignment: Text.AlignVCenter
                        text: variant.title
                        font.weight: variants.described ? Font.DemiBold : Font.Normal // not bold when chosen, which would change the width
                        Accessible.ignored: true
                    }
                    Label {
                        visible: variants.described
                        width: texts.room
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
        visible: !variants.described
        text: match.presetBlurb
        color: Theme.inkSoft
    }

    Grid { // players and options, side by side if they fit
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
                Repeater { // the number of players, above their rows so that it does not move
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
                choices: match.seatingText
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
