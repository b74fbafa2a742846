import QtQuick
import Trapbox

// The frame of every screen but Play: safe areas, a bar with back and title, and a column that scrolls.
// Wide screens keep lines short: the column is at most `widest` across.
AppScreen {
    id: page

    property string title
    property bool canGoBack: true
    property int widest: 720
    property alias bar: extras.data
    property alias footer: foot.data
    default property alias content: column.data

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    Item {
        id: safe
        anchors.fill: parent
        anchors { leftMargin: SafeArea.left; rightMargin: SafeArea.right; topMargin: SafeArea.top; bottomMargin: SafeArea.bottom }

        Item {
            id: bar
            width: parent.width
            height: Math.max(56, heading.implicitHeight + Theme.gap)
            IconButton {
                id: back
                x: 4
                anchors.verticalCenter: parent.verticalCenter
                visible: page.canGoBack
                glyph: "back"
                text: qsTr("Back")
                onClicked: page.backRequested()
            }
            Text {
                id: heading
                anchors {
                    left: back.visible ? back.right : parent.left
                    leftMargin: back.visible ? 4 : Theme.margin
                    right: extras.left
                    verticalCenter: parent.verticalCenter
                }
                text: page.title
                color: Theme.ink
                font.pixelSize: Theme.textLarge
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Row {
                id: extras
                anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            }
        }
        Flickable {
            id: scroll
            anchors { top: bar.bottom; left: parent.left; right: parent.right; bottom: stand.top }
            contentHeight: column.height + 2 * Theme.gap
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: column
                y: Theme.gap
                width: Math.min(parent.width - 2 * Theme.margin, page.widest)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.margin
            }
        }
        Item {
            id: stand
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: foot.children.length > 0 ? foot.height + 2 * Theme.gap : 0
            Rectangle { // what scrolls ends here
                width: parent.width
                height: 1
                visible: parent.height > 0
                color: Theme.line
            }
            Column {
                id: foot
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.margin, page.widest)
            }
        }
    }
}
