pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board between its two ends. It lies along the longer side of the screen; the near end is the near player's.
FocusScope {
    id: board

    signal menuRequested

    readonly property PassedTrapView view: Session.view as PassedTrapView
    readonly property bool lying: room.width > room.height // turned by 90°: the near end is at the right
    readonly property bool facing: Session.people > 1 // someone sits at the far end too
    readonly property int nearSeat: Session.nearSeat
    readonly property int sheetsFace: lying && facing ? -90 : 0 // whoever sits at the near end

    // The ends take what the frame leaves, within what a HUD needs.
    readonly property real along: lying ? room.width : room.height
    readonly property real across: lying ? room.height : room.width
    readonly property bool upright: lying && !facing // the board lies, but one person reads both ends
    readonly property real hud: Math.max(76 * Theme.fontScale, upright ? 112 : 0, Math.min(120 * Theme.fontScale, (along - across * field.mmLength / field.mmWidth) / 2))
    // Nobody sits at the far end of a solitaire, and a bot touches nothing there.
    readonly property real farEnd: view && view.soloist >= 0 && !view.bigSlam ? Theme.gap
                                   : facing || upright ? hud : Math.min(hud, 60 * Theme.fontScale)
    readonly property real scaleMm: Math.min(across / field.mmWidth, (along - hud - farEnd) / field.mmLength) // px per mm

    onLyingChanged: if (view) view.cancelAll()

    focus: true
    Keys.onPressed: event => { if (!call.key(event)) controls.key(event) }

    Item { // what the buttons leave of the screen
        id: room
        readonly property bool beside: controls.visible && board.width > board.height
        x: beside && Settings.leftHanded ? controls.width + 2 * Theme.gap : 0
        width: parent.width - (beside ? controls.width + 2 * Theme.gap : 0)
        height: parent.height - (controls.visible && !beside ? controls.height + 2 * Theme.gap : 0)
    }
    Item {
        id: table
        anchors.centerIn: room
        width: board.across
        height: board.along
        rotation: board.lying ? -90 : 0

        PassedTrapHud {
            id: farHud
            z: 1 // its bubble reaches over the board
            width: parent.width
            height: board.farEnd
            view: board.view
            end: board.view ? (board.nearSeat === 0 ? board.view.end1 : board.view.end0) : null
            person: !!end && !Session.isBot(end.seat)
            // Whoever sits there reads it from there; a bot's is for the near player.
            rotation: board.facing ? 180 : 0
            upright: board.upright
        }
        PassedTrapField {
            id: field
            x: (parent.width - width) / 2
            y: board.farEnd + (board.along - board.farEnd - board.hud - height) / 2
            scaleMm: board.scaleMm
            view: board.view
            rotation: board.nearSeat === 0 ? 0 : 180
            upright: !board.upright ? -1 : board.nearSeat === 0 ? 90 : 270
            interactive: board.enabled
            BoardFocus { words: board.view && board.view.aiming ? qsTr("disk %1").arg(board.view.aimDisk + 1) : "" }
        }
        PassedTrapHud {
            id: nearHud
            y: parent.height - height
            z: 1 // its bubble reaches over the board
            width: parent.width
            height: board.hud
            view: board.view
            end: board.view ? (board.nearSeat === 0 ? board.view.end0 : board.view.end1) : null
            person: true
            near: true
            upright: board.upright
            onMenuRequested: board.menuRequested()
        }
        PassedTrapCall {
            id: call
            z: 2
            anchors.centerIn: field
            // Off the camp out of which a disk is taken.
            anchors.verticalCenterOffset: !view || !view.laughEstablished ? 0
                                          : field.height / 4 * (view.accuser === board.nearSeat ? -1 : 1)
            view: board.view
            width: Math.min(420 * Theme.fontScale, Math.max(field.width * 0.86, Math.min(board.across - 2 * Theme.gap, 340)))
            upright: board.upright
        }
    }
    PassedTrapControls {
        id: controls
        visible: Settings.tapControls && board.view !== null && board.enabled
        enabled: visible && (board.view.phase === "playing" || board.view.laughEstablished)
        narrow: room.beside
        x: room.beside && !Settings.leftHanded ? parent.width - width - Theme.gap : Theme.gap
        y: parent.height - height - Theme.gap
        width: room.beside ? Math.min(260, parent.width * 0.3) : parent.width - 2 * Theme.gap
        view: board.view
        seat: !board.view ? 0 : board.view.laughEstablished ? board.view.accuser
              : board.view.soloist >= 0 ? board.view.soloist : board.nearSeat
    }
}
