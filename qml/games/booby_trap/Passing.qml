import QtQuick
import Trapbox

// The rulebook's two examples of passing: all three have passed twice, so A must pick; B has picked, so A may pass.
Column {
    id: picture

    readonly property real unit: width / 300

    spacing: 10 * unit

    PassingExample {
        width: picture.width
        unit: picture.unit
        turns: ["p p p", "p p p", "! - -"]
        verdict: qsTr("Everyone has passed twice in a row")
    }
    PassingExample {
        width: picture.width
        unit: picture.unit
        turns: ["p p p", "p x p", "? - -"]
        verdict: qsTr("B picked a piece in between")
    }
}
