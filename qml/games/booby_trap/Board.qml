pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The tray under its spring bar, the scores of up to ten, and "I pass" at the thumb.
GameBoard {
    id: board

    required property BoobyTrapView view
    readonly property TripReplay again: view.again
    readonly property bool landscape: width > height
    readonly property bool thumbLeft: landscape && Theme.leftHanded // then "I pass" is at the left, and the scores at the right
    readonly property bool alone: board.table.seats === 1 // what there is to tell then has room above the buttons
    readonly property bool myTurn: view.seat >= 0 && !board.table.isBot(view.seat) && board.enabled && !again
                                   && !seating.settling && !seen.running
    readonly property int turnOf: view.seat
    readonly property bool moving: view.moving
    readonly property bool canSeeAgain: (myTurn || view.phase === BoobyTrapView.Ended) && view.canSeeAgain && !board.table.teaching
    readonly property bool canTake: myTurn && view.phase === BoobyTrapView.Touching

    onLandscapeChanged: view.cancelAll()
    onTurnOfChanged: if (!alone) justBegun.restart()
    onMovingChanged: if (!moving && seating.kind === MatchTable.Passing) seen.restart()

    Timer { // what a lift has brought is seen before the device is passed on
        id: seen
        interval: 1100
    }
    Timer { // the second tap of two in haste is not the next player's pass
        id: justBegun
        interval: 350
    }

    Keys.onPressed: event => {
        if (heldDown(event))
            return
        if (event.key === Qt.Key_R && board.canSeeAgain) {
            view.seeAgain(Theme.reducedMotion)
            event.accepted = true
        }
        if (!board.myTurn)
            return
        switch (event.key) {
        case Qt.Key_Left: view.moveCursor(-1, 0); break
        case Qt.Key_Right: view.moveCursor(1, 0); break
        case Qt.Key_Up: view.moveCursor(0, 1); break
        case Qt.Key_Down: view.moveCursor(0, -1); break
        case Qt.Key_Space: case Qt.Key_F: if (view.cursor >= 0) view.probe(view.cursor); break
        case Qt.Key_Return: case Qt.Key_Enter: case Qt.Key_T: if (board.canTake) view.take(); break
        case Qt.Key_P: if (pass.enabled) view.pass(); break
        default: if (!tools.key(event)) return
        }
        event.accepted = true
    }
    // What had the keyboard is gone: the way to a trip that is seen again, or the way back from it.
    Window.onActiveFocusItemChanged: if (Window.activeFocusItem === board && keys.enabled) keys.forceActiveFocus()

    FrameAnimation {
        running: !!board.again && board.again.running
        onTriggered: board.again.frame(frameTime)
    }
    Seating {
        id: seating
        table: board.table
        actor: !board.moving && !seen.running ? board.view.seat : holder
    }

    Scores {
        id: scores
        table: board.table
        visible: !board.again // which shows an earlier moment
        view: board.view
        vertical: board.landscape
        // Where many play on a small screen, the names would take more room than the tray can spare. Whose turn it is
        // is then shown beside the values.
        compact: !board.landscape && rows > 1
                 && board.height - fullHeight - buttons.height - 4.4 * Theme.text - 6 * Theme.gap // of the panel's words and gaps
                    < 0.9 * width * tray.mmLength / tray.mmWidth
        spare: board.landscape ? board.height - bareHeight - panel.height - 5 * Theme.gap
                           : board.height - bareHeight - panel.height - (board.width - 2 * Theme.gap) * tray.mmLength / tray.mmWidth - 5 * Theme.gap
        x: board.landscape && board.alone ? panel.x : board.thumbLeft ? parent.width - width - Theme.gap : Theme.gap
        y: Theme.gap
        width: !board.landscape ? parent.width - 2 * Theme.gap : board.alone ? panel.width : Math.min(parent.width * 0.28, 260)
        room: parent.height - 2 * Theme.gap
        height: board.landscape ? room : implicitHeight
    }

    Item {
        id: middle
        anchors {
            left: board.thumbLeft ? panel.right : board.landscape && !board.alone ? scores.right : parent.left
            right: board.thumbLeft ? (board.alone ? parent.right : scores.left) : board.landscape ? panel.left : parent.right
            top: board.landscape ? parent.top : scores.bottom
            bottom: board.landscape ? parent.bottom : board.again ? replay.top : panel.top
            margins: Theme.gap
        }
        Tray {
            id: tray
            anchors.centerIn: parent
            source: board.again && board.again.view ? board.again.view : board.view
            scoreBoard: scores
            interactive: board.myTurn
            focused: keys.shown
            slowness: board.again ? board.again.slowness : 1
            px: Math.min(middle.width / tray.mmWidth, middle.height / tray.mmLength)
            BoardFocus {
                id: keys
                z: 6 // over the fingers' area, so that it hears of them
                cursorText: tray.cursorText
            }
        }
    }
    PushButton { // in the empty part of the tray, which the bar has just left; it goes with the next touch
        visible: board.canSeeAgain && board.view.phase !== BoobyTrapView.Touching && board.view.phase !== BoobyTrapView.Lifting
        enabled: visible
        z: 1
        width: Math.min(implicitWidth, tray.width - 2 * Theme.gap)
        x: middle.x + tray.x + (tray.width - width) / 2
        y: middle.y + tray.y + Math.max(tray.rim, tray.toY(board.view.bar) - 9 * tray.px - height - Theme.gap)
        glyph: "eye"
        text: qsTr("Watch in slow motion")
        onClicked: board.view.seeAgain(Theme.reducedMotion)
    }
    TurnMessages {
        id: messages
        table: board.table
        view: board.view
        seating: seating
        field: tray
        clearOf: [scores, panel, replay]
    }
    Connections {
        target: board.view
        function onHinted(sentence: string) {
            ScreenReader.announce(sentence)
            const piece = tray.hintedPiece
            if (piece)
                messages.show(sentence, piece.mapToItem(null, piece.width / 2, piece.height / 2), piece.width / 2)
            else
                messages.showInMiddle(sentence)
        }
    }

    AgainPanel {
        id: replay
        visible: !!board.again
        enabled: visible // hidden, its buttons would keep the keyboard
        again: board.again
        anchors { left: panel.left; right: panel.right; bottom: panel.bottom }
        onCloseRequested: board.view.stopSeeing()
    }
    Column {
        id: panel
        visible: !board.again
        enabled: visible
        anchors { bottom: parent.bottom; bottomMargin: Theme.gap }
        x: board.thumbLeft ? Theme.gap : parent.width - width - Theme.gap
        // Alone there is nobody at the other side of the tray.
        width: !board.landscape ? parent.width - 2 * Theme.gap
               : board.alone ? Math.min(board.width * 0.4, 240 * Theme.fontScale) : Math.min(board.width * 0.26, 240)
        spacing: Theme.gap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: board.table.seats > 1 || (board.view.dueSize >= 0)
            spacing: Theme.margin
            Label { // whose turn it is, where the scores have no names: in a line of its own it would take room from the tray
                visible: scores.compact && text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, panel.width - values.width - parent.spacing)
                elide: Text.ElideRight
                maximumLineCount: 1
                font.weight: Font.DemiBold
                text: board.table.playerNames[board.turnOf] ?? ""
            }
            Values {
                id: values
                anchors.verticalCenter: parent.verticalCenter
                view: board.view
            }
        }
        Label { // keeps the room of its longest words, so that the tray stays put whatever they are
            id: told
            visible: !board.table.teaching // which says it
            width: parent.width
            height: Math.max(implicitHeight, longest.implicitHeight, board.alone ? 0 : Math.ceil(2.4 * font.pixelSize))
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignBottom
            font.weight: Font.DemiBold
            color: board.view.tripped ? Theme.bad : Theme.ink
            text: board.statusText()
            Label {
                id: longest
                visible: false
                width: parent.width
                font: parent.font
                text: Theme.byButtons ? qsTr("Tap a piece to feel it") : qsTr("Slide up to lift it, or pass")
            }
        }
        Flow {
            id: buttons
            readonly property int abreast: take.visible && !board.landscape ? 2 : 1
            readonly property real beside: share(width - tools.width - Theme.gap)
            // The tools below the buttons, where beside them "I pass" or "Take it" would not stay in one line.
            readonly property bool stacked: board.landscape || beside < Math.max(pass.inOneLine, take.visible ? take.inOneLine : 0) + 2 * Theme.gap
            readonly property real each: stacked ? share(width) : beside
            function share(room: real): real { return (room - (abreast - 1) * Theme.gap) / abreast }
            width: parent.width
            spacing: Theme.gap
            layoutDirection: Theme.leftHanded ? Qt.LeftToRight : Qt.RightToLeft // "I pass" first, at the thumb
            PushButton {
                id: pass
                width: buttons.each
                height: 64
                enabled: board.myTurn && board.view.mayPass && !justBegun.running
                font.pixelSize: Theme.textLarge
                text: qsTr("I pass")
                onClicked: board.view.pass()
            }
            PushButton {
                id: take
                visible: Theme.byButtons
                width: buttons.each
                height: 64
                kind: PushButton.Primary
                font.pixelSize: Theme.textLarge
                enabled: visible && board.canTake
                text: qsTr("Take it")
                onClicked: board.view.take()
            }
            Item {
                width: buttons.stacked ? parent.width : tools.width
                height: buttons.stacked ? tools.height : pass.height
                TurnTools {
                    id: tools
                    table: board.table
                    anchors.centerIn: parent
                    canUndo: false
                    canList: false
                    canConcede: false
                    ownTurn: board.myTurn
                    onMenuRequested: board.menuRequested(0)
                }
            }
        }
    }

    function statusText(): string {
        if (view.moving)
            return view.tripped ? qsTr("The bar trips!") : qsTr("Hold your breath…")
        if (view.seat < 0 || seen.running)
            return ""
        if (board.table.isBot(view.seat))
            return qsTr("%1 is looking for a loose piece").arg(board.table.playerName(view.seat))
        if (view.phase === BoobyTrapView.Choosing && board.enabled && view.mustPick !== "")
            return view.mustPick
        if (view.phase === BoobyTrapView.Lifting)
            return qsTr("Straight up…")
        if (view.phase === BoobyTrapView.Touching)
            return !view.mayPass ? (Theme.byButtons ? qsTr("Now take it") : qsTr("Slide up to lift it"))
                                 : Theme.byButtons ? qsTr("Take it, or pass") : qsTr("Slide up to lift it, or pass")
        return Theme.byButtons ? qsTr("Tap a piece to feel it") : qsTr("Hold a piece to feel it")
    }
}
