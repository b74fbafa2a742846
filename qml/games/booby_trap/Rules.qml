import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        text: qsTr("A spring bar presses sixty pieces of three sizes together. Lift out as many as you can without letting the bar move. The most points win. Small, medium and large pieces are worth 5, 10 and 20 points, or 1, 2 and 3, or values you choose.")
    }
    RuleSection {
        heading: qsTr("Your turn")
        text: qsTr("Touch one piece, and only one, to feel how tightly it is held. The longer you hold your finger on it, the clearer the feeling. Then slide your finger straight up to lift it out, or choose “I pass”. If you let go too early, the piece drops where it is. Unless the bar has tripped, you may still take it or pass. A finger that drifts sideways pushes the neighbouring pieces.")
        picture: Picture { lifted: 10 }
    }
    RuleSection {
        heading: qsTr("Safe or tripped")
        text: qsTr("The side has markings a quarter of an inch apart. If the bar moves less than one marking, the piece is yours. If it moves one marking or more, it trips: you lose as many points as the largest size is worth, and the piece is out of the game. So is every other piece that jumped out of the tray or was pushed up on end. These pieces go to the discard pile behind the bar.")
        picture: Picture { tripped: true }
    }
    RuleSection {
        heading: qsTr("Passing")
        text: qsTr("If a piece is held tightly, it is best to pass and try another one on your next turn. You may pass as often as you like, unless everyone has passed twice in a row. Then the next player must take the piece they touch, and the count starts again. For example, A, B and C all pass in the first and second turns: in the third, A must pick. If B picked a piece in the second turn, A may pass again. When you play alone, you may always pass, unless you choose strict passing.")
        picture: Passing {}
    }
    RuleSection {
        heading: qsTr("The end")
        text: qsTr("The game ends when there are as many pieces left as players, or fewer. Penalties are subtracted from points. If players tie, they share the win.")
    }
    RuleSection {
        heading: qsTr("Solitaire")
        text: qsTr("Play alone and clear the tray until one piece is left. The bar may trip three times. If it trips a fourth time, you lose.")
    }
    RuleSection {
        heading: qsTr("By size, no passes")
        text: qsTr("By size: take all small pieces first, then the medium ones, then the large ones. No passes: you must take the piece you touch.")
    }
    RuleSection {
        heading: qsTr("Getting better")
        text: qsTr("The bar presses on arches: chains of pieces that carry its force to the front wall. The pieces between them carry nothing. Practice shows the chains, so you can learn to guess them.")
        picture: Picture { chains: true }
    }
    RuleSection {
        heading: qsTr("Touch and keyboard")
        text: qsTr("With “Play with buttons” in the menu, tap a piece to feel it, then tap “Take it” to lift it steadily. On a keyboard: arrow keys go from piece to piece, Space feels, Enter takes, P passes, H gives a hint, and in practice R replays the last trip.")
    }
}
