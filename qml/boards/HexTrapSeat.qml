pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One player's end: who it is, which of their movers are trapped, and the turn under way where it is made from here.
Column {
    id: end

    property HexTrapView view
    property int seat: 0
    property int rowSeat: seat // whose turn the row tells of
    property bool showsRow: true
    property alias below: strip.below
    property real inset: 0 // how far it lies within the field's frame, where that is not at its widest
    property real rise: 0  // and up to which height it does so
    readonly property HexTrapSide side: view ? (seat === 0 ? view.side0 : view.side1) : null
    readonly property string moverArt: Session.seatArt(seat)

    spacing: Theme.gap

    Label {
        visible: end.showsRow && end.view !== null && end.view.reachShown
        opacity: row.opacity
        width: parent.width
        leftPadding: Settings.leftHanded ? 0 : end.inset
        rightPadding: Settings.leftHanded ? end.inset : 0
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.textSmall
        text: qsTr("Numbers: spaces that a mover can still reach")
    }
    HexTrapTurnRow {
        id: row
        visible: end.showsRow
        opacity: strip.risen > Theme.gap ? 0 : 1
        x: !Settings.leftHanded && tight ? end.inset : 0
        width: parent.width - (tight ? end.inset : 0)
        wide: end.width >= 560
        readonly property bool tight: height + end.spacing + strip.height > end.rise
        view: end.view
        seat: end.rowSeat
    }
    SeatStrip {
        id: strip
        width: parent.width
        below: 0
        seat: end.seat
        active: end.view !== null && end.view.actor === end.seat
        art: end.moverArt
        words: end.side ? end.side.words : ""
        mirrored: Settings.leftHanded

        Row {
            id: movers
            readonly property int caught: end.side ? end.side.caught : 0
            readonly property int all: end.view ? end.view.moversEach : 0
            spacing: 2
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Trapped: %1 of %2").arg(caught).arg(all)
            Repeater {
                model: movers.all
                Item {
                    id: small
                    required property int index
                    width: 20
                    height: 20
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
}
