import QtQuick
import Trapbox

// The shadow of a board on the table. It is declared inside the board, and drawn below it. A soft thing needs few pixels.
Image {
    property int thickness: 14 // px; of the board

    readonly property int reach: 2 * thickness
    readonly property int coarse: 4 // px for each pixel of the bitmap

    visible: !Theme.highContrast
    z: -1
    x: -reach
    y: -reach
    width: parent.width + 2 * reach
    height: parent.height + 2 * reach
    source: width > 2 * reach && height > 2 * reach && visible
            ? `image://art/board_shadow?reach=${reach / coarse}&pixels=${Math.round(width / coarse)}x${Math.round(height / coarse)}` : ""
    smooth: true
    asynchronous: true
    Accessible.ignored: true
}
