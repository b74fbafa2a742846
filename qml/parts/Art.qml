import QtQuick
import QtQuick.Window

// A picture drawn by the app at exactly the pixels it is shown in. `art` names it: "man?side=white&crown=1".
Image {
    required property string art

    readonly property real density: Screen.devicePixelRatio
    sourceSize { width: Math.ceil(width * density); height: Math.ceil(height * density) }
    source: width > 0 && height > 0 && art !== "" ? "image://art/" + art : ""
    smooth: true
    Accessible.ignored: true
}
