import QtQuick
import QtQuick.Window

// A picture painted by the app at exactly the device pixels it covers. `art` names it: "man?side=white&crown=1".
Image {
    required property string art

    // The size is part of the address. As `sourceSize` it would be rounded to logical pixels and multiplied by Qt.
    readonly property string pixels: Math.round(width * Screen.devicePixelRatio) + "x"
                                     + Math.round(height * Screen.devicePixelRatio)
    source: width > 0 && height > 0 && art !== ""
            ? `image://art/${art}${art.includes("?") ? "&" : "?"}pixels=${pixels}` : ""
    smooth: true
    Accessible.ignored: true
}
