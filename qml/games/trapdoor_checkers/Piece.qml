import QtQuick
import Trapbox

// A man, or a king: two men stacked. It slides to its square, follows a finger, tips into an open door.
Item {
    id: piece

    required property int file
    required property int rank
    required property bool white
    required property bool king
    required property string standing
    required property bool chosen
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
    onStandingChanged: {
        if (standing === "falling") {
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
        easing.type: Easing.InQuad
    }
    property real crowned: king ? 1 : 0
    Behavior on crowned { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutBack } }

    width: grid.square
    height: width
    x: grid.xOf(atFile) + pulledX
    y: grid.yOf(atRank) + pulledY
    z: held ? 4 : standing === "falling" ? 0 : chosen ? 3 : 2
    visible: opacity > 0
    opacity: standing === "gone" ? 0 : standing === "taken" ? 0.4 : 1 - Math.pow(drop, 4)
    Behavior on opacity { enabled: piece.drop === 0; NumberAnimation { duration: Theme.calm } }

    Item {
        anchors.fill: parent
        scale: (piece.held ? 1.14 : 1) * (1 - 0.72 * piece.drop)
        Behavior on scale { enabled: piece.drop === 0; NumberAnimation { duration: Theme.quick } }
        transform: Scale { // it tips over the edge before it drops
            origin.x: piece.width / 2
            origin.y: piece.height / 2
            xScale: 1 - 0.45 * Math.sin(Math.PI * Math.min(1, piece.drop * 1.4))
        }
        rotation: 24 * piece.drop

        Art {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: piece.width * (piece.held ? 0.09 : 0.025)
            width: piece.width * 0.94
            height: width
            scale: piece.held ? 1.06 : 1
            visible: piece.drop === 0
            art: "shadow"
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
            opacity: Math.min(1, piece.crowned)
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -piece.width * (0.06 + 0.3 * Math.max(0, 1 - piece.crowned))
            width: Math.round(piece.width * 0.8)
            height: width
            art: piece.picture + "&crown=1"
        }
    }
}
