import QtQuick
import Trapbox

PlainText {
    color: Theme.ink
    font.pixelSize: Theme.text
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    property bool unread: text === ""
}
