import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        words: qsTr("Each player has three movers. Close in all three of the other’s, each on a single space, before yours are.")
    }
    RuleSection {
        heading: qsTr("The field")
        words: qsTr("Hexagonal spaces with a slot between every two of them. A wall fills a slot for good. All walls lie in one pile for both players. The border of the field stops movers like a wall.")
        picture: Picture {
            edge: 5
            across: 9.6
            shape: 0.89
            movers: ["red -3 2", "red -1 2", "red 1 2", "blue 3 -2", "blue 1 -2", "blue -1 -2"]
        }
    }
    RuleSection {
        heading: qsTr("A turn")
        words: qsTr("Players take turns. A turn is two actions in any mix, each a step or a wall. So there are four kinds: one mover goes two spaces, not necessarily straight; two movers go one space each; one mover goes one space and one wall is placed, in either order; or two walls are placed. A mover that goes two spaces may not end where it began. Every turn has both actions.")
        picture: Picture {
            movers: ["red -1 0", "blue 1 -1"]
            lights: ["0 0", "0 -1", "-1 -1", "-2 0", "-2 1", "-1 1"]
            walls: ["1 -1 1 0"]
        }
    }
    RuleSection {
        heading: qsTr("The first turn")
        words: qsTr("Going first is an advantage. So the first turn of the game has one action only: one step or one wall. If you choose so before the game, it has two like every other turn.")
    }
    RuleSection {
        heading: qsTr("Moving")
        words: qsTr("A mover steps to a neighbouring space, in any direction. Two movers never share a space, and none jumps over a wall or over another mover.")
    }
    RuleSection {
        heading: qsTr("Walls")
        words: qsTr("Any empty slot will do, near or far, also right behind the mover that has just stepped. Walls belong to nobody and stay where they are.")
    }
    RuleSection {
        heading: qsTr("Trapped")
        words: qsTr("A mover is trapped when it can no longer step, because the other player has closed it in on a single space. It stays there for the rest of the game. If you choose so before the game, a trapped mover is free again as soon as a neighbour leaves.")
    }
    RuleSection {
        heading: qsTr("A: by walls alone")
        words: qsTr("Walls fill all six slots around its space.")
        picture: Picture {
            movers: ["red 0 0 caught"]
            walls: ["0 0 1 0", "0 0 1 -1", "0 0 0 -1", "0 0 -1 0", "0 0 -1 1", "0 0 0 1"]
        }
    }
    RuleSection {
        heading: qsTr("B: by walls and movers")
        words: qsTr("A mover of either colour closes a way out as a wall does.")
        picture: Picture {
            movers: ["blue 0 0 caught", "red 0 1", "red -1 1"]
            walls: ["0 0 1 0", "0 0 1 -1", "0 0 0 -1", "0 0 -1 0"]
        }
    }
    RuleSection {
        heading: qsTr("C: at the border")
        words: qsTr("The border closes a way out too. Walls, movers and the border count in any combination.")
        picture: Picture {
            centre: "-1 2"
            movers: ["red -1 3 caught", "blue 0 2"]
            walls: ["-1 3 -2 3", "-1 3 -1 2", "-1 3 0 3"]
        }
    }
    RuleSection {
        heading: qsTr("Your own movers")
        words: qsTr("You cannot trap your own movers: at the end of a turn only the movers of the other player are judged. But if you close in one of yours, and it is still closed in after the other’s next turn, it is trapped. The board warns you before you do it.")
    }
    RuleSection {
        heading: qsTr("Winning")
        words: qsTr("You win as soon as all three movers of the other are trapped. If your turn closes in the last movers of both sides, you win.")
    }
    RuleSection {
        heading: qsTr("No walls, no turn, a draw")
        words: qsTr("When the pile is empty only steps are left. Whoever has no turn at all passes. The game is a draw when both agree, when the same position comes up for the third time with the same player to move, or after sixty turns in a row, or as many as you set before the game, in which no wall was placed and no mover was trapped. Where trapped movers can be freed, only walls count.")
    }
    RuleSection {
        heading: qsTr("With fingers and keys")
        words: qsTr("Touch a mover: one dot marks the spaces that are one step away, two dots those that take the whole turn. Tap one of them, or drag the mover there. Tap near a slot to see a wall in it. Slide your finger to move it to another slot, or off the field to drop it. Tap the wall again, or its tick below the field, to place it. Tap the mover again to let go of it. The two boxes beside the pile show the two actions of your turn, ticked off when they are made. Tap the first one to take it back.") + "\n\n"
               + qsTr("Arrows move the cursor, Tab goes from the spaces to the slots and Shift+Tab back, Enter takes a mover, puts it down or places a wall. Backspace takes the first action back. U takes back a turn, H gives a hint, L lists the moves, D is for a draw or to resign, and R shows what each mover can still reach when you play alone. When no turn is possible, Enter passes.")
    }
    RuleSection {
        heading: qsTr("Good to know")
        words: qsTr("Move your own movers only when you must: before they are confined to a smaller area, or trapped. Every other step is a wall that you did not place.") + "\n\n"
               + qsTr("Begin with a few walls far apart that part the field into areas; fill the gaps when a mover is inside. Keep your own movers where there is room.")
    }
}
