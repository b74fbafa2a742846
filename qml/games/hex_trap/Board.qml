pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The field between its two players. On a wide screen they sit at its sides, else above and below. Keys: arrows move the
// cursor, Tab switches between spaces and slots, Enter acts, Backspace takes the half-turn back, R shows what can be
// reached.
GameBoard {
    id: board

    required property HexTrapView view
    readonly property int actor: view.actor
    readonly property bool interactive: enabled && cards.personActs
    readonly property bool wide: width > height
    readonly property int farSeat: 1 - seating.bottomSeat
    // Beside the field of a wide screen: a panel for each player, or one for both where that would cost too much.
    readonly property int minPanel: Math.round(196 * Theme.reach)
    readonly property int panels: !wide ? 0 : width - 2 * minPanel > height * 0.95 ? 2 : 1
    // They lie in the corners of the screen, where the hexagon leaves more room than at its widest.
    readonly property real unitBeside: quarter(Math.min((width - panels * minPanel) / field.acrossUnits, (height - Theme.gap) / field.alongUnits))
    readonly property real widthBeside: field.acrossUnits * unitBeside
    readonly property real corner: panels === 0 ? 0 : widthBeside * 0.06
    readonly property real panel: (panels === 0 ? width : Math.max(minPanel, (width - widthBeside) / panels)) + corner - 2 * Theme.gap
    readonly property real rise: height / 2 - Theme.gap - (corner - Theme.gap + 0.13 * unitBeside) / 0.577
    readonly property real toolRoom: panels === 0 ? panel : panel - corner + (height / 2 - Theme.touch - Theme.gap) * 0.577
    // Where both ends have everything, and the field between them would become too small.
    readonly property bool tight: faceToFace && !wide && height - 2 * (2 * Theme.touch + 64 * Theme.fontScale * Theme.reach + 3 * Theme.gap) < 0.67 * width
    property bool reachShown: false

    function quarter(px: real): real { return Math.floor(px * 4) / 4 }

    faceToFace: seating.faceToFace
    sheetAngle: seating.upsideDown ? 180 : 0
    onWideChanged: view.cancelAll()

    Keys.onPressed: event => event.accepted = board.key(event)

    function key(event: KeyEvent): bool {
        if (heldDown(event))
            return false
        if (!keys.keyed && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)) {
            keys.keyed = true // shows the cursor, and that is all
            return true
        }
        const sign = (seating.bottomSeat === 1) !== seating.upsideDown ? -1 : 1
        switch (event.key) {
        case Qt.Key_Left: view.moveCursor(-sign, 0); break
        case Qt.Key_Right: view.moveCursor(sign, 0); break
        case Qt.Key_Up: view.moveCursor(0, -sign); break
        case Qt.Key_Down: view.moveCursor(0, sign); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space: if (interactive) view.act(); break
        case Qt.Key_Backspace: if (interactive) view.takeBack(); break
        case Qt.Key_R: if (board.table.canHint) reachShown = !reachShown; break
        default: return (far.full && actor === far.seat ? far : near).key(event)
        }
        return true
    }

    // True when that is a switch from the one to the other.
    function pointAt(theSlots: bool): bool {
        if (view.cursorOnSlots === theSlots)
            return false
        view.switchCursor()
        keys.keyed = true
        return true
    }

    Seating {
        id: seating
        table: board.table
        actor: board.actor
    }
    Binding {
        target: board.view
        property: "reachShown"
        value: board.reachShown && board.table.canHint
    }

    Item {
        id: table
        anchors.fill: parent
        rotation: board.sheetAngle

        Seat {
            id: far
            table: board.table
            z: 1
            visible: !board.table.guided // what it would say, the board shows
            x: board.panels === 2 ? (Theme.leftHanded ? parent.width - width - Theme.gap : Theme.gap) : near.x
            y: full ? 0 : Theme.gap
            width: board.panel
            rotation: board.faceToFace ? 180 : 0
            view: board.view
            seat: board.farSeat
            full: board.faceToFace
            tight: board.tight
            interactive: board.interactive && board.actor === seat
            sheetAngle: 180
            agreeAngle: seating.angleFor(near.seat)
            edgeLeft: ((board.panels === 2) !== Theme.leftHanded) !== board.faceToFace
            inset: board.corner
            rise: board.rise
            toolRoom: board.toolRoom
            onListRequested: cards.showMoves(sheetAngle)
            onConcedeRequested: cards.concede()
            onMenuRequested: board.menuRequested(sheetAngle)
        }
        Field {
            id: field
            table: board.table
            readonly property real above: board.wide ? 0 : board.table.guided ? Theme.gap : far.y + far.height + Theme.gap
            readonly property real below: board.wide ? 0 : near.height + Theme.gap + (legend.visible ? legend.height + Theme.gap : 0)
            readonly property real room: parent.height - above - below
            readonly property real margins: parent.width >= 700 ? 2 * Theme.gap : 0 // a phone has none to spare
            unit: board.wide ? board.unitBeside : board.quarter(Math.min((parent.width - margins) / acrossUnits, room / alongUnits))
            x: board.panels === 1 ? (Theme.leftHanded ? parent.width - width : 0) : (parent.width - width) / 2
            y: above + (room - height) / 2
            z: board.view.pointing ? 2 : 0 // the loupe lies over the strips
            beyond: y
            rotation: seating.bottomSeat === 0 ? 0 : 180
            view: board.view
            interactive: board.interactive
            reachShown: board.view.reachShown
            textAngle: rotation
            focused: keys.shown
            keyed: keys.keyed
            clear: !Theme.fingerOffset ? 0
                   : ((board.faceToFace && board.actor !== board.table.nearSeat) !== (seating.bottomSeat === 1) ? 1 : -1) * Theme.touch
            BoardFocus { // Tab goes from the spaces to the slots, and from there to the buttons
                id: keys
                framed: false
                cursorText: board.view.cursorText
                Keys.onTabPressed: event => event.accepted = board.pointAt(true)
                Keys.onBacktabPressed: event => event.accepted = board.pointAt(false)
            }
        }
        MouseArea { // a tap ends what is being shown of another's turn
            anchors.fill: field
            enabled: !board.interactive && board.view.showing
            onPressed: board.view.skip()
        }
        Label { // below the far player's strip, or above the turn
            id: legend
            visible: board.view.reachShown
            x: far.x
            y: !board.wide ? near.y - height - Theme.gap : Theme.gap + (far.visible ? far.y + far.height : 0)
            width: near.width
            leftPadding: far.edgeLeft ? 0 : board.corner
            rightPadding: far.edgeLeft ? board.corner : 0
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.textSmall
            text: qsTr("Numbers: spaces each mover can still reach")
        }
        Seat {
            id: near
            table: board.table
            z: 1
            x: board.wide && !Theme.leftHanded ? parent.width - width - Theme.gap : Theme.gap
            y: parent.height - height
            width: board.panel
            view: board.view
            seat: seating.bottomSeat
            tight: board.tight
            interactive: board.interactive && (!board.faceToFace || board.actor === seat)
            eyed: board.table.canHint
            sheetAngle: board.sheetAngle
            agreeAngle: seating.angleFor(far.seat)
            inset: board.corner
            rise: board.rise
            toolRoom: board.toolRoom
            rowSeat: far.full || board.actor < 0 ? seat : board.actor
            onListRequested: cards.showMoves(sheetAngle)
            onConcedeRequested: cards.concede()
            onEyeToggled: board.reachShown = !board.reachShown
            onMenuRequested: board.menuRequested(sheetAngle)
        }
    }
    TurnCards {
        id: cards
        table: board.table
        view: board.view
        seating: seating
    }
    TurnMessages {
        table: board.table
        view: board.view
        seating: seating
        field: field
        clearOf: [far, near, legend]
    }
}
