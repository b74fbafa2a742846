import QtQuick
import QtQuick.Templates as T
import Trapbox

// A modal dialog for a question or a result. Esc and back close it if it is dismissible.
// Its children flow: `width: parent.width` takes a row, `width: sheet.share` takes half a row in a low window.
T.Dialog {
    id: sheet

    property bool faceToFace: false // repeats the title for the player at the far end
    property string oppositeText // below that title
    property bool dismissible: true
    property int angle: 0 // degrees: 180 towards the far end, −90 towards the right edge
    // Free area of the window, as its reader sees it. Opposite edges have the same margin, to keep the sheet centred.
    readonly property bool sideways: angle % 180 !== 0
    readonly property real aside: Math.max(Theme.margin, SafeArea.left, SafeArea.right)
    readonly property real above: Math.max(Theme.margin, SafeArea.top, SafeArea.bottom)
    readonly property size free: Qt.size(parent ? parent.width - 2 * aside : 320, parent ? parent.height - 2 * above : 600)
    readonly property real maxWidth: sideways ? free.height : free.width
    readonly property real maxHeight: sideways ? free.width : free.height
    // A landscape phone: two children per row, so that nothing must be scrolled.
    readonly property bool low: maxHeight < 448 && maxWidth > 568
    readonly property real share: low ? Math.floor((rows.width - rows.spacing) / 2) : rows.width
    property Scroller scrolled: scroll // receives the scroll keys
    default property alias content: rows.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    // px, the height available below the title without scrolling.
    readonly property real room: maxHeight - 2 * Theme.margin - heading.height - rows.spacing - (faceToFace ? opposite.height + rows.spacing : 0)
    width: sideways ? page.height : page.width
    height: sideways ? page.width : page.height
    modal: true
    focus: true
    // Qt sets a dialog's accessible name only if a screen reader was active when it was created.
    onAboutToShow: contentItem.parent.Accessible.name = Qt.binding(() => title)
    closePolicy: dismissible ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside : T.Popup.NoAutoClose
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick } }

    T.Overlay.modal: Rectangle { color: Theme.sheetVeil }

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
            width: Math.min(sheet.maxWidth, sheet.low ? 640 : 460)
            height: Math.min(rows.implicitHeight + 2 * Theme.margin, sheet.maxHeight)
            rotation: sheet.angle
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
                        visible: sheet.faceToFace
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
                            text: sheet.oppositeText
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
                        unread: true // it is the dialog's accessible name
                        font.pixelSize: Theme.textLarge
                        font.weight: Font.DemiBold
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap // a name may be a single long word
                    }
                }
            }
            ScrollSign { list: scroll }
        }
    }
}
