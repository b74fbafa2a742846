pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Trapbox

// The board with its rails, squares, doors, sliders and pieces, and the finger on it. Squares are found by file (0 … 7)
// and rank (1 … 8); Black's view is turned.
Item {
    id: field

    property TrapdoorCheckersView view
    property bool flipped: false     // Black sits at the bottom
    property bool interactive: true
    property bool lit: true          // whether what can be done lights up
    property real square: 40

    readonly property bool sliding: !!view && view.phase === "slide"
    readonly property real rail: view && view.hasWheel ? Math.round(square * 0.78) : Math.round(square * 0.32)
    readonly property real border: Math.round(square * 0.32)

    // The finger.
    property bool dragging: false
    property real fingerX: 0
    property real fingerY: 0
    property int pulledSlider: -1
    property real pulledBy: 0

    // The keyboard.
    property bool keyed: false
    property int cursorFile: 2
    property int cursorRank: 3
    property int cursorSlider: -1

    width: 8 * square + 2 * rail
    height: 8 * square + 2 * border

    function xOf(file: real): real { return rail + (flipped ? 7 - file : file) * square }
    function yOf(rank: real): real { return border + (flipped ? rank - 1 : 8 - rank) * square }
    function numberAt(file: int, rank: int): int { return (8 - rank) * 4 + Math.floor(file / 2) + 1 }
    // The dark square nearest to that point, or 0 off the board. Light squares belong to their dark neighbours, so that
    // a small board is no harder to hit.
    function squareAt(px: real, py: real): int {
        let column = (px - rail) / square - 0.5
        let row = (py - border) / square - 0.5
        if (column < -1 || column > 8 || row < -1 || row > 8)
            return 0
        const file = flipped ? 7 - column : column
        const rank = flipped ? row + 1 : 8 - row
        let best = 0
        let least = 9
        for (let r = Math.max(1, Math.floor(rank)); r <= Math.min(8, Math.floor(rank) + 1); ++r) {
            for (let f = Math.max(0, Math.floor(file)); f <= Math.min(7, Math.floor(file) + 1); ++f) {
                const distance = (f - file) * (f - file) + (r - rank) * (r - rank)
                if ((f + r) % 2 === 1 && distance < least) {
                    least = distance
                    best = numberAt(f, r)
                }
            }
        }
        return best
    }
    // The slider nearest to that height: in a slide, one that can be moved.
    function sliderAt(py: real): int {
        let best = -1
        let least = sliding ? 99 : 0.6
        for (let i = 0; i < rods.count; ++i) {
            const rod = rods.itemAt(i) as TrapdoorCheckersSlider
            const distance = Math.abs(py - rod.y - square / 2) / square
            if (distance < least && (!sliding || rod.canLeft || rod.canRight)) {
                least = distance
                best = i
            }
        }
        return best
    }
    // A slide as seen on the screen.
    function slide(slider: int, toRight: bool) { view.slide(slider, toRight !== flipped) }
    function tapSlider(slider: int, toRight: bool) {
        const rod = rods.itemAt(slider) as TrapdoorCheckersSlider
        // Only one way is open: that way, whichever end was touched.
        slide(slider, rod.screenLeft !== rod.screenRight ? rod.screenRight : toRight)
    }

    function key(event: KeyEvent): bool {
        if (!view || !interactive)
            return false
        const across = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
        const up = event.key === Qt.Key_Up ? 1 : event.key === Qt.Key_Down ? -1 : 0
        const acts = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (!across && !up && !acts)
            return false
        keyed = true
        if (acts && view.phase === "spin")
            view.spin()
        else if (sliding)
            keySlider(across, up)
        else if (acts)
            view.tap(numberAt(cursorFile, cursorRank))
        else
            moveCursor(flipped ? -across : across, flipped ? -up : up)
        return true
    }
    function keySlider(across: int, up: int) {
        if (across !== 0 && cursorSlider >= 0)
            return slide(cursorSlider, across > 0)
        const way = up === 0 ? 1 : flipped ? -up : up
        for (let tried = 0, i = cursorSlider; tried < rods.count; ++tried) {
            i = (i + way + rods.count) % rods.count
            const rod = rods.itemAt(i) as TrapdoorCheckersSlider
            if (rod.usable) {
                cursorSlider = i
                return
            }
        }
    }
    // Always from dark square to dark square.
    function moveCursor(across: int, up: int) {
        if (across !== 0) {
            cursorFile = (cursorFile + 2 * across + 8) % 8
            return
        }
        const rank = cursorRank + up
        if (rank < 1 || rank > 8)
            return
        cursorRank = rank
        cursorFile += cursorRank % 2 === 1 ? (cursorFile > 0 ? -1 : 1) : (cursorFile < 7 ? 1 : -1)
        if ((cursorFile + cursorRank) % 2 === 0)
            cursorFile += 1
    }

    onSlidingChanged: cursorSlider = -1

    Surface { // the frame
        anchors.fill: parent
        radius: field.square * 0.14
        material: "beech"
        seed: 21
        clip: true
    }
    Rectangle {
        x: field.rail - 2
        y: field.border - 2
        width: 8 * field.square + 4
        height: width
        color: "#4a3018"
    }
    Surface { // the light squares
        x: field.rail
        y: field.border
        width: 8 * field.square
        height: width
        material: "beech"
        seed: 8
        clip: true
        Rectangle {
            anchors.fill: parent
            color: Theme.highContrast ? "#e8e8e8" : "#f3e3c3"
            opacity: Theme.highContrast ? 1 : 0.5
        }
    }
    Repeater {
        model: field.view ? field.view.squares : null
        TrapdoorCheckersSquare { field: field }
    }
    Repeater { // files and ranks at the edge
        model: Settings.coordinates ? 16 : 0
        Text {
            required property int index
            readonly property bool isFile: index < 8
            x: isFile ? field.xOf(index) + field.square / 2 - width / 2 : 2
            y: isFile ? field.height - field.border / 2 - height / 2 : field.yOf(index - 7) + (field.view.hasWheel ? 0 : field.square / 2 - height / 2)
            text: isFile ? "abcdefgh"[index] : index - 7
            color: "#4a3018"
            font.pixelSize: Math.max(9, field.square * 0.22)
            Accessible.ignored: true
        }
    }
    Repeater {
        id: rods
        model: field.view ? field.view.sliders : null
        TrapdoorCheckersSlider { field: field }
    }
    Repeater {
        model: field.view ? field.view.pieces : null
        TrapdoorCheckersPiece { field: field }
    }
    Repeater { // the ways that the chosen piece can go
        model: field.view && field.lit ? field.view.routes : null
        Item {
            id: route
            required property list<point> points
            required property bool falls
            required property bool crowns
            readonly property color ink: falls ? "#ff6a4d" : "#ffd75e"
            readonly property point last: points.length > 0 ? points[points.length - 1] : Qt.point(0, 1)
            z: 5
            Shape {
                ShapePath {
                    strokeColor: Qt.alpha(route.ink, 0.9)
                    strokeWidth: Math.max(3, field.square * 0.09)
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap
                    joinStyle: ShapePath.RoundJoin
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [0.1, 2]
                    PathPolyline {
                        path: route.points.map(p => Qt.point(field.xOf(p.x) + field.square / 2, field.yOf(p.y) + field.square / 2))
                    }
                }
            }
            Repeater { // every square where it lands
                model: Math.max(0, route.points.length - 1)
                Rectangle {
                    id: landing
                    required property int index
                    readonly property point at: route.points[index + 1] ?? route.last
                    readonly property bool ends: index === route.points.length - 2
                    width: field.square * (ends ? 0.46 : 0.3)
                    height: width
                    radius: width / 2
                    x: field.xOf(at.x) + (field.square - width) / 2
                    y: field.yOf(at.y) + (field.square - width) / 2
                    color: ends ? Qt.alpha(route.ink, 0.92) : Qt.alpha(route.ink, 0.75)
                    border.color: "#3a2010"
                    border.width: 1
                    Glyph {
                        anchors.centerIn: parent
                        visible: landing.ends && (route.falls || route.crowns)
                        width: parent.width * 0.74
                        name: route.falls ? "fall" : "crown"
                        ink: "#2a1408"
                    }
                }
            }
        }
    }
    Repeater { // what would be captured
        model: field.view && field.lit ? field.view.squares : null
        Item {
            required property int file
            required property int rank
            required property string light
            visible: light === "taken"
            x: field.xOf(file)
            y: field.yOf(rank)
            z: 5
            width: field.square
            height: width
            Glyph {
                anchors.centerIn: parent
                width: parent.width * 0.62
                name: parent.visible ? "close" : ""
                ink: "#ff6a4d"
            }
        }
    }
    Rectangle { // where the keyboard is
        visible: field.keyed && !field.sliding && field.interactive
        x: field.xOf(field.cursorFile) - 2
        y: field.yOf(field.cursorRank) - 2
        z: 6
        width: field.square + 4
        height: width
        color: "transparent"
        border.color: Theme.focus
        border.width: 4
        radius: 4
    }

    MouseArea {
        id: finger
        anchors.fill: parent
        enabled: field.interactive
        preventStealing: true
        property real startX: 0
        property real startY: 0
        property bool moved: false
        property bool refused: false

        readonly property real slack: 8 // px before a touch is a drag

        function letGo() {
            field.dragging = false
            field.pulledSlider = -1
        }
        onPressed: mouse => {
            field.keyed = false
            startX = mouse.x
            startY = mouse.y
            moved = false
            refused = false
            const onRail = mouse.x < field.rail || mouse.x > field.width - field.rail
            field.pulledBy = 0
            field.pulledSlider = field.sliding || onRail ? field.sliderAt(mouse.y) : -1
            if (field.pulledSlider >= 0)
                field.pulledBy = (rods.itemAt(field.pulledSlider) as TrapdoorCheckersSlider).shift
        }
        onPositionChanged: mouse => {
            const dx = mouse.x - startX
            moved = moved || Math.abs(dx) > slack || Math.abs(mouse.y - startY) > slack
            if (!moved || refused)
                return
            if (field.pulledSlider >= 0) {
                const rod = rods.itemAt(field.pulledSlider) as TrapdoorCheckersSlider
                field.pulledBy = rod.shift + Math.max(rod.screenLeft ? -rod.travel : 0, Math.min(rod.screenRight ? rod.travel : 0, dx))
                return
            }
            field.fingerX = mouse.x
            field.fingerY = mouse.y - (Settings.fingerOffset ? field.square * 0.5 : 0)
            if (!field.dragging) {
                field.dragging = field.view.lift(field.squareAt(startX, startY))
                refused = !field.dragging
            }
        }
        onReleased: mouse => {
            const slider = field.pulledSlider
            const dragged = field.dragging
            const by = mouse.x - startX
            letGo()
            if (slider >= 0) {
                if (!moved)
                    field.tapSlider(slider, mouse.x > field.width / 2)
                else if (Math.abs(by) > 2 * slack)
                    field.slide(slider, by > 0)
            } else if (dragged) {
                field.view.put(field.squareAt(field.fingerX, field.fingerY))
            } else if (!refused) {
                field.view.tap(field.squareAt(mouse.x, mouse.y))
            }
        }
        onCanceled: {
            letGo()
            field.view.letGo()
        }
    }
}
