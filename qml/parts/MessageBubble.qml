import QtQuick
import Trapbox

// A short message over the board, near the finger: why a move was refused, a hint, whose turn it is. It avoids the items in
// `clearOf` and disappears with the next touch or key.
Rectangle {
    id: bubble

    required property GameView view // shows its refusals
    property Item area: parent    // where it may appear
    property Item field: area     // limits its width; it is centred here after a key
    property list<Item> clearOf   // items it must not cover: scores, pads, tools
    property bool ownTouches: false // only touches within `area` hide it, for two players at the same time
    property bool showsRefusals: true
    property bool muted: false    // shows nothing
    property int angle: 0         // degrees, rotates it towards the reader
    property string art           // picture before the text
    readonly property alias text: label.text

    readonly property bool sideways: angle % 180 !== 0
    property real maxBubbleWidth: 300 // px
    function onBoard(item: Item): rect { return parent.mapFromItem(item, 0, 0, item.width, item.height) }

    // `near` is in window coordinates. The bubble keeps a distance of `reach` px from it.
    function show(text: string, near: point, reach: real) {
        if (muted || text === "")
            return
        const room = onBoard(area), middle = onBoard(field)
        maxBubbleWidth = Math.min(300 * Theme.fontScale, sideways ? Math.min(room.height, middle.height) : Math.min(room.width, middle.width))
                 - 2 * Theme.gap
        label.text = text
        place(near, reach)
        visible = true
        timeout.restart()
    }
    function showInMiddle(text: string) {
        show(text, field.mapToItem(null, field.width / 2, field.height / 2), 0)
    }
    function hide() {
        visible = false
        art = ""
        timeout.stop()
    }

    // Chooses the free place nearest to the best one, which is above the finger as the reader sees it.
    function place(near: point, reach: real) {
        const box = sideways ? Qt.size(height, width) : Qt.size(width, height)
        const room = onBoard(area)
        const from = parent.mapFromItem(null, near.x, near.y)
        const radians = angle * Math.PI / 180
        const away = reach > 0 ? reach + Theme.gap + height / 2 : 0
        const best = Qt.point(from.x + away * Math.sin(radians), from.y - away * Math.cos(radians))
        const taken = [Qt.rect(from.x - reach, from.y - reach, 2 * reach, 2 * reach)]
        for (let i = 0; i < clearOf.length; ++i) {
            const item = clearOf[i]
            if (item && item.visible)
                taken.push(onBoard(item))
        }
        const right = room.x + room.width - box.width, bottom = room.y + room.height - box.height
        let found = Qt.point(room.x, room.y), minCost = Infinity
        const tryPlace = (x, y) => {
            let covered = 0 // weighted px²: the finger counts less than the items in clearOf
            for (let i = 0; i < taken.length; ++i) {
                const across = Math.min(x + box.width, taken[i].x + taken[i].width) - Math.max(x, taken[i].x)
                const along = Math.min(y + box.height, taken[i].y + taken[i].height) - Math.max(y, taken[i].y)
                if (across > 0 && along > 0)
                    covered += across * along * (i === 0 ? 10 : 1000)
            }
            const distance = Math.hypot(x + box.width / 2 - best.x, y + box.height / 2 - best.y)
            if (covered + distance >= minCost)
                return
            minCost = covered + distance
            found = Qt.point(x, y)
        }
        const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)))
        tryPlace(clamp(best.x - box.width / 2, room.x, right), clamp(best.y - box.height / 2, room.y, bottom))
        for (let y = room.y; y <= bottom; y += 16)
            for (let x = room.x; x <= right; x += 16)
                tryPlace(x, y)
        x = Math.round(found.x + (box.width - width) / 2)
        y = Math.round(found.y + (box.height - height) / 2)
    }

    visible: false
    z: 100
    width: label.width + artWidth + 2 * Theme.gap + 4
    height: Math.ceil(Math.max(label.implicitHeight, artWidth > 0 ? 32 : 0)) + 2 * Theme.gap
    radius: Theme.radius
    rotation: angle
    color: Theme.ink
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.focus
    Accessible.role: Accessible.AlertMessage
    Accessible.name: label.text

    // Not in a Row, whose layout would be updated only after the place is chosen.
    readonly property real artWidth: art !== "" ? 32 + Theme.gap : 0 // px, width of the picture with its gap
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
        x: Theme.gap + 2 + bubble.artWidth
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(inOneLine.advanceWidth) + 1, bubble.maxBubbleWidth - 2 * Theme.gap - 4 - bubble.artWidth)
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
        enabled: bubble.showsRefusals
        function onRefused(key: string, text: string) {
            if (bubble.muted)
                return
            Feedback.refused()
            ScreenReader.announce(text)
            bubble.art = ""
            if (InputWatch.pointed)
                bubble.show(text, InputWatch.place, 24)
            else
                bubble.showInMiddle(text)
        }
    }
}
