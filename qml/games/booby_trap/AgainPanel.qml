import QtQuick
import Trapbox

// Below the replay of a trip: what the violet lines are, the next picture where motion is reduced, and the way back.
Column {
    id: panel

    property TripReplay again
    signal closeRequested

    readonly property bool stills: !!again && again.stills

    spacing: Theme.gap

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        font.weight: Font.DemiBold
        text: !panel.again || !panel.again.view ? qsTr("Rewinding…")
                                                : qsTr("Violet: the arch that held the bar. Hollow: where it broke.")
    }
    PushButton {
        width: parent.width
        visible: panel.stills
        enabled: panel.stills && !!panel.again.view
        kind: PushButton.Primary
        text: panel.stills ? qsTr("Next picture (%1 of %2)").arg(panel.again.still).arg(panel.again.stillCount) : ""
        onClicked: panel.again.next()
    }
    PushButton {
        width: parent.width
        text: qsTr("Back to the game")
        onClicked: panel.closeRequested()
    }
}
