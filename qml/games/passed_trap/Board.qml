pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board between its two ends. It runs along the longer side of the screen; the near end is the near player's.
GameBoard {
    id: board

    required property PassedTrapView view
    readonly property bool landscape: room.width > room.height // turned by 90°: the near end is at the right, or at the left thumb
    readonly property int nearSeat: board.table.nearSeat

    // Beside the board, whoever plays alone by buttons has everything in one column with them.
    readonly property bool column: room.beside && !faceToFace

    // The ends take what the frame leaves, within what a HUD needs.
    readonly property real along: landscape ? room.width : room.height
    readonly property real across: landscape ? room.height : room.width
    readonly property bool aimLine: board.table.people === 1 && board.table.seats === 2 && board.table.botLevel(1 - nearSeat) <= 2
    readonly property bool soloLandscape: landscape && !faceToFace // one person reads both ends of a board turned by 90°
    readonly property int hudForm: column ? Hud.Column : soloLandscape ? Hud.Standing : Hud.Strip
    readonly property real hud: column ? 0
                                : soloLandscape ? Math.max(76 * Theme.fontScale, Theme.large ? 136 : 112, maxHud)
                                : Math.max(76, nearHud.implicitHeight + Theme.gap, maxHud)
    readonly property real maxHud: Math.min(120 * Theme.fontScale, (along - across * field.mmLength / field.mmWidth) / 2)
    // Nobody sits at the far end of a solitaire, and a bot touches nothing there.
    readonly property real farEnd: column ? 0 : view.soloist >= 0 && !view.bigSlam ? Theme.gap
                                   : faceToFace || soloLandscape ? hud : farHud.implicitHeight + Theme.gap
    readonly property real scaleMm: Math.min(across / field.mmWidth, (along - hud - farEnd) / field.mmLength) // px per mm

    offersHint: false
    faceToFace: board.table.people > 1 && !board.table.watching
    sheetAngle: landscape && faceToFace ? -90 : 0
    onLandscapeChanged: view.cancelAll()

    Binding { // who plays against Beginner or Easy is shown where a shot begins to go
        target: board.view
        property: "aimLineSeat"
        value: board.aimLine && board.enabled ? board.nearSeat : -1
    }

    Binding { // the shot that decides a round is shown again, slowly, to who plays
        target: board.view
        property: "replays"
        value: board.enabled && !Theme.reducedMotion && !Theme.screenReader
    }
    FrameAnimation {
        running: board.view.replaying
        onTriggered: board.view.advanceReplay(frameTime)
    }

    Keys.onPressed: event => {
        if (view.replaying && !event.isAutoRepeat) {
            view.skipReplay()
            event.accepted = true
            return
        }
        if (event.key === Qt.Key_H && board.table.solving) {
            board.table.driver.hint()
            event.accepted = true
            return
        }
        if (!heldDown(event) && !call.key(event))
            controls.key(event)
    }
    // What had the keyboard is gone: the pad, the peg.
    Window.onActiveFocusItemChanged: if (Window.activeFocusItem === board) keys.forceActiveFocus()

    Item { // what the buttons leave of the screen
        id: room
        readonly property bool beside: controls.visible && board.width > board.height
        x: beside && Theme.leftHanded ? controls.width + 2 * Theme.gap : 0
        width: parent.width - (beside ? controls.width + 2 * Theme.gap : 0)
        height: parent.height - (controls.visible && !beside ? controls.height + 2 * Theme.gap : 0)
    }
    Item {
        id: table
        anchors.centerIn: room
        width: board.across
        height: board.along
        rotation: !board.landscape ? 0 : board.soloLandscape && Theme.leftHanded ? 90 : -90

        Hud {
            id: farHud
            table: board.table
            parent: board.column ? side : table
            z: 1 // its bubble reaches over the board
            width: parent.width
            height: board.column ? implicitHeight : board.farEnd
            view: board.view
            end: board.nearSeat === 0 ? board.view.end1 : board.view.end0
            person: !!end && !board.table.isBot(end.seat)
            textHidden: farMessages.visible
            // Whoever sits there reads it from there; a bot's is for the near player.
            rotation: board.faceToFace ? 180 : 0
            form: board.hudForm
        }
        Field {
            id: field
            table: board.table
            x: (parent.width - width) / 2
            y: board.farEnd + (board.along - board.farEnd - board.hud - height) / 2
            scaleMm: board.scaleMm
            view: board.view
            rotation: board.nearSeat === 0 ? 0 : 180
            textAngle: !board.soloLandscape ? -1 : (board.nearSeat === 0) === Theme.leftHanded ? 270 : 90
            faceToFace: board.faceToFace
            interactive: board.enabled
            BoardFocus {
                id: keys
                cursorText: board.view.aiming ? board.view.cursorText : ""
            }
        }
        Hud {
            id: nearHud
            table: board.table
            parent: board.column ? side : table
            y: parent.height - height
            z: 1 // its bubble reaches over the board
            width: parent.width
            height: board.column ? Math.max(implicitHeight, Theme.touch) : board.hud
            view: board.view
            end: board.nearSeat === 0 ? board.view.end0 : board.view.end1
            person: true
            near: true
            textHidden: nearMessages.visible
            form: board.hudForm
            padRoom: board.column ? handRoom : null
            onMenuRequested: board.menuRequested(board.sheetAngle)
        }
        Gain {
            z: 2
            view: board.view
            from: field
            hud: nearHud
        }
        Gain {
            z: 2
            view: board.view
            from: field
            hud: farHud
        }
        Call {
            id: call
            table: board.table
            z: 2
            anchors.centerIn: field
            // Beyond the trap, off the camp out of which a disk is taken.
            anchors.verticalCenterOffset: !view.laughEstablished ? 0
                                          : (extent / 2 + Theme.margin) * (view.accuser === board.nearSeat ? -1 : 1)
            readonly property real extent: board.soloLandscape ? width : height
            view: board.view
            width: Math.min(420 * Theme.fontScale, Math.max(field.width * 0.86, Math.min(board.across - 2 * Theme.gap, 340)))
            soloLandscape: board.soloLandscape
            faceToFace: board.faceToFace
            room: (board.soloLandscape ? board.across : field.height) - 2 * Theme.gap
        }
    }
    Item { // each player's half of the table
        id: nearHalf
        parent: table
        y: table.height / 2
        width: table.width
        height: table.height / 2
    }
    Item {
        id: farHalf
        parent: table
        width: table.width
        height: table.height / 2
    }
    MessageBubble {
        id: nearMessages
        view: board.view
        clearOf: [farHud, nearHud, controls, call]
        muted: justOver.running
        area: board.faceToFace ? nearHalf : room
        field: field
        ownTouches: board.faceToFace
        showsRefusals: !board.faceToFace || (board.view.asker === board.nearSeat)
        angle: board.sheetAngle
    }
    MessageBubble {
        id: farMessages
        view: board.view
        clearOf: [farHud, nearHud, controls, call]
        muted: nearMessages.muted
        area: farHalf
        field: field
        ownTouches: true
        showsRefusals: board.faceToFace && board.view.asker !== board.nearSeat
        angle: board.sheetAngle + 180
    }
    MultiPointTouchArea { // a tap skips what is shown again, but not one of the fingers that were still playing
        id: skip
        anchors.fill: parent
        z: 3
        visible: board.view.replaying
        mouseEnabled: true
        property bool armed: false
        onVisibleChanged: armed = false
        onPressed: if (armed) board.view.skipReplay()
        Timer {
            interval: 400
            running: skip.visible
            onTriggered: skip.armed = true
        }
    }
    Timer { // fingers that are still playing when a round ends are refused nothing
        id: justOver
        readonly property bool roundOver: call.roundOver
        interval: 1000
        onRoundOverChanged: if (roundOver) restart()
    }
    Item { // the rest of the column
        id: side
        x: controls.x
        y: Theme.gap
        width: controls.width
        height: controls.y - 2 * Theme.gap
    }
    Controls {
        id: controls
        table: board.table
        visible: Theme.byButtons && board.enabled
        enabled: visible && (board.view.phase === PassedTrapView.Playing || board.view.laughEstablished)
        narrow: room.beside
        waiting: board.column && (nearHud.showsPad || nearHud.botAlone)
        x: room.beside && !Theme.leftHanded ? parent.width - width - Theme.gap : Theme.gap
        y: parent.height - height - Theme.gap
        width: room.beside ? 270 : parent.width - 2 * Theme.gap // a name, the pegs, the sand, the laugh and the menu in one line
        view: board.view
        seat: board.view.laughEstablished ? board.view.accuser
              : board.view.soloist >= 0 ? board.view.soloist : board.nearSeat
    }
    Item {
        id: handRoom
        anchors.fill: controls
    }
}
