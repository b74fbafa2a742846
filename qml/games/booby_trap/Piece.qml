pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A round piece with its knob. A loose one wobbles under the finger. Lifted, it comes towards the eye and away from its
// shadow; a tight one lags behind the finger and trembles. Dots at its rim show what this player felt of it.
Item {
    id: piece

    required property int number
    required property real mmX
    required property real mmY
    required property real radius
    required property real turn
    required property int sizeIndex
    required property int place // a BoobyTrapView.PiecePlace
    required property bool onEnd
    required property int pileIndex
    required property real raised
    required property bool mayTouch
    required property bool touched
    required property int known
    required property string knownText
    required property string label
    property real px: 1
    property real play: 0 // how far it moves under the finger that feels it, 0 … 1
    property bool wobbling: false
    property real grip: 0 // how tight its neighbours hold it, 0 … 1
    property bool cursor: false
    property bool hinted: false
    property bool interactive: true
    // What others felt of it is theirs.
    readonly property string said: {
        const all = [label]
        if (interactive && known >= 0)
            all.push(knownText)
        if (interactive && !mayTouch && !touched)
            all.push(qsTr("can’t be touched now"))
        return all.join(", ")
    }
    readonly property real rise: Math.pow(raised, 1 + 2 * grip) // 0 … 1 of clear
    readonly property real tremble: rise > 0 && rise < 1 ? Math.sin(raised * 70) * grip * 0.6 * px : 0
    property real sway // −1 … 1
    signal probed

    visible: place === BoobyTrapView.InTray || onEnd
    width: 2 * radius * px
    height: width
    z: touched ? 5 : hinted || cursor ? 2 : 1

    SequentialAnimation on sway {
        running: piece.wobbling && piece.visible && !Theme.reducedMotion
        loops: Animation.Infinite
        onRunningChanged: if (!running) piece.sway = 0
        NumberAnimation { to: 1; duration: 110; easing.type: Easing.InOutSine }
        NumberAnimation { to: -1; duration: 220; easing.type: Easing.InOutSine }
        NumberAnimation { to: 0; duration: 110; easing.type: Easing.InOutSine }
    }
    Shadow {
        anchors.fill: parent
        lift: 9 * piece.px * piece.rise
    }
    PieceArt {
        x: piece.sway * piece.play * 0.9 * piece.px + piece.tremble
        y: -4 * piece.px * piece.rise
        width: parent.width
        height: parent.height
        grain: -piece.turn + 4 * piece.sway * piece.play
        transform: Rotation { // on end, seen from above
            origin { x: piece.width / 2; y: piece.height / 2 }
            axis { x: 1; y: 0; z: 0 }
            angle: piece.onEnd ? 68 : 0
            Behavior on angle { NumberAnimation { duration: Theme.quick } }
        }
        scale: 1 + 0.3 * piece.rise
        opacity: piece.mayTouch || piece.touched || !piece.interactive ? 1 : 0.75
        sizeIndex: piece.sizeIndex
    }
    Row { // what was felt: dots for how tight, a hollow one for loose
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 1 }
        spacing: 1
        visible: piece.known >= 0 && piece.interactive
        Repeater {
            model: piece.known === 0 ? 1 : Math.max(0, piece.known)
            Rectangle {
                width: 5
                height: 5
                radius: 2.5
                color: piece.known === 0 ? "transparent" : Theme.trayRing
                border.color: piece.known === 0 ? Theme.trayRing : Theme.trayRingEdge
                border.width: 1
            }
        }
    }
    Rectangle { // touched, hinted (wider), or where the keyboard is
        anchors.centerIn: parent
        visible: piece.touched || piece.hinted || piece.cursor
        width: parent.width + (piece.hinted ? 10 : 6)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: piece.hinted ? 6 : 3
        border.color: piece.touched ? Theme.trayRing : piece.hinted ? Theme.trayHint : Theme.focus
    }
}
