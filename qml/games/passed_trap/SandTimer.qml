import QtQuick
import Trapbox

// The sand timer as a thing: shows the time left, and lies down when it is tapped.
Pressable {
    id: timer

    property PassedTrapView view

    width: said.x + said.width
    height: 52
    text: view && view.phase === "playing" ? qsTr("%n second(s) left; pause the timer", "", view.secondsLeft)
                                           : qsTr("%n second(s) left", "", view ? view.secondsLeft : 0)
    enabled: visible && !!view && view.phase === "playing"
    activeFocusOnTab: enabled
    onClicked: view.pause()

    contentItem: Item {
        SandGlass {
            width: 32
            height: 52
            scale: laid ? 0.7 : 1 // it lies in the room in which it stood
            share: timer.view ? timer.view.sand : 0
            runs: !!timer.view && timer.view.sandRuns
            laid: !!timer.view && (timer.view.phase === "laid" || timer.view.phase === "claim") // PT-16
        }
        PlainText {
            id: said
            anchors.verticalCenter: parent.verticalCenter
            x: 40
            width: Math.ceil(widest.advanceWidth)
            text: timer.view ? timer.view.secondsLeft : ""
            color: timer.view && timer.view.lastSeconds ? Theme.bad : Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
            Accessible.ignored: true
            TextMetrics {
                id: widest
                font: said.font
                text: timer.view && timer.view.secondsLeft > 99 ? "000" : "00"
            }
        }
    }
    background: Item { FocusRing { visible: timer.visualFocus } }
}
