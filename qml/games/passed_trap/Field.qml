pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The framework in beech with its slippery bottom, the wall with the trap, bands and disks; and the fingers on it.
// Inside, everything is in millimetres with the origin at the centre and y towards the far end.
Item {
    id: field

    required property MatchTable table
    required property PassedTrapView view
    property real scaleMm: 1
    property bool interactive: true
    property bool faceToFace: false // someone reads from the far end
    property int textAngle: -1 // degrees, rotates labels towards the only reader; −1: each player reads those at their end

    readonly property real mm: scaleMm
    readonly property real innerWidth: view.innerWidth // mm, as the next three
    readonly property real innerLength: view.innerLength
    readonly property real bandLine: view.bandLine
    readonly property real wall: view.wallThickness
    readonly property real diskWidth: view.diskWidth * mm // px
    readonly property real frame: 15 // mm; of a rail
    readonly property real ahead: Theme.fingerOffset ? 26 : 0 // mm from the finger to the disk that it holds
    readonly property real mmWidth: innerWidth + 2 * frame
    readonly property real mmLength: innerLength + 2 * frame

    width: mmWidth * mm
    height: mmLength * mm

    function toX(millimetres: real): real { return width / 2 + millimetres * mm }
    function toY(millimetres: real): real { return height / 2 - millimetres * mm }

    BoardShadow { thickness: 14 * field.mm }
    Rectangle { // until the board is painted
        visible: picture.status !== Image.Ready
        anchors.fill: parent
        color: Theme.beech
        radius: 6 * field.mm
        Rectangle {
            anchors.centerIn: parent
            width: field.innerWidth * field.mm
            height: field.innerLength * field.mm
            color: Theme.slate
        }
    }
    BoardArt {
        id: picture
        anchors.fill: parent
        gap: field.view.gap
        wall: field.wall
        bandLine: field.bandLine
        innerWidth: field.innerWidth
        innerLength: field.innerLength
        frame: field.frame
    }
    Repeater { // where no disk may be placed (PT-2)
        model: field.view.phase === PassedTrapView.Placing ? [field.view.end0, field.view.end1] : []
        Rectangle {
            required property PassedTrapEnd modelData
            visible: modelData.plays
            width: field.view.trapFront * field.mm
            height: (field.bandLine - field.wall / 2) * field.mm
            x: field.toX(0) - width / 2
            y: modelData.seat === 0 ? field.toY(-field.wall / 2) : field.toY(field.bandLine)
            color: Qt.alpha(Theme.forbidden, 0.16)
            border.color: Theme.forbidden
            border.width: 1
            Art {
                anchors.fill: parent
                opacity: 0.75
                art: `hatch?ink=${encodeURIComponent(Theme.forbidden)}`
            }
        }
    }
    Countdown {
        anchors.fill: parent
        view: field.view
        mm: field.mm
        frame: field.frame
        faceToFace: field.faceToFace
        textAngle: field.textAngle
        turn: field.rotation
    }
    Repeater {
        model: [field.view.end0, field.view.end1]
        PowerScale {
            required property PassedTrapEnd modelData
            anchors.fill: parent
            view: field.view
            end: modelData
            mm: field.mm
        }
    }
    Item { // in millimetres
        x: field.width / 2
        y: field.height / 2
        transform: Scale { xScale: field.mm; yScale: -field.mm }

        Polyline { // the way a held disk would take 
            points: field.view.flight
            unit: field.mm
            color: Theme.glow
            lineWidth: 2
            dashes: [3, 3]
        }
    }
    Repeater {
        model: [field.view.end0, field.view.end1]
        Band {
            required property PassedTrapEnd modelData
            x: field.width / 2
            y: field.height / 2
            view: field.view
            end: modelData
            mm: field.mm
        }
    }
    Repeater { // on the bottom, where disks pass over it: what a disk that lies in the trap means (PT-8)
        model: [field.view.end0, field.view.end1]
        Label {
            required property PassedTrapEnd modelData
            readonly property int own: modelData.seat === 0 ? 1 : -1
            readonly property bool along: field.textAngle < 0 // the wall
            readonly property real across: along ? height : width
            // Alone, the last one is put back at the band.
            visible: modelData.lodged && (modelData.canHit || field.view.soloist < 0) && field.view.phase === PassedTrapView.Playing
                     && !field.table.isBot(modelData.seat)
            width: (along ? 320 : 170) * field.mm
            x: (field.width - width) / 2
            y: field.height / 2 + own * (50 * field.mm + across / 2) - height / 2
            rotation: !along ? field.textAngle : !field.faceToFace ? field.rotation : own > 0 ? 0 : 180
            horizontalAlignment: along ? Text.AlignHCenter : Theme.leftHanded ? Text.AlignRight : Text.AlignLeft // next to the disk
            color: Theme.warning
            font.pixelSize: Math.round(Math.max(Theme.textSmall, 11 * field.mm))
            text: modelData.canHit ? qsTr("Stuck: hit it with another disk") : qsTr("Stuck: wait for another disk")
            Accessible.role: Accessible.AlertMessage
        }
    }
    Repeater { // before the round, on the bottom too
        model: [field.view.end0, field.view.end1]
        Announcement {
            table: field.table
            required property PassedTrapEnd modelData
            readonly property bool along: field.textAngle < 0 // the wall
            view: field.view
            end: modelData
            mm: field.mm
            width: (along ? 320 : 190) * field.mm
            x: (field.width - width) / 2
            y: field.height / 2 + (modelData.seat === 0 ? 1 : -1) * 105 * field.mm - height / 2
            rotation: !along ? field.textAngle : !field.faceToFace ? field.rotation : modelData.seat === 0 ? 0 : 180
        }
    }
    Repeater {
        model: field.view.disks
        Disk {
            width: field.diskWidth
            aimed: (field.view.aiming && field.view.aimDisk === number) || field.view.hintDisk === number
            marked: field.view.markedDisk === number
            mm: field.mm
            onChosen: if (field.interactive) field.view.choose(number)
            x: field.toX(mmX) - width / 2
            y: field.toY(mmY) - height / 2
        }
    }
    Rectangle { // within which it may be let go: buttons are no steadier than a hand
        readonly property rect spread: field.view.aimSpread
        visible: ghost.visible
        x: field.toX(spread.x) - field.diskWidth / 2
        y: field.toY(spread.y + spread.height) - field.diskWidth / 2
        width: spread.width * field.mm + field.diskWidth
        height: spread.height * field.mm + field.diskWidth
        radius: field.diskWidth / 2
        color: Qt.alpha(Theme.chalk, 0.19)
        border.color: Qt.alpha(Theme.chalk, 0.63)
    }
    Item { // where the disk that was chosen by buttons or keys is meant to be let go
        id: ghost
        visible: field.view.aiming && field.view.phase === PassedTrapView.Playing
        x: field.toX(field.view.aimAt.x) - width / 2
        y: field.toY(field.view.aimAt.y) - height / 2
        width: field.diskWidth
        height: width
        DiskArt {
            anchors.fill: parent
            opacity: 0.55
        }
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: Theme.chalk
        }
    }
    DiskArt { // of a hint: where to let it go
        visible: field.view.hintShown && field.view.phase === PassedTrapView.Playing
        x: field.toX(field.view.hintAt.x) - width / 2
        y: field.toY(field.view.hintAt.y) - height / 2
        width: field.diskWidth
        height: width
        opacity: 0.55
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: Theme.chalk
        }
    }
    Impacts {
        anchors.fill: parent
        view: field.view
        mm: field.mm
    }
    Repeater {
        model: [field.view.end0, field.view.end1]
        Go {
            required property PassedTrapEnd modelData
            readonly property bool along: field.textAngle < 0 // the wall
            visible: opacity > 0 && !field.table.isBot(modelData.seat)
            view: field.view
            end: modelData
            mm: field.mm
            width: (along ? 320 : 190) * field.mm
            x: (field.width - width) / 2
            y: field.height / 2 + (modelData.seat === 0 ? 1 : -1) * 105 * field.mm - height / 2
            rotation: !along ? field.textAngle : !field.faceToFace ? field.rotation : modelData.seat === 0 ? 0 : 180
        }
    }
    Marks {
        view: field.view
        anchors.fill: parent
        mm: field.mm
        diskWidth: field.diskWidth
    }
    GuideFinger {
        readonly property bool given: field.interactive && field.view.gesture.length === 2
        way: given ? [Qt.point(field.toX(field.view.gesture[0].x), field.toY(field.view.gesture[0].y)),
                      Qt.point(field.toX(field.view.gesture[1].x), field.toY(field.view.gesture[1].y + (field.view.gesture[1].y < 0 ? -field.ahead : field.ahead)))] : []
        handAngle: field.textAngle >= 0 ? field.textAngle : field.rotation
    }
    MultiPointTouchArea {
        anchors.fill: parent
        enabled: field.interactive
        mouseEnabled: true
        minimumTouchPoints: 1
        function mmX(px: real): real { return (px - field.width / 2) / field.mm }
        function mmY(px: real): real { return (field.height / 2 - px) / field.mm }
        onPressed: points => { for (const p of points) field.view.press(p.pointId, mmX(p.x), mmY(p.y)) }
        // A held disk is in front of the finger, as its player sees it, where the setting asks for that; it gets there
        // as the finger moves.
        function held(p: TouchPoint): real {
            const ahead = Math.min(field.ahead, Math.hypot(p.x - p.startX, p.y - p.startY) / field.mm)
            return mmY(p.y) + (mmY(p.startY) < 0 ? ahead : -ahead)
        }
        onUpdated: points => { for (const p of points) field.view.move(p.pointId, mmX(p.x), held(p)) }
        onReleased: points => { for (const p of points) field.view.lift(p.pointId) }
        onCanceled: points => { for (const p of points) field.view.cancel(p.pointId) }
    }
}
