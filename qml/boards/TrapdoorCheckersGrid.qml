import QtQuick
import Trapbox

// Where the squares are on the screen, and what a finger or the keyboard holds there. Squares are found by file (0 … 7)
// and rank (1 … 8); Black's view is turned.
QtObject {
    property TrapdoorCheckersView view
    property bool flipped: false // Black sits at the bottom
    property bool interactive: true
    property bool lit: true      // whether what can be done lights up
    property real square: 40     // px

    // Round the squares goes a border with letters and numbers; outside of it, at the left and right, the slots.
    readonly property real border: Math.max(12, Math.round(square * 0.32))
    readonly property real slot: view && view.hasWheel ? Math.round(square * 0.8) : 0
    readonly property real rail: border + slot
    readonly property real width: 8 * square + 2 * rail
    readonly property real height: 8 * square + 2 * border

    property bool dragging: false
    property real fingerX: 0
    property real fingerY: 0
    property int pulledSlider: -1
    property real pulledBy: 0 // px

    property bool keyed: false // the keyboard was used last
    property int cursorFile: 2
    property int cursorRank: 3
    property int cursorSlider: -1

    function xOf(file: real): real { return rail + (flipped ? 7 - file : file) * square }
    function yOf(rank: real): real { return border + (flipped ? rank - 1 : 8 - rank) * square }
    function centreOf(file: real, rank: real): point { return Qt.point(xOf(file) + square / 2, yOf(rank) + square / 2) }
    function numberAt(file: int, rank: int): int { return (8 - rank) * 4 + Math.floor(file / 2) + 1 }

    // The dark square nearest to that point, or 0 off the board. Light squares belong to their dark neighbours, so that
    // a small board is no harder to hit.
    function squareAt(px: real, py: real): int {
        const column = (px - rail) / square - 0.5
        const row = (py - border) / square - 0.5
        if (column < -1 || column > 8 || row < -1 || row > 8)
            return 0
        const file = flipped ? 7 - column : column
        const rank = flipped ? row + 1 : 8 - row
        let best = 0
        let least = 9
        for (let r = Math.max(1, Math.floor(rank)); r <= Math.min(8, Math.floor(rank) + 1); ++r) {
            for (let f = Math.max(0, Math.floor(file)); f <= Math.min(7, Math.floor(file) + 1); ++f) {
                const distance = (f - file) * (f - file) + (r - rank) * (r - rank)
                if ((f + r) % 2 === 1 && distance < least) {
                    least = distance
                    best = numberAt(f, r)
                }
            }
        }
        return best
    }
    // The cursor goes from dark square to dark square.
    function moveCursor(across: int, up: int) {
        if (across !== 0) {
            cursorFile = (cursorFile + 2 * across + 8) % 8
            return
        }
        if (cursorRank + up < 1 || cursorRank + up > 8)
            return
        cursorRank += up
        // Odd ranks have their dark squares on a, c, e, g, even ones on b, d, f, h.
        cursorFile += cursorRank % 2 === 0 ? 1 : -1
    }
}
