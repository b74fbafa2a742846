import QtQuick
import Trapbox

Art {
    property string name
    property color ink: Theme.ink

    width: 24
    height: width
    art: name === "" ? "" : `glyph?name=${name}&ink=${encodeURIComponent(ink)}`
}
