import QtQuick
import Trapbox

// A man, or a king: two men stacked. It slides to its square, jumps, follows a finger, trembles with a door that is about to
// open, tips into an open one and tumbles.
Item {
    id: piece

    required property int file
    required property int rank
    required property bool white
    required property bool king
    required property int standing // a TrapdoorCheckersView.Standing
    required property bool chosen
    required property bool doomed
    required property int jumps
    readonly property string picture: `man?side=${white ? "white" : "black"}&plain=${Theme.highContrast ? 1 : 0}`
    property BoardGrid grid

    readonly property bool held: chosen && grid.dragging
    readonly property real pace: grid.view.pace
    readonly property int hop: 190 * pace // ms

    // Where it is seen, on its way from square to square.
    property real atFile: file
    property real atRank: rank
    Behavior on atFile { NumberAnimation { duration: piece.hop; easing.type: Easing.OutCubic } }
    Behavior on atRank { NumberAnimation { duration: piece.hop; easing.type: Easing.OutCubic } }
    property real pulledX: held ? grid.fingerX - grid.xOf(file) - grid.square / 2 : 0
    property real pulledY: held ? grid.fingerY - grid.yOf(rank) - grid.square / 2 : 0
    Behavior on pulledX { enabled: !piece.held; NumberAnimation { duration: piece.hop; easing.type: Easing.OutCubic } }
    Behavior on pulledY { enabled: !piece.held; NumberAnimation { duration: piece.hop; easing.type: Easing.OutCubic } }

    property real drop: 0 // how far it has fallen, 0 … 1
    readonly property real tip: Math.min(1, drop / 0.36)             // over the edge
    readonly property real tumble: Math.max(0, (drop - 0.36) / 0.64) // and down
    onStandingChanged: {
        if (standing === TrapdoorCheckersView.Falling) {
            falling.restart()
        } else {
            falling.stop()
            drop = 0
        }
    }
    NumberAnimation {
        id: falling
        target: piece
        property: "drop"
        from: 0
        to: 1
        duration: 520 * piece.pace
    }
    property real arc: 0 // how high it is in a jump, 0 … 1
    onJumpsChanged: if (jumps > 0 && hop > 0) leap.restart()
    SequentialAnimation {
        id: leap
        NumberAnimation { target: piece; property: "arc"; from: 0; to: 1; duration: piece.hop * 0.45; easing.type: Easing.OutQuad }
        NumberAnimation { target: piece; property: "arc"; to: 0; duration: piece.hop * 0.75; easing.type: Easing.InQuad }
    }
    property real crowned: king ? 1 : 0
    property bool settled: false // before it, what is king was king already
    Component.onCompleted: settled = true
    Behavior on crowned {
        enabled: piece.settled
        NumberAnimation { duration: 2 * Theme.calm; easing.type: Easing.OutBounce }
    }
    onKingChanged: if (king && settled && Theme.calm > 0 && standing === TrapdoorCheckersView.OnBoard) glory.restart()

    width: grid.square
    height: width
    x: grid.xOf(atFile) + pulledX
    y: grid.yOf(atRank) + pulledY
    z: held ? 4 : standing === TrapdoorCheckersView.Falling ? 0 : chosen || jumps > 0 ? 3 : 2
    visible: opacity > 0
    opacity: standing === TrapdoorCheckersView.Gone ? 0 : standing === TrapdoorCheckersView.JumpedOver ? 0.4 : 1 - Math.pow(tumble, 3)
    Behavior on opacity { enabled: piece.drop === 0; NumberAnimation { duration: Theme.calm } }

    Rectangle { // a new king
        id: glow
        property real grown: 0
        anchors.centerIn: parent
        visible: grown > 0 && grown < 1
        width: piece.width * (0.8 + 0.9 * grown)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: piece.width * 0.1 * (1 - grown)
        border.color: Theme.boardChosen
        opacity: 1 - grown
        NumberAnimation {
            id: glory
            target: glow
            property: "grown"
            from: 0.01
            to: 1
            duration: 3 * Theme.calm
            easing.type: Easing.OutQuad
        }
    }
    Item {
        width: parent.width
        height: width
        x: shiver.by * piece.width
        scale: (piece.held ? 1.14 : 1 + 0.2 * piece.arc) * (1 - 0.66 * piece.tumble)
        Behavior on scale { enabled: piece.drop === 0 && piece.arc === 0; NumberAnimation { duration: Theme.quick } }
        transform: Scale { // seen from above, it tips over the edge of a leaf
            origin.x: piece.width * 0.2
            origin.y: piece.height / 2
            xScale: piece.drop === 0 ? 1 : Math.max(0.16, Math.abs(Math.cos(Math.PI * (0.42 * piece.tip + 0.9 * piece.tumble))))
        }
        rotation: 70 * piece.tumble

        Shiver {
            id: shiver
            active: piece.doomed
        }
        Art { // falls farther from the light while it is lifted, and of a king
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: Theme.shadowX * piece.width * (piece.held ? 0.17 : 0.05 * piece.crowned + 0.2 * piece.arc)
            width: Math.round(piece.width * 1.14)
            height: width
            scale: piece.held ? 1.1 : 1 + 0.04 * piece.crowned + 0.1 * piece.arc
            opacity: piece.held ? 0.75 : 1 - 0.3 * piece.arc
            visible: piece.drop === 0
            art: "cast_shadow?body=0.7&corner=0.5"
        }
        Art {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: piece.width * 0.055 * piece.crowned
            width: Math.round(piece.width * 0.8)
            height: width
            art: piece.picture
        }
        Art { // the second man that crowns it
            visible: piece.crowned > 0
            opacity: Math.min(1, piece.crowned * 1.6)
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -piece.width * (0.06 + 0.36 * Math.max(0, 1 - piece.crowned))
            width: Math.round(piece.width * 0.8)
            height: width
            scale: 1 + 0.24 * Math.max(0, 1 - piece.crowned)
            art: piece.picture + "&crown=1"
        }
    }
    Rectangle { // the victim, before its door opens
        anchors.centerIn: parent
        visible: piece.doomed
        width: piece.width * 0.92
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Math.max(3, piece.width * 0.07)
        border.color: Theme.boardDanger
    }
    Rectangle { // jumps in one capture
        visible: piece.jumps > 1
        anchors { right: parent.right; top: parent.top; margins: -width * 0.2 }
        width: Math.max(20, piece.width * 0.52)
        height: width
        radius: width / 2
        color: Theme.boardChosen
        border.color: Theme.boardInk
        border.width: 1
        PlainText {
            anchors.centerIn: parent
            text: "×" + piece.jumps
            color: Theme.boardInk
            font.pixelSize: parent.height * 0.58
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
