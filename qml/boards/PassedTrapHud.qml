import QtQuick
import Trapbox

// One end of the board: whose it is, pegs, disks left, the sand, the hand pad, and what is to do now.
Item {
    id: hud

    property PassedTrapView view
    property PassedTrapEnd end
    property bool person: true  // a bot needs no buttons
    property bool near: false
    property bool upright: false // the board lies on its side, but whoever reads this does not
    signal menuRequested

    readonly property bool waiting: !!view && (view.phase === "placing" || view.phase === "laid")
    readonly property bool alone: !!view && view.soloist >= 0
    readonly property bool showsPad: waiting && person && !!end && end.plays
    readonly property bool shown: !!end && (!alone || end.plays || view.bigSlam)

    Item {
        id: strip
        anchors.centerIn: parent
        rotation: hud.upright ? 90 : 0
        width: hud.upright ? parent.height : parent.width
        height: hud.upright ? parent.width : parent.height

        Flow {
            id: left
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: hud.upright ? parent.width - 2 * Theme.gap
                   : middle.visible ? parent.width * 0.32
                   : pad.visible ? Math.min(parent.width * 0.42, parent.width / 2 - pad.width / 2 - 2 * Theme.gap)
                   : parent.width - tools.width - 3 * Theme.gap
            spacing: 4
            visible: hud.shown
            anchors.verticalCenterOffset: hud.upright ? -strip.height / 2 + height / 2 + Theme.gap : 0
            Label {
                width: parent.width
                text: hud.end ? Session.playerName(hud.end.seat) : ""
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Row {
                spacing: 6
                Art { width: 20; height: 20; art: "disk?tint=%23c2672a&mark=bar" }
                Label {
                    text: hud.end ? hud.end.disks : ""
                    Accessible.name: qsTr("Disks left: %1").arg(text)
                }
            }
            PegRow {
                visible: !!hud.view && hud.view.pegsToWin > 0
                holes: hud.view ? Math.max(hud.view.pegsToWin - 1, hud.end ? hud.end.pegs : 0) : 0
                pegs: hud.end ? hud.end.pegs : 0
            }
            Label {
                visible: !!hud.view && hud.view.bigSlam
                width: Math.min(implicitWidth, parent.width)
                font.pixelSize: Theme.textSmall
                text: hud.end ? qsTr("%1 points").arg(hud.end.points) : ""
            }
            Label {
                visible: !!hud.view && hud.view.contest === "reflected" && !!hud.end && hud.end.plays
                width: Math.min(implicitWidth, parent.width)
                font.pixelSize: Theme.textSmall
                text: hud.view ? qsTr("Tries left: %1").arg(hud.view.triesLeft) : ""
            }
        }

        HandPad {
            id: pad
            anchors.centerIn: parent
            width: Math.min(strip.height, strip.width, 104) - Theme.gap
            height: width
            visible: hud.showsPad
            enabled: !!hud.end && hud.end.allPlaced
            pressedDown: !!hud.end && hud.end.handDown
            alone: hud.alone
            onDown: hud.view.handDown(hud.end.seat)
            onUp: hud.view.handUp(hud.end.seat)
        }
        Label {
            id: middle
            visible: !hud.showsPad && !!hud.view && hud.shown && hud.view.phase === "playing" && text !== ""
            anchors.centerIn: parent
            width: strip.width * 0.3
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            font.pixelSize: Theme.textSmall
            text: !hud.view ? "" : hud.view.tiebreak ? qsTr("First through wins") : hud.view.contest === "ambidexterity"
                  ? (hud.view.round === 1 ? qsTr("Your better hand") : qsTr("Your other hand")) : ""
        }

        Row {
            id: tools
            anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            anchors.verticalCenterOffset: hud.upright ? strip.height / 2 - height / 2 - Theme.gap : 0
            spacing: 2
            LayTimerButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: hud.person && hud.shown && !!hud.view && hud.view.timed
                view: hud.view
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: hud.person && !!hud.view && hud.view.laughing && hud.view.phase === "playing"
                glyph: "laugh"
                framed: true
                text: qsTr("You laughed!")
                onClicked: hud.view.claim(hud.end.seat)
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: hud.near && !!hud.view && hud.view.contest === "practice"
                glyph: "reset"
                framed: true
                text: qsTr("All disks back")
                onClicked: hud.view.reset(hud.end.seat)
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: hud.near
                glyph: "menu"
                text: qsTr("Menu")
                onClicked: hud.menuRequested()
            }
        }
    }
}
