import QtQuick
import Trapbox

// A surface of wood, slate or felt. Shows a plain colour until the grain is painted. All surfaces of a material share one
// bitmap.
Rectangle {
    id: surface

    property string material: "beech"
    property bool needed: true // false: releases the bitmap

    color: ({beech: Theme.beech, walnut: Theme.walnut, oak: Theme.oak, smoked_oak: Theme.smokedOak, slate: Theme.slate})[material]
           ?? Theme.felt

    Image {
        anchors.fill: parent
        // One bitmap of 640 logical pixels serves every size, so that rotating the device repaints nothing.
        // Qt itself multiplies `sourceSize` by the device pixel ratio; `scale` keeps the grain equally coarse.
        source: Theme.highContrast || !surface.needed || width <= 0 || height <= 0 ? ""
                : `image://art/${surface.material}?scale=${Theme.pixelRatio}`
        sourceSize { width: 640; height: 640 }
        mipmap: Math.max(width, height) < 320 // the small pictures on the rules pages
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        Accessible.ignored: true
    }
}
