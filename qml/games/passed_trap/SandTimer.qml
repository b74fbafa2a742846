import QtQuick
import Trapbox

// The sand timer as a thing: shows the time left, and lies down when it is tapped.
Pressable {
    id: timer

    required property PassedTrapView view
    property bool large: Theme.large // for arm's length

    width: said.x + said.width
    height: large ? 84 : 52
    text: view.phase === PassedTrapView.Playing ? qsTr("%n second(s) left; pause the timer", "", view.secondsLeft)
                                           : qsTr("%n second(s) left", "", view.secondsLeft)
    enabled: visible && view.phase === PassedTrapView.Playing
    activeFocusOnTab: enabled
    onClicked: view.pause()

    contentItem: Item {
        SandGlass {
            width: timer.large ? 52 : 32
            height: timer.height
            scale: laid ? 0.7 : 1 // it lies in the room in which it stood
            share: timer.view.sand
            runs: timer.view.sandRuns
            laid: (timer.view.phase === PassedTrapView.Laid || timer.view.phase === PassedTrapView.Claim) // PT-16
        }
        PlainText {
            id: said
            anchors.verticalCenter: parent.verticalCenter
            x: timer.large ? 62 : 40
            width: Math.ceil(widest.advanceWidth)
            text: timer.view.secondsLeft
            color: timer.view.lastSeconds ? Theme.bad : Theme.ink
            font.pixelSize: timer.large ? Theme.title : Theme.text
            font.weight: Font.DemiBold
            Accessible.ignored: true
            TextMetrics {
                id: widest
                font: said.font
                text: timer.view.secondsLeft > 99 ? "000" : "00"
            }
        }
    }
    background: Item { FocusRing { visible: timer.visualFocus } }
}
