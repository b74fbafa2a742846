import QtQuick
import Trapbox

// One player's end of the table: their strip, and what they need at hand: the wheel and the tools, in a row or, at a
// narrow end, in a column. The wheel lies between strip and tools where there is room for it, else beside them; without a
// wheel the strip is at the hand too. Where two face each other across a landscape screen, each name is at its player's edge,
// and the wheel next to it.
Item {
    id: end

    required property MatchTable table
    required property TrapdoorCheckersView view
    property TrapdoorCheckersSide side
    property TrapdoorCheckersSide opponent
    property bool full: true          // strip alone, or with wheel and tools
    property bool shared: true        // serves the player at the other end too
    property bool beside: false       // of the board, not above or below it
    property bool audible: true
    property bool interactive: true
    property int sheetAngle: 0        // degrees, of the sheets it opens
    property int agreeAngle: 0        // degrees, of sheets that the other player answers
    signal listRequested
    signal concedeRequested
    signal menuRequested

    readonly property bool active: !!side && view.actor === side.seat
    readonly property bool serves: interactive && (active || shared)
    readonly property bool narrow: width < tools.count * Theme.touch + 2 * Theme.gap
    // The wheel's size above the tools, and beside them: it takes the place that makes it larger.
    readonly property real margin: narrow ? 0 : Theme.gap
    readonly property real room: height - lines - tools.height - 3 * Theme.gap // between strip and tools
    readonly property real above: Math.min(width - 2 * margin, room - (trayed ? trays.height + Theme.gap : 0), 300)
    // The lost pieces have their trays below the strip where that costs the wheel little.
    readonly property bool trayed: full && !!opponent && !narrow && !nameLow && !end.table.guided
                                   && (wheelAside || room - trays.height - Theme.gap >= (view.hasWheel ? 190 : 0))
                                   && (!wide || (height - strip.height - tools.height - 3 * Theme.gap) >= trays.height)
    readonly property real aside: Math.min(height - (narrow ? lines + 2 * Theme.gap : 0), width - tools.width - 2 * margin - Theme.gap, 260)
    readonly property real lines: 56 * Theme.fontScale * Theme.reach // of the strip
    readonly property bool wheelAside: spins && aside > (narrow ? 1 : 1.4) * Math.min(width - 2 * margin, room, 300)
    readonly property bool wide: wheelAside && !narrow // the wheel is beside the strip as well
    readonly property bool nameLow: beside && full && !shared
    // Between these lie the wheel and the tools.
    readonly property real under: nameLow ? 0 : strip.y + strip.height + (trayed && !wide ? trays.height + Theme.gap : 0)
    readonly property real over: nameLow ? height - strip.height - Theme.gap : height
    readonly property bool spins: full && view.hasWheel
    // The thumb finds the wheel at the side of the hand that plays.
    readonly property bool wheelLeft: Theme.leftHanded
    readonly property real wheelSize: !spins ? 0 : Math.max(60, wheelAside ? aside : above)

    implicitHeight: strip.implicitHeight + Theme.gap

    function key(event: KeyEvent): bool { return tools.key(event) }

    SeatStrip {
        id: strip
        table: end.table
        z: 1
        x: Theme.gap + (end.wide && end.wheelLeft ? end.wheelSize + Theme.gap : 0)
        width: parent.width - 2 * Theme.gap - (end.wide ? end.wheelSize + Theme.gap : 0)
        y: !end.full ? (parent.height - height) / 2
           : end.wide ? Math.max(0, (parent.height - height - tools.height - Theme.gap - (end.trayed ? trays.height + Theme.gap : 0)) / 2)
           : end.nameLow ? end.over
           : end.spins || end.beside ? Theme.gap : tools.y - height - Theme.gap - (end.trayed ? trays.height + Theme.gap : 0)
        seat: end.side ? end.side.seat : 0
        active: end.active
        text: end.side ? end.side.text : ""
        phrases: !end.full && !end.beside ? end.view.phrases : [] // the board below it stays in place under a finger
        Row {
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            spacing: 4
            Art { width: 20 * Theme.reach; height: width; anchors.verticalCenter: parent.verticalCenter; art: strip.art }
            PlainText {
                text: end.side ? end.side.left : ""
                color: Theme.ink
                font.pixelSize: Theme.text * Theme.reach
                font.weight: Font.DemiBold
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%n piece(s) left", "", end.side ? end.side.left : 0)
            }
        }
        Row {
            visible: !!end.side && end.side.fallen > 0
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            spacing: 2
            Glyph { width: 18 * Theme.reach; anchors.verticalCenter: parent.verticalCenter; name: "fall"; ink: Theme.bad }
            PlainText {
                text: end.side ? end.side.fallen : ""
                color: Theme.bad
                font.pixelSize: Theme.text * Theme.reach
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Fell through a trapdoor: %1").arg(text)
            }
        }
    }
    Row { // what this player has won, and at an end that serves both, what they have lost
        id: trays
        visible: end.trayed
        x: strip.x
        y: strip.y + strip.height + Theme.gap
        width: strip.width
        height: 30 * Theme.reach
        spacing: Theme.gap
        LostTray {
            width: end.shared ? (parent.width - parent.spacing) / 2 : parent.width
            height: parent.height
            side: end.opponent
        }
        LostTray {
            visible: end.shared
            width: (parent.width - parent.spacing) / 2
            height: parent.height
            side: end.side
        }
    }
    Wheel {
        id: wheel
        visible: end.spins
        view: end.view
        audible: end.audible
        wanted: end.serves && end.view.phase === TrapdoorCheckersView.Spin
        hinted: end.view.spinHinted
        interactive: end.serves
        width: end.wheelSize
        height: end.wheelSize
        white: end.view.actor >= 0 && (end.view.actor === 0 ? end.view.side0 : end.view.side1).white
        x: !end.wheelAside ? (parent.width - width) / 2 : end.wheelLeft ? end.margin : parent.width - width - end.margin
        y: end.wide ? (parent.height - height) / 2 : end.nameLow ? end.over - height - Theme.gap
           : (end.under + (end.wheelAside ? end.over : tools.y) - height) / 2
    }
    TurnTools {
        id: tools
        table: end.table
        visible: end.full && !end.table.watching
        ownTurn: end.serves
        agreeAngle: end.agreeAngle
        canConcede: !end.table.guided
        half: end.view.midway
        onHalfTakenBack: end.view.chooseNothing()
        columns: end.narrow ? 1 : count
        x: !end.wheelAside || end.wide ? strip.x + (strip.width - width) / 2 : end.wheelLeft ? parent.width - width : 0
        y: end.wide ? strip.y + strip.height + Theme.gap + (end.trayed ? trays.height + Theme.gap : 0) : end.wheelAside ? (end.under + end.over - height) / 2
           : end.over - (end.nameLow && end.spins ? end.wheelSize + Theme.gap : 0) - height - Theme.gap
        onListRequested: end.listRequested()
        onConcedeRequested: end.concedeRequested()
        onMenuRequested: end.menuRequested()
    }
}
