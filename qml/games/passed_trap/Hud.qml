pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Trapbox

// One end of the board: whose it is, the hand pad or what is to do now, and what the player has at hand.
Item {
    id: hud

    enum Form {
        Strip,    // in a row, at an end of the board
        Standing, // one below the other, at an end of a board that is turned by 90°
        Column    // in a row above the buttons, beside the board
    }
    property int form: Hud.Strip
    required property MatchTable table
    required property PassedTrapView view
    property PassedTrapEnd end
    property bool person: true  // a bot needs no buttons
    property bool near: false
    property Item padRoom // where the hand pad is, if not in this
    property bool textHidden: false // a message is shown at this end
    readonly property alias spot: owner.spot // where a disk that was passed is counted
    readonly property real textAngle: rotation + strip.rotation
    signal menuRequested

    // Of a row; a standing one has what height there is.
    implicitHeight: Math.max(shown ? owner.implicitHeight : 0, showsMessage ? message.implicitHeight : 0, tools.implicitHeight)

    readonly property bool standing: form === Hud.Standing
    readonly property bool waiting: (view.phase === PassedTrapView.Placing || view.phase === PassedTrapView.Laid)
    readonly property bool alone: view.soloist >= 0
    readonly property bool both: hud.table.people > 1 && !alone
    readonly property bool showsPad: waiting && person && !!end && end.plays
    readonly property bool mirrored: near && !standing && Theme.leftHanded
    readonly property bool botAlone: near && view.botAlone // and may be sped up
    readonly property bool large: Theme.large && (form !== Hud.Column || near) // for arm's length, where there is room
    readonly property bool shown: !!end && (!alone || end.plays || view.bigSlam)

    // Of the Big Slam, before a part is played and while it is. Where a bot plays it alone, its own end says it.
    readonly property string part: shown && (waiting || view.phase === PassedTrapView.Playing) && (person || view.botAlone) ? view.partText : ""
    readonly property string tries: view.contest === PassedTrapView.Reflected && !(view.bigSlam && view.phase === PassedTrapView.Placing) && !!end && end.plays
                                    ? qsTr("Tries left: %1").arg(view.triesLeft) : ""
    // Of this round, while it is played.
    readonly property string special: shown && view.phase === PassedTrapView.Playing && (person || view.tiebreak) ? view.special : ""
    readonly property string told: (part + "\n" + tries + "\n" + special).trim().replace("\n\n", "\n")
    // It is in the middle for who plays against others, else below the name, as where a bot is watched.
    readonly property bool toldInMiddle: !padRoom && (view.bigSlam || !alone) && (person || !view.botAlone)
    readonly property bool showsMessage: toldInMiddle && !showsPad && !botAlone && told !== ""

    Item {
        id: strip
        anchors.centerIn: parent
        rotation: !hud.standing ? 0 : Theme.leftHanded ? -90 : 90
        width: hud.standing ? parent.height : parent.width
        height: hud.standing ? parent.width : parent.height

        GridLayout {
            id: grid
            anchors { fill: parent; leftMargin: Theme.gap; rightMargin: Theme.gap }
            anchors { topMargin: hud.standing ? Theme.gap : 0; bottomMargin: anchors.topMargin }
            columns: hud.standing ? 1 : 3
            layoutDirection: hud.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            HudOwner {
                id: owner
                Layout.fillWidth: hud.standing || !middle.visible
                // So wide that a pad fits in the middle of the strip.
                Layout.preferredWidth: hud.showsMessage ? strip.width * 0.32 : Math.min(strip.width * 0.42, strip.width / 2 - 48 - 2 * Theme.gap)
                Layout.alignment: hud.standing ? Qt.AlignTop : Qt.AlignVCenter
                visible: hud.shown
                table: hud.table
                view: hud.view
                end: hud.end
                person: hud.person
                inOneLine: !hud.person && !hud.standing
                large: hud.large
                mirrored: hud.mirrored
                below: {
                    const told = hud.toldInMiddle ? "" : hud.told
                    const points = hud.view.bigSlam && hud.end ? qsTr("Points: %1").arg(hud.end.points) : ""
                    return (told + "\n" + points).trim().replace(/\n/g, hud.standing ? "\n" : " · ")
                }
            }
            Item { // what is to do now
                id: middle
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: hud.showsMessage || (!hud.padRoom && (hud.showsPad || hud.botAlone))

                Label {
                    id: message
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    visible: hud.showsMessage
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.inkSoft
                    font.pixelSize: Theme.textSmall
                    text: hud.told
                }
                HandPad {
                    id: pad
                    parent: hud.padRoom ? hud.padRoom : middle
                    // In the middle of the strip, as far as its neighbours allow.
                    x: between((strip.width - width) / 2 - grid.x - middle.x, parent.width - width)
                    y: between((strip.height - height) / 2 - grid.y - middle.y, parent.height - height)
                    width: Math.max(Theme.touch, Math.min(parent.width, parent.height, 104, strip.width, strip.height) - Theme.gap)
                    height: width
                    visible: hud.showsPad
                    enabled: visible && hud.end.allPlaced // hidden, it would keep the keyboard
                    pressedDown: !!hud.end && hud.end.handDown
                    beside: hud.standing
                    room: hud.standing ? 320 : strip.width - 2 * Theme.gap
                    clear: hud.standing || hud.padRoom ? 0 : y // the strip
                    heading: hud.padRoom ? "" : hud.part
                    textHidden: hud.table.teaching || hud.textHidden // the lesson says it, and a message comes first
                    text: hud.view.phase === PassedTrapView.Laid ? (hud.both ? qsTr("Both hold here to continue") : qsTr("Hold here to continue"))
                           : hud.both ? qsTr("Both hold here to start") : qsTr("Hold here to start")
                    onDown: hud.view.handDown(hud.end.seat)
                    onUp: hud.view.handUp(hud.end.seat)
                    function between(wished: real, most: real): real { return hud.padRoom ? most / 2 : Math.max(Math.min(0, most / 2), Math.min(wished, most)) }
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
            }
            HudTools {
                id: tools
                Layout.alignment: hud.standing ? Qt.AlignHCenter | Qt.AlignBottom : Qt.AlignVCenter
                columns: hud.standing ? 1 : 4
                layoutDirection: hud.mirrored ? Qt.RightToLeft : Qt.LeftToRight
                view: hud.view
                end: hud.end
                person: hud.person
                near: hud.near
                timed: hud.shown && hud.view.timed
                large: hud.large
                onMenuRequested: hud.menuRequested()
            }
        }
        BotSays { // on the board, off all that is told and touched at its end
            table: hud.table
            end: hud.person ? null : hud.end
            z: 1
            readonly property bool atLeft: (hud.form === Hud.Column) !== Theme.leftHanded // the board, where it is beside this
            x: hud.form === Hud.Strip ? (parent.width - width) / 2 : atLeft ? -width - Theme.gap : parent.width + Theme.gap
            y: hud.form === Hud.Strip ? parent.height : Theme.gap
        }
    }
}
