pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// A round piece with its knob. It grows and throws a wider shadow as it is lifted; dots at its rim remember what this
// player felt of it.
Item {
    id: piece

    required property int number
    required property real mmX
    required property real mmY
    required property real radius
    required property real turn
    required property int sizeIndex
    required property string place
    required property bool onEnd
    required property int pileIndex
    required property real raised
    required property bool mayTouch
    required property bool touched
    required property int known
    required property string knownWords
    required property string words
    property real px: 1
    property bool cursor: false
    property bool hinted: false
    property bool interactive: true
    // What others felt of it is theirs.
    readonly property string said: {
        const all = [words]
        if (interactive && known >= 0)
            all.push(knownWords)
        if (interactive && !mayTouch && !touched)
            all.push(qsTr("can’t be touched now"))
        return all.join(", ")
    }
    signal probed

    visible: place === "tray" || onEnd
    width: 2 * radius * px
    height: width
    z: touched ? 5 : hinted || cursor ? 2 : 1

    Art {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: 1 + 10 * piece.raised
        width: parent.width * 1.12
        height: width
        scale: 1 + 0.31 * piece.raised // its size would be painted anew in every frame
        opacity: 1 - 0.35 * piece.raised
        art: "shadow"
    }
    PieceArt {
        anchors.fill: parent
        rotation: -piece.turn
        transform: Rotation { // on end, seen from above
            origin { x: piece.width / 2; y: piece.height / 2 }
            axis { x: 1; y: 0; z: 0 }
            angle: piece.onEnd ? 68 : 0
            Behavior on angle { NumberAnimation { duration: Theme.quick } }
        }
        scale: 1 + 0.3 * piece.raised
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
                color: piece.known === 0 ? "transparent" : "#ffffff"
                border.color: piece.known === 0 ? "#ffffff" : "#202020"
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
        border.color: piece.touched ? "#ffffff" : piece.hinted ? "#8cd0ff" : Theme.focus
    }
}
