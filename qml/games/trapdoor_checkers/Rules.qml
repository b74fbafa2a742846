import QtQuick
import Trapbox

// The whole rules of Trapdoor Checkers and Dames & Trap, in plain words.
Column {
    id: rules

    spacing: Theme.gap

    component Sign: Row {
        id: sign
        property string art
        property string text
        width: parent ? Math.min(parent.width, Theme.reading) : 0
        spacing: Theme.gap
        Art {
            id: picture
            width: 32
            height: 32
            art: sign.art
        }
        Label {
            width: parent.width - picture.width - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: sign.text
        }
    }

    RuleSection {
        heading: qsTr("Aim")
        text: qsTr("It is checkers, but the floor opens. You win if your opponent has no pieces left, or no piece that can move. Pieces are lost when they are captured or fall through a trapdoor.")
    }
    RuleSection {
        heading: qsTr("The board")
        text: qsTr("Twelve men each, on the dark squares of the first three rows. Eight dark squares in the middle are trapdoors. Four sliders, two green and two orange, hold two doors each.")
        picture: Picture {
            men: [".b.b.b.b", "b.b.b.b.", ".b.b.b.b", "........", "........", "w.w.w.w.", ".w.w.w.w", "w.w.w.w."]
            doors: ["........", "........", ".g...g..", "..o...o.", ".o...o..", "..g...g.", "........", "........"]
            sliders: ["", "", "green 0", "orange 0", "orange 0", "green 0", "", ""]
        }
    }
    RuleSection {
        heading: qsTr("The sliders")
        text: qsTr("In the centre, a slider keeps both its doors closed. Moved left, it opens its left door; moved right, its right door. It moves one place at a time: from left or right it can only go back to the centre, which closes the door.")
        picture: Column {
            spacing: Theme.gap
            Picture {
                width: parent.width
                doors: [".o...o.."]
                sliders: ["orange 0"]
            }
            Picture {
                width: parent.width
                doors: [".O...o.."]
                sliders: ["orange -1"]
            }
            Picture {
                width: parent.width
                doors: [".o...O.."]
                sliders: ["orange 1"]
            }
        }
    }
    RuleSection {
        heading: qsTr("Your turn")
        text: qsTr("If you can capture, you must, and you don’t spin. Otherwise, flick the wheel and do what it shows:")
        picture: Item {
            implicitHeight: wheel.height + tongue.height * 0.3
            Art {
                id: wheel
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                width: Math.round(parent.width * 0.45)
                height: width
                art: "wheel?sections=pgppop"
            }
            Art {
                id: tongue
                anchors { horizontalCenter: parent.horizontalCenter; bottom: wheel.top; bottomMargin: -height * 0.72 }
                width: Math.round(wheel.width * 0.15)
                height: Math.round(width * 1.1)
                art: "wheel_pointer"
            }
        }
    }
    Sign {
        art: "wheel_face?face=piece"
        text: qsTr("A piece: move one of your pieces.")
    }
    Sign {
        art: "wheel_face?face=green"
        text: qsTr("Green: move one of the two green sliders one place.")
    }
    Sign {
        art: "wheel_face?face=orange"
        text: qsTr("Orange: move one of the two orange sliders one place.")
    }
    Label {
        width: Math.min(rules.width, Theme.reading)
        lineHeight: 1.25
        text: qsTr("Then your turn is over.")
    }
    RuleSection {
        heading: qsTr("Falling")
        text: qsTr("A piece on a door that opens falls and is lost, whichever side it belongs to. The door stays open. A piece that lands on an open door falls too, even if it had to capture onto it. The pieces it captured stay captured, and its move ends there. A queen may fly over an open door; only landing on it counts.")
        picture: Picture {
            men: [".b.b", "..f.", ".w.w"]
            doors: ["....", "..O.", "...."]
        }
    }
    RuleSection {
        heading: qsTr("Moving and capturing")
        text: qsTr("A man moves one square forward, diagonally. It captures by jumping over an opposing piece onto the free square behind it. If it can jump again from there, it must. You can’t jump over your own pieces, or over the same piece twice.") + "\n\n"
               + qsTr("A man that reaches the far row is crowned: a second man is put on top of it. That ends the turn, even if it could capture more.")
    }
    RuleSection {
        heading: qsTr("English rules: Trapdoor Checkers")
        text: qsTr("Black starts. Men capture forward only. A king moves and captures one square in any diagonal direction. If several captures are possible, you choose.")
    }
    RuleSection {
        heading: qsTr("Continental rules: Dames & Trap")
        text: qsTr("White starts. Men capture backward too. The crowned piece is a queen: it flies any distance along a diagonal, and after a capture it may land on any free square behind. You must play the capture that takes the most pieces. Captured pieces leave the board when the move is over.")
    }
    RuleSection {
        heading: qsTr("Variants")
        text: qsTr("Doors close after use: a door closes again right after it opened, whatever colour the wheel showed. What fell is lost.")
    }
    Sign {
        art: "wheel_face?face=both"
        text: qsTr("Orange and green on the wheel: one more place shows both colours, and you choose one.")
    }
    Label {
        width: Math.min(rules.width, Theme.reading)
        lineHeight: 1.25
        text: qsTr("Without trapdoors and wheel it is plain checkers, or continental draughts on the same board.")
    }
    RuleSection {
        heading: qsTr("The end")
        text: qsTr("You lose if you have no pieces left, or if none of them can move on your turn, even if the wheel might have shown a colour. The game is a draw if both players agree, or after 40 turns by each side without a capture, a fall or a move of a man. The colours are swapped in the next game.")
    }
    RuleSection {
        heading: qsTr("The wheel")
        text: qsTr("It has six places: four for a piece, one green, one orange. With the place for both it has eight: five, one, one and one. The list of moves shows every spin. After the game it also shows the number that all spins come from. Undoing a spin does not change it.")
    }
    RuleSection {
        heading: qsTr("Touch and keyboard")
        text: qsTr("Tap a piece and then a square, or drag it. To capture several pieces, tap each square or only the last one. Slide a slider along its row, or tap its end or a glowing door: the board shows which door moves and which piece falls. Tap again to confirm. On a keyboard: arrow keys move, Space or Enter acts, U undoes, H gives a hint, L lists the moves, W the spins, D is for a draw or to resign.")
    }
}
