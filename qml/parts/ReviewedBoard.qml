import QtQuick
import Trapbox

// The root of every game's board in a review. It shows a match and takes no input; `view` is declared by each board,
// with the type of its game.
Item {
    required property MatchTable table
    property QtObject marks // places on the board; roles: markX, markY (in its units), good
}
