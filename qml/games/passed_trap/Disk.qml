import QtQuick
import Trapbox

// A disk of dyed wood. All ten are alike: whose they are is where they lie.
Item {
    id: disk

    required property int number
    required property real mmX
    required property real mmY
    required property real turn
    required property string where
    required property bool lodged
    required property bool offered
    required property string words
    property bool aimed: false
    signal chosen // by a screen reader
    readonly property bool held: where === "held"

    visible: where === "table" || held
    height: width
    z: held ? 2 : 1

    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.onPressAction: chosen()

    Art {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: disk.held ? 3 : 1
        width: parent.width * 1.14
        height: width
        scale: disk.held ? 1.12 : 1
        art: "shadow"
    }
    DiskArt {
        anchors.fill: parent
        rotation: -disk.turn
        scale: disk.held ? 1.05 : 1
    }
    Rectangle { // stuck in the trap, chosen to be shot, or one of those that may be taken out
        anchors.centerIn: parent
        visible: disk.lodged || disk.aimed || disk.offered
        width: parent.width + 8
        height: width
        radius: width / 2
        color: "transparent"
        border.width: disk.lodged || disk.aimed ? 3 : 2
        border.color: disk.lodged ? "#ffd25a" : "#ffffff"
        Glyph {
            visible: disk.lodged
            anchors.centerIn: parent
            name: "close"
            ink: "#ffd25a"
        }
    }
}
