pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The tray from above, in millimetres from its front left corner: pieces, the bar with its springs, the scale of
// quarter inches at the side, the place of the bar at the turn's start, and the marking that it must not reach.
Item {
    id: tray

    required property GameView source // the match, or its replay
    readonly property BoobyTrapView view: source as BoobyTrapView
    property real px: 1 // per mm
    property bool interactive: true
    property Scores scoreBoard: null // which knows where taken pieces go
    property bool focused: false // the keyboard's cursor is shown
    property real slowness: 1 // of what flies: 8 in slow motion
    readonly property real rim: 12 * px
    readonly property real scaleWidth: 12 * px
    readonly property string cursorText: {
        const piece = pieces.itemAt(view.cursor) as Piece
        return piece ? piece.said : ""
    }
    readonly property Piece hintedPiece: view.hint >= 0 ? pieces.itemAt(view.hint) as Piece : null

    readonly property real mmFloor: view.trayWidth
    readonly property real mmReach: 240 // from the front wall: as far as the bar of a full tray stands, at most
    // With the frame.
    readonly property real mmWidth: mmFloor + 36
    readonly property real mmLength: mmReach + 44

    width: mmWidth * px
    height: mmLength * px

    // Of a piece that has flown to its player's tray, where pieces are as large as there is room.
    function flownScale(seat: int): real {
        const cell = scoreBoard ? scoreBoard.cellOf(seat) : 0
        return cell > 0 ? cell / (32 * px) : 0.5
    }
    function toX(mm: real): real { return rim + mm * px }
    function toY(mm: real): real { return height - rim - mm * px }

    Surface { // the frame
        anchors.fill: parent
        radius: 8 * tray.px
        material: "walnut"
        clip: true
    }
    Surface { // the floor
        id: floor
        x: tray.rim
        y: tray.rim
        width: tray.mmFloor * tray.px
        height: parent.height - 2 * tray.rim
        material: "felt"
        clip: true
        Rectangle { // the shadow of the right wall
            visible: !Theme.highContrast
            anchors.right: parent.right
            width: 8 * tray.px
            height: parent.height
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: "transparent" }
                GradientStop { position: 0.5; color: Qt.alpha(Theme.trayShade, 0.2) }
                GradientStop { position: 1; color: Qt.alpha(Theme.trayShade, 0.6) }
            }
        }
        Repeater { // along the other walls only what little light does not reach their foot
            model: 3
            Rectangle {
                id: edge
                required property int index
                visible: !Theme.highContrast
                y: index === 1 ? parent.height - height : 0
                width: index === 2 ? 3 * tray.px : parent.width
                height: index === 2 ? parent.height : 3 * tray.px
                gradient: Gradient {
                    orientation: edge.index === 2 ? Gradient.Horizontal : Gradient.Vertical
                    GradientStop { position: edge.index === 1 ? 1 : 0; color: Qt.alpha(Theme.trayShade, 0.45) }
                    GradientStop { position: edge.index === 1 ? 0 : 1; color: "transparent" }
                }
            }
        }
    }
    Rectangle { // the edge of the frame around the floor, in the light at the left
        visible: !Theme.highContrast
        anchors { fill: floor; margins: -1.2 * tray.px }
        color: "transparent"
        border { width: 1.2 * tray.px; color: Qt.alpha(Theme.trayShade, 0.35) }
    }
    Repeater { // the scale: a line every quarter of an inch, a long one every inch
        model: Math.floor(tray.mmReach / tray.view.marking) + 1
        Rectangle {
            required property int index
            x: floor.x + floor.width + 2
            y: tray.toY(index * tray.view.marking) - height / 2
            width: (index % 4 === 0 ? 11 : 7) * tray.px
            height: Math.max(1.5, (index % 4 === 0 ? 1.1 : 0.8) * tray.px)
            color: Theme.trayMark
            opacity: index % 4 === 0 ? 1 : 0.8
        }
    }
    Rectangle { // a marking further: there the bar trips
        objectName: "tripMark"
        readonly property real mm: tray.view.barStart - tray.view.marking
        visible: tray.view.seat >= 0 && mm > 0
        x: floor.x + floor.width
        y: tray.toY(mm) - height / 2
        width: tray.scaleWidth
        height: Math.max(3, 1.6 * tray.px)
        color: Theme.trayTrip
    }
    Rectangle { // the place of the bar at the turn's start
        visible: tray.view.bar < tray.view.barStart - 0.3
        x: floor.x
        y: tray.toY(tray.view.barStart) - 1
        width: floor.width + tray.scaleWidth
        height: 2
        color: Theme.trayGhost
        opacity: 0.8
    }

    Chains { // in practice only; beside an arch they would confuse
        z: 3
        px: tray.px
        rim: tray.rim
        model: tray.view.practice && tray.slowness === 1 ? tray.view.chains : null
    }
    Rectangle { // dims all but the arch
        z: 3
        visible: tray.slowness > 1
        anchors.fill: floor
        color: Theme.trayShade
        opacity: 0.5
    }
    Repeater { // the arch that broke
        model: [true, false]
        Chains {
            required property bool modelData
            z: 6 // over the piece that is lifted too
            px: tray.px
            rim: tray.rim
            arch: true
            edge: modelData
            model: tray.view.arch
        }
    }
    Repeater {
        id: pieces
        model: tray.view.pieces
        Piece {
            px: tray.px
            cursor: tray.focused && tray.view.cursor === number
            hinted: tray.interactive && tray.view.hint === number
            play: touched ? tray.view.play : 0
            wobbling: touched && raised === 0 && tray.view.feeling && tray.view.sharpness < 1
            grip: touched ? tray.view.grip : 0
            x: tray.toX(mmX) - width / 2
            y: tray.toY(mmY) - height / 2
            interactive: tray.interactive
            onProbed: tray.view.probe(number)
        }
    }
    Repeater { // for screen readers
        model: Theme.screenReader ? tray.view.order : []
        Item {
            required property int modelData
            readonly property Piece piece: pieces.count > modelData ? pieces.itemAt(modelData) as Piece : null
            x: piece ? piece.x : 0
            y: piece ? piece.y : 0
            width: piece ? piece.width : 0
            height: width
            Accessible.role: Accessible.Button
            Accessible.name: piece ? piece.said : ""
            Accessible.onPressAction: if (piece.interactive) piece.probed()
        }
    }
    Pile { // in the empty part of the tray, behind the bar
        id: pile
        anchors.fill: parent
        view: tray.view
        px: tray.px
        rim: tray.rim
        slowness: tray.slowness
    }
    Item { // the bar, pressed forward by its springs
        id: bar
        x: floor.x - 2
        y: tray.toY(tray.view.bar) - height
        width: floor.width + 4
        height: 9 * tray.px
        z: 4
        Repeater {
            model: 3
            Item { // a spring, from its hole in the frame to the bar
                id: spring
                required property int index
                readonly property real hole: 9 * tray.px
                x: bar.width * (0.2 + 0.3 * index) - width / 2
                y: floor.y - bar.y - hole
                width: 18 * tray.px
                height: -y
                Rectangle {
                    width: parent.width
                    height: spring.hole
                    radius: 2 * tray.px
                    color: Theme.traySocket
                    border.color: Theme.traySocketRim
                }
                Spring {
                    anchors { fill: parent; leftMargin: 2 * tray.px; rightMargin: anchors.leftMargin; topMargin: tray.px }
                    thick: 2.2 * tray.px
                }
            }
        }
        Bar { anchors.fill: parent }
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Spring bar, moved %n marking(s) this turn", "", tray.view.markingsMoved)
    }

    FeelRing { // off the finger and the piece: above them, else beside, else below; always on the screen
        readonly property real off: Math.max(44, 18 * tray.px)
        readonly property point felt: Qt.point(tray.toX(tray.view.touchedAt.x), tray.toY(tray.view.touchedAt.y))
        readonly property bool above: felt.y - off - height >= -tray.y
        readonly property real beside: felt.x > tray.width / 2 ? felt.x - off - width : felt.x + off // where there is more room
        readonly property bool aside: !above && beside >= -tray.x && beside + width <= tray.width + tray.x
        z: 6
        visible: tray.view.feeling
        level: tray.view.level
        lowest: tray.view.lowestLevel
        highest: tray.view.highestLevel
        text: tray.view.levelText
        sharpness: tray.view.sharpness
        dial: Math.max(84, 40 * tray.px)
        width: implicitWidth
        height: implicitHeight
        x: aside ? beside : Math.max(0, Math.min(tray.width - width, felt.x - width / 2))
        y: above ? felt.y - off - height : aside ? Math.max(-tray.y, felt.y - height / 2) : felt.y + off
    }
    GuideFinger {
        z: 6
        readonly property bool given: tray.source !== null && tray.interactive && tray.source.gesture.length === 2
                                      && !tray.hintedPiece // which shows another piece
        way: given ? [Qt.point(tray.toX(tray.source.gesture[0].x), tray.toY(tray.source.gesture[0].y)),
                      Qt.point(tray.toX(tray.source.gesture[1].x), tray.toY(tray.source.gesture[1].y))] : []
        hold: 900 // it feels first
    }
    Repeater { // what was won or lost, for a moment, above where the piece was
        model: ListModel { id: judgements }
        PlainText {
            id: points
            required property int index
            required property string scoreText
            required property bool good
            required property real mmX
            required property real mmY
            x: Math.max(0, Math.min(tray.width - width, tray.toX(mmX) - width / 2))
            y: Math.max(tray.toY(tray.view.bar), tray.toY(mmY) - 30) // below the bar, off the button above it
            z: 7
            text: scoreText
            color: good ? Theme.trayGain : Theme.trayLoss
            style: Text.Outline
            styleColor: Theme.trayRingEdge
            font.pixelSize: Theme.title
            font.weight: Font.Bold
            Accessible.role: Accessible.AlertMessage
            Accessible.name: scoreText
            SequentialAnimation on opacity {
                PauseAnimation { duration: 900 }
                NumberAnimation { to: 0; duration: 500 }
                ScriptAction { script: if (points.index >= 0) judgements.remove(points.index) }
            }
        }
    }
    Item { // the piece that the finger has taken: in the air until the bar is at rest
        id: hover
        property int sizeIndex: 0
        property real rise: 1 // of clear
        property bool waiting: false
        z: 8
        visible: waiting
        height: width
        Shadow {
            anchors.fill: parent
            lift: 9 * tray.px * hover.rise
        }
        PieceArt {
            y: -4 * tray.px * hover.rise
            width: parent.width
            height: parent.height
            scale: 1 + 0.3 * hover.rise
            sizeIndex: hover.sizeIndex
        }
        NumberAnimation {
            id: rising
            target: hover
            property: "rise"
            from: 0.9
            to: 2
            duration: Math.max(1, Theme.calm * tray.slowness)
            easing.type: Easing.OutQuad
        }
    }
    Repeater { // pieces that fly out of the tray
        model: ListModel { id: flights }
        PieceArt {
            id: flight
            required property int index
            required property real fromX
            required property real fromY
            required property real size
            required property real toX // in the discard pile, or in their player's tray
            required property real toY
            required property real fromScale
            required property real toScale
            required property bool taken // not one that jumped, which lands with its own sound
            z: 8
            width: size
            height: size
            ParallelAnimation {
                running: true
                NumberAnimation { target: flight; property: "x"; from: flight.fromX - flight.size / 2; to: flight.toX - flight.size / 2; duration: Math.max(1, Theme.calm * 2.2 * tray.slowness) }
                NumberAnimation { target: flight; property: "y"; from: flight.fromY - flight.size / 2; to: flight.toY - flight.size / 2; duration: Math.max(1, Theme.calm * 2.2 * tray.slowness); easing.type: Easing.OutQuad }
                SequentialAnimation { // up out of the tray, and down on the pile
                    NumberAnimation { target: flight; property: "scale"; from: flight.fromScale; to: 1.8; duration: Math.max(1, Theme.calm * 1.1 * tray.slowness) }
                    NumberAnimation { target: flight; property: "scale"; to: flight.toScale; duration: Math.max(1, Theme.calm * 1.1 * tray.slowness) }
                }
                onFinished: {
                    if (flight.taken)
                        tray.view.pieceLanded(flight.toX / tray.width, flight.sizeIndex)
                    flights.remove(flight.index)
                }
            }
        }
    }
    Connections {
        target: tray.source
        function onJudged(safe: bool, points: int, x: real, y: real) {
            if (tray.view.practice || tray.view.tripsLeft >= 0)
                return // nothing is scored, or a solitaire counts pieces and trips (BT-8)
            judgements.clear() // what the last turn brought is over
            judgements.append({scoreText: (safe ? "+" : "−") + points, good: safe, mmX: x, mmY: y})
        }
        function onPieceJumped(x: real, y: real, radius: real, sizeIndex: int) {
            const spot = pile.spotOf(tray.view.discarded)
            flights.append({fromX: tray.toX(x), fromY: tray.toY(y), toX: spot.x, toY: spot.y, size: 2 * radius * tray.px,
                            sizeIndex: sizeIndex, fromScale: 1, toScale: pile.scaling, taken: false})
        }
        function onPieceTaken(x: real, y: real, radius: real, sizeIndex: int) {
            hover.width = 2 * radius * tray.px
            hover.x = tray.toX(x) - hover.width / 2
            hover.y = tray.toY(y) - hover.height / 2
            hover.sizeIndex = sizeIndex
            hover.waiting = true
            rising.restart()
        }
        function onLanded(safe: bool, seat: int, place: int) {
            if (!hover.waiting)
                return
            hover.waiting = false
            const spot = safe && tray.scoreBoard ? tray.scoreBoard.mapToItem(tray, tray.scoreBoard.spotOf(seat, place)) : pile.spotOf(tray.view.discarded)
            flights.append({fromX: hover.x + hover.width / 2, fromY: hover.y + hover.height / 2 - 8 * tray.px, toX: spot.x, toY: spot.y,
                            size: hover.width, sizeIndex: hover.sizeIndex, fromScale: 1.6,
                            toScale: safe ? tray.flownScale(seat) : pile.scaling, taken: true})
        }
        function onChanged() {
            if (!tray.view.moving)
                hover.waiting = false // a jump in a replay
        }
    }
    MultiPointTouchArea {
        anchors.fill: parent
        enabled: tray.interactive
        z: 5
        function mmX(px: real): real { return (px - tray.rim) / tray.px }
        function mmY(px: real): real { return (tray.height - tray.rim - px) / tray.px }
        onPressed: points => { for (const p of points) tray.view.press(p.pointId, mmX(p.x), mmY(p.y)) }
        onUpdated: points => { for (const p of points) tray.view.move(p.pointId, mmX(p.x), mmY(p.y)) }
        onReleased: points => { for (const p of points) Theme.byButtons ? tray.view.tap(p.pointId) : tray.view.lift(p.pointId) }
        onCanceled: points => { for (const p of points) tray.view.cancel(p.pointId) }
    }
}
