import QtQuick
import Trapbox

// The board in one picture: frame, slate and wall, with all shadows of what never moves. Sizes are in mm.
Art {
    property real gap: 43 // of the trap
    property real wall: 12
    property real bandLine: 225
    property real innerWidth: 340
    property real innerLength: 560
    property real frame: 15

    art: `passed_board?width=${innerWidth}&length=${innerLength}&frame=${frame}&wall=${wall}&gap=${gap}&band=${bandLine}`
         + `&grain=${Theme.pixelRatio}&plain=${Theme.highContrast ? 1 : 0}`
}
