import QtQuick
import Trapbox

Text {
    color: Theme.ink
    font.pixelSize: Theme.text
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
