pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// "Go!" for the player of one camp, as play begins; and what is special about the round. Gone in a moment, and in
// nobody's way.
Column {
    id: go

    required property PassedTrapView view
    property PassedTrapEnd end
    property real mm: 1 // px
    readonly property int phase: view.phase
    property int before: PassedTrapView.Placing

    opacity: 0
    onPhaseChanged: {
        if (before === PassedTrapView.Placing && phase === PassedTrapView.Playing && end.plays && !Theme.reducedMotion)
            flash.restart()
        before = phase
    }
    Component.onCompleted: before = phase

    component Line: PlainText {
        width: go.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.glow
        style: Text.Outline
        styleColor: Theme.shade
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true // the phase is announced
    }
    Line {
        text: qsTr("Go!")
        font.pixelSize: Math.round(60 * go.mm)
    }
    Line {
        visible: text !== ""
        text: go.view.special
        font.pixelSize: Math.round(22 * go.mm)
    }
    SequentialAnimation {
        id: flash
        ParallelAnimation {
            NumberAnimation { target: go; property: "opacity"; from: 0; to: 1; duration: 90 }
            NumberAnimation { target: go; property: "scale"; from: 0.6; to: 1; duration: 180; easing.type: Easing.OutBack }
        }
        PauseAnimation { duration: 420 }
        NumberAnimation { target: go; property: "opacity"; to: 0; duration: 280 }
    }
}
