pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board with its rails, squares, doors, sliders and pieces, and the finger on it.
Item {
    id: field

    property alias view: squares.view
    property alias flipped: squares.flipped
    property alias upsideDown: squares.upsideDown
    property alias interactive: squares.interactive
    property alias lit: squares.lit
    property alias keyed: squares.keyed
    property alias square: squares.square
    property real clear: 0 // how far what is dragged stays clear of the finger, in px down the field

    readonly property bool sliding: view.phase === TrapdoorCheckersView.Slide
    readonly property string cursorText: {
        if (!squares.keyed)
            return ""
        const rod = rods.itemAt(squares.cursorSlider) as Slider
        return sliding ? (rod ? rod.keyText : "") : cursorCell ? cursorCell.label : ""
    }
    readonly property Square cursorCell: cells.count > 0 ? cells.itemAt(view.cursor - 1) as Square : null

    width: squares.width
    height: squares.height

    BoardGrid { id: squares }

    function squareWithin(maxWidth: real, maxHeight: real): real { return squares.squareWithin(maxWidth, maxHeight) }

    // The slider nearest to that height, within a finger's width: of all, or of those that can be moved.
    function sliderAt(py: real, movable: bool): int {
        let best = -1
        let least = Math.max(squares.square, Theme.touch) / 2
        for (let i = 0; i < rods.count; ++i) {
            const rod = rods.itemAt(i) as Slider
            const distance = Math.abs(py - rod.y - squares.square / 2)
            if (distance < least && (!movable || rod.canLeft || rod.canRight)) {
                least = distance
                best = i
            }
        }
        return best
    }
    function onRail(px: real): bool { return px < squares.rail || px > squares.width - squares.rail }
    // The slider that a drag from there moves: the one on the rail, or the one below a door that glows. −1: none.
    function sliderUnder(px: real, py: real): int {
        if (onRail(px))
            return sliderAt(py, false)
        const number = squares.squareAt(px, py)
        const cell = number > 0 ? cells.itemAt(number - 1) as Square : null
        return sliding && cell && cell.contains(Qt.point(px - cell.x, py - cell.y)) ? view.sliderOfDoor(number) : -1
    }
    // A slide as seen on the field.
    function slide(slider: int, toRight: bool) { view.slide(slider, toRight !== flipped) }
    function tapSlider(slider: int, toRight: bool) {
        const rod = rods.itemAt(slider) as Slider
        // Only one way is open: that way, whichever end was touched.
        const right = rod.screenLeft !== rod.screenRight ? rod.screenRight : toRight
        view.tapSlide(slider, right !== flipped)
    }
    function tap(px: real, py: real) {
        let slider = -1
        if (onRail(px)) {
            slider = sliderAt(py, true) // a tap moves nothing yet: it may be meant for the neighbour
            if (slider < 0)
                slider = sliderAt(py, false) // it says why it stays
        }
        if (slider >= 0)
            tapSlider(slider, px > squares.width / 2)
        else
            view.tap(squares.squareAt(px, py))
    }
    // A finger has dragged the slider that it holds so far. What letting go would do is shown.
    function pull(dx: real, dy: real) {
        const rod = rods.itemAt(squares.pulledSlider) as Slider
        squares.pulledBy = rod.rest + Math.max(rod.screenLeft ? -rod.travel : 0, Math.min(rod.screenRight ? rod.travel : 0, dx))
        // Pieces are dragged diagonally, sliders along their row.
        const slides = Math.abs(dx) > Math.max(12, rod.travel) && Math.abs(dx) > 1.5 * Math.abs(dy)
        const way = !slides ? 0 : dx > 0 ? 1 : -1
        if (way === squares.pulledWay)
            return
        squares.pulledWay = way
        if (way === 0)
            view.letGo()
        else
            view.holdSlide(squares.pulledSlider, (way > 0) !== flipped)
    }
    // What the finger holds goes back, until it comes down again.
    function cancel() {
        finger.letGo()
        finger.over = true
        view.letGo()
    }

    function key(event: KeyEvent): bool {
        if (!interactive)
            return false
        if (event.key === Qt.Key_Backspace) {
            view.chooseNothing()
            return true
        }
        const sign = upsideDown ? -1 : 1 // as seen on the field
        const across = event.key === Qt.Key_Right ? sign : event.key === Qt.Key_Left ? -sign : 0
        const up = event.key === Qt.Key_Up ? sign : event.key === Qt.Key_Down ? -sign : 0
        const acts = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (!across && !up && !acts)
            return false
        if (acts && view.phase === TrapdoorCheckersView.Spin)
            view.spin()
        else if (acts && view.slideChosen)
            view.makeChosenSlide()
        else if (sliding)
            keySlider(across, up, event.isAutoRepeat)
        else if (!keyed)
            return true // shows the cursor, and that is all
        else if (acts)
            view.tap(view.cursor)
        else
            view.moveCursor(flipped ? -across : across, flipped ? -up : up)
        return true
    }
    function keySlider(across: int, up: int, held: bool) {
        if (across !== 0 && held)
            return
        if (across !== 0 && squares.cursorSlider >= 0) {
            view.tapSlide(squares.cursorSlider, (across > 0) !== flipped)
            return
        }
        view.chooseNothing()
        const way = up === 0 ? 1 : flipped ? -up : up
        for (let tried = 0, i = squares.cursorSlider; tried < rods.count; ++tried) {
            i = (i + way + rods.count) % rods.count
            const rod = rods.itemAt(i) as Slider
            if (rod.usable) {
                squares.cursorSlider = i
                return
            }
        }
    }
    onSlidingChanged: squares.cursorSlider = -1

    Art {
        anchors.fill: parent
        art: `checkers_board?square=${squares.square}&border=${squares.border}&rail=${squares.rail}&plain=${Theme.highContrast ? 1 : 0}`
    }
    Repeater {
        id: cells
        model: squares.view.squares
        Square { grid: squares }
    }
    Repeater { // ranks at the left, files at the bottom: what the list of moves calls the squares
        model: Theme.coordinates ? 16 : 0
        PlainText {
            required property int index
            readonly property bool isFile: index < 8
            x: isFile ? squares.xOf(index) + (squares.square - width) / 2 : (squares.edge - width) / 2
            y: isFile ? squares.height - (squares.border + height) / 2 : squares.yOf(index - 7) + (squares.square - height) / 2
            text: isFile ? "abcdefgh"[index] : index - 7
            color: Theme.boardInk
            font.pixelSize: Math.max(11, squares.border * 0.8)
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    Repeater {
        id: rods
        model: squares.view.sliders
        Slider { grid: squares }
    }
    Repeater {
        model: squares.view.pieces
        Piece { grid: squares }
    }
    Repeater { // the ways that the chosen piece can go
        model: squares.view && squares.lit ? squares.view.routes : null
        Item {
            id: route
            required property list<point> points
            required property bool falls
            required property bool crowns
            readonly property color ink: falls ? Theme.boardDanger : Theme.boardChosen
            readonly property list<point> line: {
                const centres = []
                for (const at of points)
                    centres.push(squares.centreOf(at.x, at.y))
                if (centres.length > 1) { // from the edge of the piece: its crown stays clear
                    const way = Qt.vector2d(centres[1].x - centres[0].x, centres[1].y - centres[0].y).normalized()
                    centres[0] = Qt.point(centres[0].x + way.x * squares.square * 0.46, centres[0].y + way.y * squares.square * 0.46)
                }
                return centres
            }
            readonly property point last: points.length > 0 ? points[points.length - 1] : Qt.point(0, 1)
            z: 5
            Polyline {
                points: route.line
                color: Qt.alpha(route.ink, 0.9)
                lineWidth: Math.max(3, squares.square * 0.09)
                roundCaps: true
                dashes: [0.1, 2]
            }
            Repeater { // every square where it lands
                model: Math.max(0, route.points.length - 1)
                Rectangle {
                    id: landing
                    required property int index
                    readonly property point at: route.points[index + 1] ?? route.last
                    readonly property bool ends: index === route.points.length - 2
                    width: squares.square * (ends ? 0.46 : 0.3)
                    height: width
                    radius: width / 2
                    x: squares.xOf(at.x) + (squares.square - width) / 2
                    y: squares.yOf(at.y) + (squares.square - width) / 2
                    color: ends ? Qt.alpha(route.ink, 0.92) : Qt.alpha(route.ink, 0.75)
                    border.color: Theme.boardInk
                    border.width: 1
                    Glyph {
                        anchors.centerIn: parent
                        visible: landing.ends && (route.falls || route.crowns)
                        width: parent.width * 0.74
                        name: route.falls ? "fall" : "crown"
                        ink: Theme.boardInk
                    }
                }
            }
        }
    }
    Repeater { // what would be captured, or fall
        model: squares.view && squares.lit ? squares.view.squares : null
        Item {
            id: lost
            required property int file
            required property int rank
            required property int light
            visible: light === TrapdoorCheckersView.Taken || light === TrapdoorCheckersView.Drops
            x: squares.xOf(file)
            y: squares.yOf(rank)
            z: 5
            width: squares.square
            height: width
            Rectangle {
                anchors.centerIn: parent
                visible: lost.light === TrapdoorCheckersView.Drops
                width: parent.width * 0.56
                height: width
                radius: width / 2
                color: Theme.boardDanger
                border.color: Theme.boardInk
                border.width: 1
            }
            Glyph {
                anchors.centerIn: parent
                width: parent.width * (lost.light === TrapdoorCheckersView.Drops ? 0.42 : 0.62)
                name: lost.light === TrapdoorCheckersView.Drops ? "fall" : lost.visible ? "close" : ""
                ink: lost.light === TrapdoorCheckersView.Drops ? Theme.boardInk : Theme.boardDanger
            }
        }
    }
    Rectangle { // where the keyboard is
        visible: squares.keyed && !field.sliding && squares.interactive
        x: field.cursorCell ? field.cursorCell.x - 2 : 0
        y: field.cursorCell ? field.cursorCell.y - 2 : 0
        z: 6
        width: squares.square + 4
        height: width
        color: "transparent"
        border.color: Theme.focus
        border.width: 4
        radius: 4
    }

    // Not a MouseArea: Qt cancels its second touch where it takes two soon after each other for a double click.
    MultiPointTouchArea {
        id: finger
        anchors.fill: parent
        enabled: squares.interactive
        mouseEnabled: true
        minimumTouchPoints: 1
        property bool down: false // one finger, the first; others count for nothing
        property int pointId: 0
        property real startX: 0
        property real startY: 0
        property bool moved: false
        property bool over: false // whatever the finger still does

        readonly property real slack: 8 // px before a touch is a drag

        function letGo() {
            squares.dragging = false
            squares.pulledSlider = -1
            squares.pulledWay = 0
        }
        function press(px: real, py: real) {
            startX = px
            startY = py
            moved = false
            over = false
            squares.pulledWay = 0
            const slider = field.sliderUnder(px, py)
            squares.pulledBy = slider >= 0 ? (rods.itemAt(slider) as Slider).shift : 0
            squares.pulledSlider = slider
        }
        function move(px: real, py: real) {
            const dx = px - startX
            moved = moved || Math.abs(dx) > slack || Math.abs(py - startY) > slack
            if (!moved || over)
                return
            if (squares.pulledSlider >= 0) {
                field.pull(dx, py - startY)
                return
            }
            squares.fingerX = px
            squares.fingerY = py + field.clear
            if (!squares.dragging) {
                squares.dragging = squares.view.lift(squares.squareAt(startX, startY))
                over = !squares.dragging
            }
        }
        function lift(px: real, py: real) {
            const slider = squares.pulledSlider
            const way = squares.pulledWay
            const dragged = squares.dragging
            letGo()
            if (over)
                return
            if (!moved)
                field.tap(px, py)
            else if (dragged)
                squares.view.put(squares.squareAt(squares.fingerX, squares.fingerY))
            else if (slider >= 0 && way !== 0)
                field.slide(slider, way > 0)
            else if (slider >= 0 && !field.onRail(startX))
                squares.view.lift(squares.squareAt(startX, startY)) // says why the piece on the door stays
        }
        onPressed: points => {
            if (down)
                return
            down = true
            pointId = points[0].pointId
            press(points[0].x, points[0].y)
        }
        onUpdated: points => { for (const p of points) if (down && p.pointId === pointId) move(p.x, p.y) }
        onReleased: points => {
            for (const p of points) {
                if (!down || p.pointId !== pointId)
                    continue
                down = false
                lift(p.x, p.y)
            }
        }
        onCanceled: points => {
            for (const p of points) {
                if (!down || p.pointId !== pointId)
                    continue
                down = false
                field.cancel()
            }
        }
    }
}
