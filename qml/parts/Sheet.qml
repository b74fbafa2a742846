import QtQuick
import QtQuick.Templates as T
import Trapbox

// A card over everything, for a question or a result. Esc and back close it where it can be closed.
// What goes inside flows: `width: parent.width` takes a row, `width: sheet.share` half of one where the window is low.
T.Dialog {
    id: sheet

    property bool twoEnds: false // whoever sits opposite reads the title too
    property string oppositeWords // and these below it
    property bool dismissible: true
    property int facing: 0 // 180 turns it to the player at the far end, −90 to whoever sits at the right
    // As whoever it faces sees the window. In the middle: what one edge needs, the other gives up too.
    readonly property bool sideways: facing % 180 !== 0
    readonly property real aside: Math.max(Theme.margin, SafeArea.left, SafeArea.right)
    readonly property real above: Math.max(Theme.margin, SafeArea.top, SafeArea.bottom)
    readonly property size free: Qt.size(parent ? parent.width - 2 * aside : 320, parent ? parent.height - 2 * above : 600)
    readonly property real widest: sideways ? free.height : free.width
    readonly property real highest: sideways ? free.width : free.height
    // A phone on its side: what would be one below the other stands two to a row, so that nothing must be scrolled to.
    readonly property bool low: highest < 448 && widest > 568
    readonly property real share: low ? Math.floor((rows.width - rows.spacing) / 2) : rows.width
    property Scroller scrolled: scroll // by keys
    default property alias content: rows.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    // For what is below the title without being scrolled.
    readonly property real room: highest - 2 * Theme.margin - heading.height - rows.spacing - (twoEnds ? opposite.height + rows.spacing : 0)
    width: sideways ? page.height : page.width
    height: sideways ? page.width : page.height
    modal: true
    focus: true
    // Qt names a dialog only where a screen reader was active before it was made.
    onAboutToShow: contentItem.parent.Accessible.name = Qt.binding(() => title)
    closePolicy: dismissible ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside : T.Popup.NoAutoClose
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick } }

    T.Overlay.modal: Rectangle { color: "#99000000" }

    background: Rectangle {
        radius: Theme.radius * 1.5
        color: Theme.card
        border.color: Theme.line
    }
    contentItem: Item {
        focus: true
        Keys.onPressed: event => sheet.scrolled.key(event)
        Item {
            id: page
            anchors.centerIn: parent
            width: Math.min(sheet.widest, sheet.low ? 640 : 460)
            height: Math.min(rows.implicitHeight + 2 * Theme.margin, sheet.highest)
            rotation: sheet.facing
            Scroller {
                id: scroll
                anchors.fill: parent
                anchors.margins: Theme.margin
                contentHeight: rows.implicitHeight
                clip: true
                Flow {
                    id: rows
                    width: parent.width
                    spacing: Theme.margin
                    Column {
                        id: opposite
                        visible: sheet.twoEnds
                        width: parent.width
                        rotation: 180
                        spacing: Theme.gap / 2
                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }
                        Label {
                            width: parent.width
                            text: sheet.title
                            font: heading.font
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Label {
                            width: parent.width
                            visible: text !== ""
                            text: sheet.oppositeWords
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        id: heading
                        width: parent.width
                        visible: text !== ""
                        text: sheet.title
                        unread: true // the dialog has the name
                        font.pixelSize: Theme.textLarge
                        font.weight: Font.DemiBold
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap // a name may be one long word
                    }
                }
            }
            ScrollSign { list: scroll }
        }
    }
}
