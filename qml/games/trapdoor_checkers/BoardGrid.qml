import QtQuick
import Trapbox

// Where the squares are on the screen, and what a finger or the keyboard holds there. Squares are found by file (0 … 7)
// and rank (1 … 8); Black's view is turned.
QtObject {
    required property TrapdoorCheckersView view
    property bool flipped: false // Black sits at the bottom
    property bool upsideDown: false // the screen is: arrow keys point as it is seen
    property bool interactive: true
    property bool lit: true      // whether what can be done lights up
    property real square: 40     // px

    // Above and below the squares is a border with the files' letters. At the left and right is a rail: the slots next to
    // the squares, and outside of them an edge with the ranks' numbers, as wide as the strip in which the system takes a
    // finger for its back gesture.
    readonly property bool slides: view.hasWheel
    readonly property real slotShare: slides ? 0.72 : 0 // of a square
    readonly property real borderShare: 0.32
    readonly property real minEdge: slides ? 24 : 12 // px
    readonly property real border: Math.max(12, Math.round(square * borderShare))
    readonly property real edge: Math.max(minEdge, border)
    readonly property real slot: Math.round(square * slotShare)
    readonly property real rail: edge + slot
    readonly property real width: 8 * square + 2 * rail
    readonly property real height: 8 * square + 2 * border

    property bool dragging: false
    property real fingerX: 0
    property real fingerY: 0
    property int pulledSlider: -1
    property real pulledBy: 0 // px
    property int pulledWay: 0 // −1 or 1 once the finger has gone so far that letting go moves the slider that way

    property bool keyed: false // the keyboard was used last
    property int cursorSlider: -1

    // The size of a square, in whole px, with which the board fits.
    function squareWithin(maxWidth: real, maxHeight: real): real {
        return Math.floor(Math.min(maxHeight / (8 + 2 * borderShare),
                                   maxWidth / (8 + 2 * (borderShare + slotShare)),
                                   (maxWidth - 2 * minEdge) / (8 + 2 * slotShare)))
    }
    function xOf(file: real): real { return rail + (flipped ? 7 - file : file) * square }
    function yOf(rank: real): real { return border + (flipped ? rank - 1 : 8 - rank) * square }
    function centreOf(file: real, rank: real): point { return Qt.point(xOf(file) + square / 2, yOf(rank) + square / 2) }
    // The square at that point of the screen, or 0.
    function squareAt(px: real, py: real): int {
        const column = (px - rail) / square - 0.5
        const row = (py - border) / square - 0.5
        return view.squareAt(flipped ? 7 - column : column, flipped ? row + 1 : 8 - row)
    }
}
