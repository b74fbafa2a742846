pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// One end of the board: whose it is, pegs, disks left, the sand, the hand pad, and what is to do now.
Item {
    id: hud

    required property MatchTable table
    required property PassedTrapView view
    property PassedTrapEnd end
    property bool person: true  // a bot needs no buttons
    property bool near: false
    property bool soloLandscape: false // the board is turned by 90°, this text is not
    property bool column: false // in the column of the buttons, beside the board
    property Item padRoom // where the hand pad is, if not in the middle of this
    property bool textHidden: false // a message is shown at this end
    readonly property alias spot: count // where a disk that was passed is counted
    readonly property real textAngle: rotation + strip.rotation
    signal menuRequested

    // In a strip; one that stands has what height there is.
    implicitHeight: Math.max(left.visible ? left.height : 0, middle.visible ? middle.height : 0, tools.height)

    readonly property bool waiting: (view.phase === PassedTrapView.Placing || view.phase === PassedTrapView.Laid)
    readonly property bool alone: view.soloist >= 0
    readonly property bool both: hud.table.people > 1 && !alone
    readonly property bool showsPad: waiting && person && !!end && end.plays
    readonly property bool mirrored: near && !soloLandscape && Theme.leftHanded
    readonly property bool botAlone: near && view.botAlone // and may be hastened
    // Of the Big Slam, before a part is played and while it is. Where a bot plays it alone, its own end says it.
    readonly property string part: shown && (waiting || view.phase === PassedTrapView.Playing) && (person || view.botAlone) ? view.partText : ""
    readonly property string tries: view.contest === PassedTrapView.Reflected && !(view.bigSlam && view.phase === PassedTrapView.Placing) && !!end && end.plays
                                    ? qsTr("Tries left: %1").arg(view.triesLeft) : ""
    // Of this round, while it is played.
    readonly property string special: shown && view.phase === PassedTrapView.Playing && (person || view.tiebreak) ? view.special : ""
    readonly property string told: (part + "\n" + tries + "\n" + special).trim().replace("\n\n", "\n")
    readonly property bool large: Theme.large && !column // for arm's length, where there is room
    readonly property int nameSize: large ? Theme.textLarge : Theme.text
    readonly property bool shown: !!end && (!alone || end.plays || view.bigSlam)

    Item {
        id: strip
        anchors.centerIn: parent
        rotation: !hud.soloLandscape ? 0 : Theme.leftHanded ? -90 : 90
        width: hud.soloLandscape ? parent.height : parent.width
        height: hud.soloLandscape ? parent.width : parent.height

        Flow {
            id: left
            x: hud.mirrored ? parent.width - width - Theme.gap : Theme.gap
            layoutDirection: hud.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            anchors.verticalCenter: parent.verticalCenter
            width: hud.soloLandscape ? parent.width - 2 * Theme.gap
                   : middle.visible ? parent.width * 0.32
                   : (pad.visible || faster.visible) && !hud.padRoom ? Math.min(parent.width * 0.42, parent.width / 2 - 48 - 2 * Theme.gap)
                   : parent.width - tools.width - 3 * Theme.gap
            spacing: 4
            visible: hud.shown
            anchors.verticalCenterOffset: hud.soloLandscape ? -strip.height / 2 + height / 2 + Theme.gap : 0
            Label { // a bot's in one line with what it has
                width: hud.person || hud.soloLandscape ? parent.width
                       : Math.min(Math.ceil(natural.advanceWidth) + Theme.gap, parent.width - count.width - pegs.width - 2 * parent.spacing)
                TextMetrics {
                    id: natural
                    font.pixelSize: hud.nameSize
                    font.weight: hud.person ? Font.DemiBold : Font.Normal
                    text: hud.end ? hud.table.playerNames[hud.end.seat] ?? "" : ""
                }
                text: natural.text
                font.pixelSize: hud.nameSize
                horizontalAlignment: hud.mirrored ? Text.AlignRight : Text.AlignLeft
                font.weight: hud.person ? Font.DemiBold : Font.Normal // a bot's is longer, by its level
                wrapMode: Text.NoWrap
                elide: hud.person ? Text.ElideRight : Text.ElideMiddle // a bot's level is at the end of its name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }
            Row {
                id: count
                spacing: 6
                rightPadding: 4
                DiskArt {
                    anchors.verticalCenter: parent.verticalCenter
                    width: hud.large ? 40 : 20
                    height: width
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    font.pixelSize: hud.large ? Theme.title : Theme.text
                    font.weight: hud.large ? Font.DemiBold : Font.Normal
                    text: hud.end ? hud.end.disks : ""
                    Accessible.name: qsTr("Disks left: %1").arg(text)
                }
            }
            PegRow {
                id: pegs
                large: hud.large
                visible: hud.view.pegsToWin > 0
                height: count.height // one centre line
                needed: hud.view.pegsToWin
                pegs: hud.end ? hud.end.pegs : 0
            }
            Label { // on a line of its own: next to the disks it would read as one number
                visible: text !== ""
                width: parent.width
                horizontalAlignment: hud.mirrored ? Text.AlignRight : Text.AlignLeft
                font.pixelSize: Theme.textSmall
                text: {
                    if (!hud.view || !hud.end)
                        return ""
                    const told = middle.taken ? "" : hud.told
                    const points = hud.view.bigSlam ? qsTr("Points: %1").arg(hud.end.points) : ""
                    return (told + "\n" + points).trim().replace(/\n/g, hud.soloLandscape ? "\n" : " · ")
                }
            }
        }

        HandPad {
            id: pad
            parent: hud.padRoom ? hud.padRoom : strip
            readonly property real above: left.visible ? left.height + Theme.gap : 0 // where the HUD stands
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: hud.soloLandscape || hud.padRoom ? 0
                                            : (hud.mirrored ? 1 : -1) * Math.max(0, width / 2 + tools.width + 2 * Theme.gap - parent.width / 2)
            anchors.verticalCenterOffset: !hud.soloLandscape || hud.padRoom ? 0
                                          : Math.min(Math.max(0, above + Theme.gap + (height - parent.height) / 2),
                                                     (parent.height - height) / 2 - tools.height - 2 * Theme.gap)
            // In a strip as far from the tools as from what is at the left; where that stands, between them.
            width: Math.max(Theme.touch, Math.min(Math.min(parent.height, parent.width, 104) - Theme.gap,
                                                  hud.padRoom ? parent.width
                                                  : hud.soloLandscape ? parent.height - above - tools.height - 4 * Theme.gap
                                                  : parent.width - 2 * (tools.width + Theme.gap + Theme.margin)))
            height: width
            visible: hud.showsPad
            enabled: visible && hud.end.allPlaced // hidden, it would keep the keyboard
            pressedDown: !!hud.end && hud.end.handDown
            beside: hud.soloLandscape
            room: hud.soloLandscape ? 320 : parent.width - 2 * Theme.gap
            clear: hud.soloLandscape || hud.padRoom ? 0 : y // the strip
            heading: hud.padRoom ? "" : hud.part
            textHidden: hud.table.teaching || hud.textHidden // the lesson says it, and a message comes first
            text: hud.view.phase === PassedTrapView.Laid ? (hud.both ? qsTr("Both hold here to continue") : qsTr("Hold here to continue"))
                   : hud.both ? qsTr("Both hold here to start") : qsTr("Hold here to start")
            onDown: hud.view.handDown(hud.end.seat)
            onUp: hud.view.handUp(hud.end.seat)
        }
        IconButton { // where the hand would be
            id: faster
            readonly property bool hurried: !!hud.table.driver && hud.table.driver.hurried
            parent: pad.parent
            anchors.centerIn: pad
            width: pad.width
            height: width
            visible: hud.botAlone
            enabled: visible // hidden, it would keep the keyboard
            framed: true
            ink: Theme.accent
            glyph: hurried ? "play" : "faster"
            text: hurried ? qsTr("Normal speed") : qsTr("Speed up")
            onClicked: hud.table.driver.hurried = !hurried
        }
        Label {
            id: middle
            // By who plays against others; else what is said stands below the name, as it does where a bot is watched.
            readonly property bool taken: !hud.padRoom && (hud.view.bigSlam || !hud.alone) && (hud.person || !hud.view.botAlone)
            visible: taken && !hud.showsPad && !faster.visible && text !== ""
            anchors.verticalCenter: parent.verticalCenter
            x: hud.soloLandscape ? Theme.gap : hud.mirrored ? tools.width + 2 * Theme.gap : left.width + 2 * Theme.gap
            width: parent.width - (hud.soloLandscape ? 2 * Theme.gap : left.width + tools.width + 4 * Theme.gap)
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            font.pixelSize: Theme.textSmall
            text: hud.told
        }

        Grid {
            id: tools
            x: hud.soloLandscape ? (parent.width - width) / 2 : hud.mirrored ? Theme.gap : parent.width - width - Theme.gap
            layoutDirection: hud.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            y: hud.soloLandscape ? parent.height - height - Theme.gap : (parent.height - height) / 2
            columns: hud.soloLandscape ? 1 : 4
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            spacing: 2
            SandTimer {
                large: hud.large
                visible: hud.person && hud.shown && hud.view.timed
                view: hud.view
            }
            IconButton {
                visible: hud.person && hud.view.laughing && hud.view.phase === PassedTrapView.Playing
                enabled: visible
                glyph: "laugh"
                framed: true
                text: qsTr("You laughed!")
                onClicked: hud.view.claim(hud.end.seat)
            }
            IconButton {
                visible: hud.near && hud.view.contest === PassedTrapView.Practice
                glyph: "reset"
                framed: true
                text: qsTr("Put all disks back")
                onClicked: hud.view.reset(hud.end.seat)
            }
            IconButton {
                visible: hud.near
                glyph: "menu"
                text: qsTr("Menu")
                onClicked: hud.menuRequested()
            }
        }
        BotSays { // on the board, off all that is told and touched at its end
            table: hud.table
            end: hud.person ? null : hud.end
            z: 1
            readonly property bool atLeft: hud.column !== Theme.leftHanded // the board, where it is beside this
            x: !hud.soloLandscape && !hud.column ? (parent.width - width) / 2 : atLeft ? -width - Theme.gap : parent.width + Theme.gap
            y: hud.soloLandscape || hud.column ? Theme.gap : parent.height
        }
    }
}
