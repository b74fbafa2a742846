import QtQuick
import Trapbox

// The layout of all screens except Home and Play: a title bar, a scrolling column, and a footer if it has content. Title
// bar and footer are of wood. The column is at most `maxWidth` px wide, to keep lines short.
AppScreen {
    id: page

    property int maxWidth: 720
    readonly property bool low: height < 480 && width > 600 // a landscape phone
    readonly property int columns: column.width >= 600 * Theme.fontScale ? 2 : 1 // that fit side by side
    property alias bar: extras.data
    property alias footer: foot.data
    default property alias content: column.data
    property alias body: bodyArea.data // replaces the column and fills the page; set `scrolled` to its list
    property Flickable scrolled: scroll

    Keys.onPressed: event => keys.key(event)
    ScrollKeys {
        id: keys
        view: page.scrolled
    }

    // The shadow of the wood on the page, which is lower.
    component Rim: Rectangle {
        width: parent.width
        height: Theme.highContrast ? 1 : 8
        color: Theme.highContrast ? Theme.line : Qt.alpha(Theme.rimShade, 0.004)
        gradient: Theme.highContrast ? null : shade
        Gradient {
            id: shade
            GradientStop { position: 0; color: Qt.alpha(Theme.rimShade, 0.44) }
            GradientStop { position: 0.3; color: Qt.alpha(Theme.rimShade, 0.16) }
            GradientStop { position: 1; color: Qt.alpha(Theme.rimShade, 0) }
        }
    }

    BoxWood { anchors.fill: parent }
    Rectangle {
        y: safe.y + bar.height
        width: parent.width
        height: (footerArea.height > 0 ? safe.y + footerArea.y : parent.height) - y
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
            anchors { top: bar.bottom; left: parent.left; right: parent.right; bottom: footerArea.top }
            visible: page.scrolled === scroll
            contentHeight: column.height + 2 * Theme.margin
            clip: true
            Column {
                id: column
                y: Theme.margin
                width: Math.min(parent.width - 2 * Theme.margin, page.maxWidth)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.margin
            }
        }
        Item {
            id: bodyArea
            anchors.fill: scroll
        }
        Item {
            id: footerArea
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: visible && foot.height > 0 ? foot.height + 2 * Theme.gap : 0
            visible: OnScreenKeyboard.height < page.height / 5 // hidden by an on-screen keyboard, but not by its lower toolbar
            Column {
                id: foot
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.margin, 720)
            }
        }
    }
    Rim { y: safe.y + bar.height }
    Rim { // above the footer
        y: safe.y + footerArea.y - height
        rotation: 180
        visible: footerArea.height > 0
    }
}
