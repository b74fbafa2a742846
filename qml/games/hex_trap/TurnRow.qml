import QtQuick
import Trapbox

// The turn under way as two actions that are ticked off, and the pile from which the walls come.
Item {
    id: row

    required property MatchTable table
    required property HexTrapView view
    property int seat: 0 // whose turn it tells of
    readonly property bool active: view.actor === seat
    readonly property string moverArt: row.table.seatArt(seat)
    readonly property int made: active ? view.made : HexTrapView.NoAction
    readonly property int doing: active ? view.doing : HexTrapView.NoAction

    readonly property bool narrow: width < 280
    property bool wide: false // along the edge of a tablet
    readonly property real size: wide ? 1.4 : 1
    readonly property bool pileLeft: Theme.leftHanded
    readonly property real pipWidth: Math.min(68 * size, (width - pile.width - 2 * Theme.gap) / 2)

    implicitHeight: Theme.touch * size
    implicitWidth: 280

    Row {
        x: row.pileLeft ? parent.width - width : 0
        spacing: Theme.gap
        opacity: row.active ? 1 : 0.5
        visible: !pass.visible
        Pip {
            number: 1
            width: row.pipWidth
            size: row.size
            made: row.made
            canTakeBack: row.active && row.view.canTakeBack
            doing: row.made === HexTrapView.NoAction ? row.doing : HexTrapView.NoAction
            current: row.active && row.made === HexTrapView.NoAction
            canStep: row.view.canStep || !row.active
            canWall: row.view.canWall || !row.active
            moverArt: row.moverArt
            onClicked: made !== HexTrapView.NoAction ? row.view.takeBack() : row.view.confirm()
        }
        Pip {
            visible: !row.active || row.view.actions > 1
            number: 2
            width: row.pipWidth
            size: row.size
            doing: row.made !== HexTrapView.NoAction ? row.doing : HexTrapView.NoAction
            current: row.active && row.made !== HexTrapView.NoAction
            canStep: row.view.canStep || !row.active
            canWall: row.view.canWall || !row.active
            moverArt: row.moverArt
            onClicked: row.view.confirm()
        }
    }
    PushButton {
        id: pass
        visible: row.active && row.view.mustPass && !row.table.isBot(row.seat)
        enabled: visible // or, hidden, it keeps the keyboard
        x: row.pileLeft ? parent.width - width : 0
        width: parent.width - pile.width - Theme.gap
        height: parent.height
        kind: PushButton.Primary
        text: qsTr("Pass")
        onClicked: row.view.pass()
    }
    Rectangle { // a tray, as the walls are pale
        id: pile
        x: row.pileLeft ? 0 : parent.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: stack.width + left.implicitWidth + (row.narrow ? 14 : 3 * Theme.gap)
        height: Theme.touch * row.size
        radius: Theme.radius
        color: Theme.tray
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Walls left: %1").arg(row.view.pile)
        Art {
            id: stack
            x: row.narrow ? 4 : Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            // The two actions keep the width of a finger.
            width: row.narrow ? Math.max(0, Math.min(34, row.width - 2 * Theme.touch - 2 * Theme.gap - left.implicitWidth - 14)) : 46 * row.size
            height: 36 * row.size
            // In steps, so that it is not painted anew for every wall.
            readonly property real share: Math.ceil(row.view.pile / row.view.pileAtStart * 5) / 5
            art: `wall_pile?share=${share}&tint=${Theme.highContrast ? encodeURIComponent(Theme.wallTint) : ""}`
        }
        PlainText {
            id: left
            anchors { right: parent.right; rightMargin: row.narrow ? 5 : Theme.gap; verticalCenter: parent.verticalCenter }
            text: row.view.pile
            color: Theme.trayInk
            font.pixelSize: row.narrow ? Theme.text : Theme.textLarge * row.size
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
