pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board between its two ends. It lies along the longer side of the screen; the near end is the near player's.
FocusScope {
    id: board

    signal menuRequested

    readonly property PassedTrapView view: Session.view as PassedTrapView
    readonly property bool lying: width > height      // turned by 90°: the near end is at the right
    readonly property bool facing: Session.people > 1 // someone sits at the far end too
    readonly property int nearSeat: Session.nearSeat

    // The ends take what the frame leaves, within what a HUD needs.
    readonly property real along: lying ? width : height
    readonly property real across: lying ? height : width
    readonly property real hud: Math.max(76 * Theme.fontScale, Math.min(120 * Theme.fontScale, (along - across * 590 / 370) / 2))
    readonly property real scaleMm: Math.min(across / 370, (along - 2 * hud) / 590) // px per mm

    focus: true
    Keys.onPressed: event => controls.key(event)

    Item {
        id: table
        anchors.centerIn: parent
        width: board.across
        height: board.along
        rotation: board.lying ? -90 : 0

        PassedTrapHud {
            id: farHud
            width: parent.width
            height: board.hud
            view: board.view
            end: board.view ? (board.nearSeat === 0 ? board.view.end1 : board.view.end0) : null
            person: !!end && !Session.isBot(end.seat)
            // Whoever sits there reads it from there; a bot's is for the near player.
            rotation: board.facing ? 180 : 0
            upright: board.lying && !board.facing
        }
        PassedTrapField {
            id: field
            anchors.centerIn: parent
            scaleMm: board.scaleMm
            view: board.view
            rotation: board.nearSeat === 0 ? 0 : 180
            interactive: board.enabled
        }
        PassedTrapHud {
            id: nearHud
            y: parent.height - height
            width: parent.width
            height: board.hud
            view: board.view
            end: board.view ? (board.nearSeat === 0 ? board.view.end0 : board.view.end1) : null
            person: true
            near: true
            upright: board.lying && !board.facing
            onMenuRequested: board.menuRequested()
        }
        PassedTrapCall {
            anchors.centerIn: parent
            view: board.view
            width: field.width * 0.86
            upright: board.lying && !board.facing
        }
    }
    PassedTrapControls {
        id: controls
        visible: Settings.tapControls && board.view !== null && board.view.phase === "playing"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.gap }
        view: board.view
        seat: board.nearSeat
    }
}
