import QtQuick
import Trapbox

// A short message over the board, near the finger: why something was refused, a hint, whose turn it is. It covers nothing
// of `clearOf`, and goes with the next touch or key.
Rectangle {
    id: bubble

    required property GameView view // whose refusals it shows
    property Item area: parent    // where it may appear
    property Item field: area     // no wider than this, and in the middle of it where no finger has been
    property list<Item> clearOf   // what it must not cover: scores, pads, tools
    property bool ownTouches: false // only touches within `area` take it away: two play at the same time
    property bool listens: true   // to what is refused
    property bool quiet: false    // says nothing for the moment
    property int facing: 0        // degrees, towards whoever reads it
    property string art           // whose turn it is, before the words
    readonly property alias words: label.text

    readonly property bool sideways: facing % 180 !== 0
    property real widest: 300 // px
    function onBoard(item: Item): rect { return parent.mapFromItem(item, 0, 0, item.width, item.height) }

    // `near` is in the window; the bubble leaves so many pixels around it free.
    function show(sentence: string, near: point, reach: real) {
        if (quiet || sentence === "")
            return
        const room = onBoard(area), middle = onBoard(field)
        widest = Math.min(300 * Theme.fontScale, sideways ? Math.min(room.height, middle.height) : Math.min(room.width, middle.width))
                 - 2 * Theme.gap
        label.text = sentence
        place(near, reach)
        visible = true
        timeout.restart()
    }
    function showInMiddle(sentence: string) {
        show(sentence, field.mapToItem(null, field.width / 2, field.height / 2), 0)
    }
    function hide() {
        visible = false
        art = ""
        timeout.stop()
    }

    // The free place whose middle is nearest to where it would best be: beyond the finger, as the reader sees it.
    function place(near: point, reach: real) {
        const box = sideways ? Qt.size(height, width) : Qt.size(width, height)
        const room = onBoard(area)
        const from = parent.mapFromItem(null, near.x, near.y)
        const angle = facing * Math.PI / 180
        const away = reach > 0 ? reach + Theme.gap + height / 2 : 0
        const best = Qt.point(from.x + away * Math.sin(angle), from.y - away * Math.cos(angle))
        const taken = [Qt.rect(from.x - reach, from.y - reach, 2 * reach, 2 * reach)]
        for (let i = 0; i < clearOf.length; ++i) {
            const item = clearOf[i]
            if (item && item.visible)
                taken.push(onBoard(item))
        }
        const right = room.x + room.width - box.width, bottom = room.y + room.height - box.height
        let found = Qt.point(room.x, room.y), least = Infinity
        const weigh = (x, y) => {
            let covered = 0 // px²; the finger weighs less than what must not be covered
            for (let i = 0; i < taken.length; ++i) {
                const across = Math.min(x + box.width, taken[i].x + taken[i].width) - Math.max(x, taken[i].x)
                const along = Math.min(y + box.height, taken[i].y + taken[i].height) - Math.max(y, taken[i].y)
                if (across > 0 && along > 0)
                    covered += across * along * (i === 0 ? 10 : 1000)
            }
            const distance = Math.hypot(x + box.width / 2 - best.x, y + box.height / 2 - best.y)
            if (covered + distance >= least)
                return
            least = covered + distance
            found = Qt.point(x, y)
        }
        const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)))
        weigh(clamp(best.x - box.width / 2, room.x, right), clamp(best.y - box.height / 2, room.y, bottom))
        for (let y = room.y; y <= bottom; y += 16)
            for (let x = room.x; x <= right; x += 16)
                weigh(x, y)
        x = Math.round(found.x + (box.width - width) / 2)
        y = Math.round(found.y + (box.height - height) / 2)
    }

    visible: false
    z: 100
    width: label.width + beside + 2 * Theme.gap + 4
    height: Math.ceil(Math.max(label.implicitHeight, beside > 0 ? 32 : 0)) + 2 * Theme.gap
    radius: Theme.radius
    rotation: facing
    color: Theme.ink
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.focus
    Accessible.role: Accessible.AlertMessage
    Accessible.name: label.text

    // Not in a Row, which would be laid out only after the place was chosen.
    readonly property real beside: art !== "" ? 32 + Theme.gap : 0 // the picture's share of the width
    Art {
        visible: bubble.art !== ""
        x: Theme.gap + 2
        anchors.verticalCenter: parent.verticalCenter
        width: 32
        height: 32
        art: bubble.art
    }
    Label {
        id: label
        x: Theme.gap + 2 + bubble.beside
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(inOneLine.advanceWidth) + 1, bubble.widest - 2 * Theme.gap - 4 - bubble.beside)
        color: Theme.page
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    TextMetrics {
        id: inOneLine
        font: label.font
        text: label.text
    }
    Timer {
        id: timeout
        interval: 6000
        onTriggered: bubble.hide()
    }
    Connections {
        target: bubble.area
        function onWidthChanged() { bubble.hide() }
        function onHeightChanged() { bubble.hide() }
    }
    Connections {
        target: InputWatch
        function onActed() {
            if (!bubble.ownTouches || !InputWatch.pointed
                    || bubble.area.contains(bubble.area.mapFromItem(null, InputWatch.place.x, InputWatch.place.y)))
                bubble.hide()
        }
    }
    Connections {
        target: bubble.view
        enabled: bubble.listens
        function onRefused(key: string, sentence: string) {
            if (bubble.quiet)
                return
            Feedback.refused()
            ScreenReader.announce(sentence)
            bubble.art = ""
            if (InputWatch.pointed)
                bubble.show(sentence, InputWatch.place, 24)
            else
                bubble.showInMiddle(sentence)
        }
    }
}
