import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        words: qsTr("Sixty pieces of three sizes lie pressed together by a spring bar. Lift as many as you can without letting the bar move. Most points win: by size a piece is worth 5, 10 or 20, or 1, 2 or 3, or what you set yourselves.")
    }
    RuleSection {
        heading: qsTr("Your turn")
        words: qsTr("Touch one piece, and only one, to feel how tightly it is held: hold your finger on it; the longer, the surer the feeling. Then slide your finger straight up to lift it out, or say “I pass”. Let go early and it comes down where it is then; unless the bar has tripped, you may still take it or pass. A finger that drifts sideways pushes the neighbours.")
        picture: Picture { lifted: 10 }
    }
    RuleSection {
        heading: qsTr("Safe or tripped")
        words: qsTr("Along the side are marks a quarter of an inch apart. If the bar moves by less than one, the piece is yours. If it moves by one or more, you lose as many points as the largest size is worth, and the piece is out of the game, with every other piece that jumped out of the tray or was pushed up on end. They lie in the discard pile behind the bar.")
        picture: Picture { tripped: true }
    }
    RuleSection {
        heading: qsTr("Passing")
        words: qsTr("If a piece is held tightly, it is best to pass and to try another one in your next turn. You may pass as often as you like, unless everyone has passed twice in a row: then whoever is next must take the piece they touch, and the count starts again. For example, A, B and C all pass in the first and in the second turn: in the third, A must pick. If B has picked in the second turn, A may pass again. Alone you may always pass, unless you choose strict passing.")
        picture: Passing {}
    }
    RuleSection {
        heading: qsTr("The end")
        words: qsTr("The game ends when as many pieces are left as there are players, or fewer. Points minus penalties; a tie is shared.")
    }
    RuleSection {
        heading: qsTr("Solitaire")
        words: qsTr("Alone, clear the tray until one piece is left. The bar may trip three times; the fourth loses.")
    }
    RuleSection {
        heading: qsTr("By size, no passes")
        words: qsTr("By size: all small pieces must be taken first, then the medium ones, the large ones last. No passes: what you touch you take.")
    }
    RuleSection {
        heading: qsTr("Getting better")
        words: qsTr("The bar presses on arches: chains of pieces that carry its force to the front wall. Between them lie pieces that carry nothing. Practice draws the chains; learn to guess them.")
        picture: Picture { chains: true }
    }
    RuleSection {
        heading: qsTr("With fingers and keys")
        words: qsTr("“Play with buttons” in the menu: tap a piece to feel it, then “Take it” lifts it steadily. On a keyboard: arrows go from piece to piece, the space bar feels, Enter takes, P passes, H gives a hint, and in practice R shows the last trip again.")
    }
}
