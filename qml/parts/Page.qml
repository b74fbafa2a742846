import QtQuick
import Trapbox

// The frame of every screen but Home and Play: a bar with back and title on the wood of the box, a page let into it
// with a column that scrolls, and a foot of wood where something stands on it. Wide screens keep lines short: the column
// is at most `widest` across.
AppScreen {
    id: page

    property int widest: 720
    readonly property bool low: height < 480 && width > 600 // a phone on its side
    readonly property int columns: column.width >= 600 * Theme.fontScale ? 2 : 1 // that have room side by side
    property alias bar: extras.data
    property alias footer: foot.data
    default property alias content: column.data
    property alias body: place.data // in place of the column: fills the page, and `scrolled` is its list
    property Flickable scrolled: scroll

    Keys.onPressed: event => keys.key(event)
    ScrollKeys {
        id: keys
        view: page.scrolled
    }

    // Where the wood ends and the page, which lies lower, begins.
    component Rim: Rectangle {
        width: parent.width
        height: Theme.highContrast ? 1 : 8
        color: Theme.highContrast ? Theme.line : "#01000000"
        gradient: Theme.highContrast ? null : shade
        Gradient {
            id: shade
            GradientStop { position: 0; color: "#70000000" }
            GradientStop { position: 0.3; color: "#28000000" }
            GradientStop { position: 1; color: "#00000000" }
        }
    }

    BoxWood { anchors.fill: parent }
    Rectangle {
        y: safe.y + bar.height
        width: parent.width
        height: (stand.height > 0 ? safe.y + stand.y : parent.height) - y
        color: Theme.page
    }
    Item {
        id: safe
        anchors.fill: parent
        anchors { leftMargin: SafeArea.left; rightMargin: SafeArea.right; topMargin: SafeArea.top; bottomMargin: Math.max(SafeArea.bottom, OnScreenKeyboard.height) }

        Item {
            id: bar
            width: parent.width
            height: Math.max(56, heading.implicitHeight + Theme.gap)
            IconButton {
                id: back
                x: 4
                anchors.verticalCenter: parent.verticalCenter
                glyph: "back"
                text: qsTr("Back")
                onClicked: page.backRequested()
            }
            PlainText {
                id: heading
                anchors { left: back.right; leftMargin: 4; right: extras.left; verticalCenter: parent.verticalCenter }
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
        Scroller {
            id: scroll
            anchors { top: bar.bottom; left: parent.left; right: parent.right; bottom: stand.top }
            visible: page.scrolled === scroll
            contentHeight: column.height + 2 * Theme.margin
            clip: true
            Column {
                id: column
                y: Theme.margin
                width: Math.min(parent.width - 2 * Theme.margin, page.widest)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.margin
            }
        }
        Item {
            id: place
            anchors.fill: scroll
        }
        Item {
            id: stand
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: visible && foot.height > 0 ? foot.height + 2 * Theme.gap : 0
            visible: OnScreenKeyboard.height < page.height / 5 // else the room is the list's; a bar of shortcuts is lower
            Column {
                id: foot
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.margin, 720)
            }
        }
    }
    Rim { y: safe.y + bar.height }
    Rim { // the other way up
        y: safe.y + stand.y - height
        rotation: 180
        visible: stand.height > 0
    }
}
