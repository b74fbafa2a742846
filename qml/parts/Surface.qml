import QtQuick
import QtQuick.Window
import Trapbox

// A plane of wood, slate or felt. Its plain colour shows until the grain is painted. All planes of a material share one
// bitmap.
Rectangle {
    id: surface

    property string material: "beech"
    property bool needed: true // else its share of the bitmap is given up

    color: material === "beech" ? "#d4aa7c" : material === "walnut" ? "#573d2d" : material === "slate" ? "#454f55"
           : Theme.highContrast ? "#0c1410" : "#275f49"

    Image {
        anchors.fill: parent
        // One bitmap of 640 logical pixels serves every size, so that turning the device paints nothing again.
        // Qt itself multiplies `sourceSize` by the device pixel ratio; `scale` keeps the grain equally coarse.
        source: Theme.highContrast || !surface.needed ? ""
                : `image://art/${surface.material}?scale=${Screen.devicePixelRatio}`
        sourceSize { width: 640; height: 640 }
        mipmap: Math.max(width, height) < 320 // the small pictures on the rules pages
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        Accessible.ignored: true
    }
}
