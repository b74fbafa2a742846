import QtQuick
import QtQuick.Window
import Trapbox

// A plane of wood, slate or felt. The plain colour below it shows until the grain is drawn.
Rectangle {
    id: surface

    property string material: "beech"
    property int seed: 1
    readonly property real density: Screen.devicePixelRatio

    color: material === "beech" ? "#d4aa7c" : material === "walnut" ? "#573d2d" : material === "slate" ? "#454f55"
           : Theme.highContrast ? "#0c1410" : "#275f49"

    Image {
        anchors.fill: parent
        // One tile serves every size, so that a rotation draws nothing anew.
        source: Theme.highContrast ? "" : `image://art/${surface.material}?seed=${surface.seed}&scale=${surface.density}`
        sourceSize { width: 640 * surface.density; height: 640 * surface.density }
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        Accessible.ignored: true
    }
}
