pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One player's end: who it is, which of their movers are trapped, and where turns are made from here, the turn under way
// and the tools, below the strip or at a tight end beside it.
Column {
    id: end

    required property MatchTable table
    required property HexTrapView view
    property int seat: 0
    property int rowSeat: seat // whose turn the row tells of
    property bool full: true   // strip alone, or with the turn and the tools
    property bool tight: false
    property bool interactive: true
    property bool eyed: false  // shows what can be reached
    property int sheetAngle: 0 // degrees, of the sheets it opens
    property int agreeAngle: 0 // degrees, of sheets that the other player answers
    property bool edgeLeft: Theme.leftHanded // the screen's edge, beside the field
    property real toolRoom: width // px for the tools, which lie where the field's frame leaves most
    property real inset: 0 // how far it lies within the field's frame, where that is not at its widest
    property real rise: 0  // and up to which height it does so
    readonly property HexTrapSide side: seat === 0 ? view.side0 : view.side1
    readonly property string moverArt: end.table.seatArt(seat)
    readonly property real below: tools.visible && !tight ? tools.height + spacing : 0 // the strip
    signal listRequested
    signal concedeRequested
    signal eyeToggled
    signal menuRequested

    function key(event: KeyEvent): bool { return tools.key(event) }

    spacing: Theme.gap
    bottomPadding: full && (tight || !tools.visible) ? Theme.gap : 0

    TurnRow {
        id: row
        table: end.table
        visible: end.full
        x: !end.edgeLeft && within ? end.inset : 0
        width: parent.width - (within ? end.inset : 0)
        wide: end.width >= 560
        readonly property bool within: height + end.spacing + strip.height + end.below > end.rise
        view: end.view
        seat: end.rowSeat
    }
    Item {
        width: parent.width
        height: end.tight ? Math.max(strip.height, tools.height) : strip.height + end.below

        SeatStrip {
            id: strip
            table: end.table
            readonly property bool within: end.below + 64 * Theme.fontScale * Theme.reach > end.rise // about as tall as that
            readonly property real aside: end.tight ? tools.width + end.spacing : 0
            x: (!end.edgeLeft && within ? end.inset : 0) + (Theme.leftHanded ? aside : 0)
            width: parent.width - (within ? end.inset : 0) - aside
            seat: end.seat
            active: end.view.actor === end.seat
            art: end.moverArt
            text: end.side ? end.side.text : ""
            phrases: (end.full || end.table.watching) ? end.view.phrases : []

            Row {
                id: movers
                readonly property int caught: end.side ? end.side.caught : 0
                readonly property int all: end.view.moversEach
                spacing: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Trapped: %1 of %2").arg(caught).arg(all)
                Repeater {
                    model: movers.all
                    Item {
                        id: small
                        required property int index
                        width: 20 * Theme.reach
                        height: width
                        Art {
                            anchors { fill: parent; margins: 2 }
                            opacity: small.index < movers.caught ? 0.6 : 1
                            art: end.moverArt
                        }
                        Art {
                            anchors.fill: parent
                            visible: small.index < movers.caught
                            art: "cage"
                        }
                    }
                }
            }
        }
        TurnTools {
            id: tools
            table: end.table
            visible: end.full && !end.table.watching // nothing is kept free for them while a game is watched
            x: end.tight ? (Theme.leftHanded ? 0 : end.width - width) : end.inset === 0 ? (end.width - width) / 2 : end.edgeLeft ? 0 : end.width - width
            y: end.tight ? 0 : strip.height + end.spacing
            columns: !end.tight && count * Theme.touch <= end.toolRoom ? count : Math.ceil(count / 2)
            ownTurn: end.interactive
            agreeAngle: end.agreeAngle
            canConcede: !end.table.guided
            half: end.interactive && end.view.canTakeBack
            eyeText: !end.eyed ? "" : end.view.reachShown ? qsTr("Hide reachable spaces") : qsTr("Show reachable spaces")
            eyeOpen: end.view.reachShown
            onHalfTakenBack: end.view.takeBack()
            onListRequested: end.listRequested()
            onConcedeRequested: end.concedeRequested()
            onEyeToggled: end.eyeToggled()
            onMenuRequested: end.menuRequested()
        }
    }
}
