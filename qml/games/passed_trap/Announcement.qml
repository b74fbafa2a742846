pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What is different in the round that is about to begin, large, for the player of one camp (PT-11, PT-17).
Column {
    id: announcement

    required property MatchTable table
    required property PassedTrapView view
    property PassedTrapEnd end
    property real mm: 1 // px

    readonly property string special: view.special
    readonly property string heading: view.specialTitle

    visible: special !== "" && view.phase === PassedTrapView.Placing && end.plays && !announcement.table.isBot(end.seat)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading + ": " + special

    component Line: Label {
        width: announcement.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        color: Theme.glow
        style: Text.Outline // on the hatched zone
        styleColor: Theme.shade
        Accessible.ignored: true
    }
    Line {
        text: announcement.heading
        font.pixelSize: Math.round(Math.max(Theme.text, 13 * announcement.mm))
    }
    Line {
        text: announcement.special
        font.pixelSize: Math.round(Math.max(Theme.title, 26 * announcement.mm))
        font.weight: Font.DemiBold
    }
}
