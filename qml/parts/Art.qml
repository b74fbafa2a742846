import QtQuick
import Trapbox

// A picture that the app paints at exactly the device pixels it covers. `art` is its name and parameters:
// "man?side=white&crown=1".
Image {
    required property string art

    // The size is part of the URL. Qt would round `sourceSize` to logical pixels and multiply it by the pixel ratio.
    readonly property string pixels: Math.round(width * Theme.pixelRatio) + "x"
                                     + Math.round(height * Theme.pixelRatio)
    source: width > 0 && height > 0 && art !== ""
            ? `image://art/${art}${art.includes("?") ? "&" : "?"}pixels=${pixels}` : ""
    smooth: true
    Accessible.ignored: true
}
