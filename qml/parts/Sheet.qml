import QtQuick
import QtQuick.Templates as T
import Trapbox

// A card over everything, for a question or a result. Esc and back close it where it can be closed.
T.Popup {
    id: sheet

    property string title
    property bool dismissible: true
    property int facing: 0 // 180 turns it to the player at the far end
    default property alias content: column.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    // In the middle: what one edge of the screen needs, the other gives up too.
    readonly property real aside: Math.max(Theme.margin, SafeArea.left, SafeArea.right)
    readonly property real above: Math.max(Theme.margin, SafeArea.top, SafeArea.bottom)
    width: Math.min(parent ? parent.width - 2 * aside : 320, 460)
    height: Math.min(column.implicitHeight + 2 * Theme.margin, parent ? parent.height - 2 * above : 600)
    modal: true
    focus: true
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
        rotation: sheet.facing
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        Flickable {
            id: scroll
            anchors.fill: parent
            anchors.margins: Theme.margin
            contentHeight: column.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: column
                width: parent.width
                spacing: Theme.margin
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: sheet.title
                    font.pixelSize: Theme.textLarge
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        ScrollSign { list: scroll }
    }
}
