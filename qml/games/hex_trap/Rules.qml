import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        text: qsTr("Each player has three movers. Trap all three of your opponent’s movers, each on a single space, before yours are trapped.")
    }
    RuleSection {
        heading: qsTr("The field")
        text: qsTr("The field has hexagonal spaces, with a slot between any two neighbours. A wall in a slot stays there for good. Both players take walls from the same pile. The border of the field stops movers like a wall.")
        picture: Picture {
            edge: 5
            across: 9.6
            shape: 0.89
            movers: ["red -3 2", "red -1 2", "red 1 2", "blue 3 -2", "blue 1 -2", "blue -1 -2"]
        }
    }
    RuleSection {
        heading: qsTr("A turn")
        text: qsTr("Players take turns. A turn has two actions, and each is a step or a wall. So there are four kinds of turn: one mover goes two spaces, not necessarily straight; two movers go one space each; one mover goes one space and one wall is placed, in either order; or two walls are placed. A mover that goes two spaces may not end where it started. You must use both actions.")
        picture: Picture {
            movers: ["red -1 0", "blue 1 -1"]
            lights: ["0 0", "0 -1", "-1 -1", "-2 0", "-2 1", "-1 1"]
            walls: ["1 -1 1 0"]
        }
    }
    RuleSection {
        heading: qsTr("The first turn")
        text: qsTr("Going first is an advantage. So the first turn of the game has only one action: one step or one wall. You can choose two actions before the game.")
    }
    RuleSection {
        heading: qsTr("Moving")
        text: qsTr("A mover steps to a neighbouring space, in any direction. Two movers never share a space, and none jumps over a wall or over another mover.")
    }
    RuleSection {
        heading: qsTr("Walls")
        text: qsTr("You can use any empty slot, near or far, even right behind the mover that has just moved. Walls belong to nobody and stay where they are.")
    }
    RuleSection {
        heading: qsTr("Trapped")
        text: qsTr("A mover is trapped when it can no longer step because your opponent has closed it in on a single space. It stays trapped for the rest of the game. With the option “Trapped movers can be freed”, it is free again as soon as a neighbour leaves.")
    }
    RuleSection {
        heading: qsTr("A: by walls alone")
        text: qsTr("Walls fill all six slots around its space.")
        picture: Picture {
            movers: ["red 0 0 caught"]
            walls: ["0 0 1 0", "0 0 1 -1", "0 0 0 -1", "0 0 -1 0", "0 0 -1 1", "0 0 0 1"]
        }
    }
    RuleSection {
        heading: qsTr("B: by walls and movers")
        text: qsTr("A mover of either colour blocks a way out, like a wall.")
        picture: Picture {
            movers: ["blue 0 0 caught", "red 0 1", "red -1 1"]
            walls: ["0 0 1 0", "0 0 1 -1", "0 0 0 -1", "0 0 -1 0"]
        }
    }
    RuleSection {
        heading: qsTr("C: at the border")
        text: qsTr("The border blocks a way out too. Walls, movers and the border count in any combination.")
        picture: Picture {
            centre: "-1 2"
            movers: ["red -1 3 caught", "blue 0 2"]
            walls: ["-1 3 -2 3", "-1 3 -1 2", "-1 3 0 3"]
        }
    }
    RuleSection {
        heading: qsTr("Your own movers")
        text: qsTr("You can’t trap your own movers: at the end of your turn, only your opponent’s movers are checked. But if you close in one of yours, and it is still closed in after your opponent’s next turn, it is trapped. The board warns you first.")
    }
    RuleSection {
        heading: qsTr("Winning")
        text: qsTr("You win as soon as all three of your opponent’s movers are trapped. If your turn closes in the last movers of both sides, you win.")
    }
    RuleSection {
        heading: qsTr("No walls, no move, a draw")
        text: qsTr("When the pile is empty, only steps are possible. A player with no possible turn passes. The game is a draw if both players agree, if the same position occurs for the third time with the same player to move, or after sixty turns in a row without a new wall or a newly trapped mover. You can change the number of turns before the game. If trapped movers can be freed, only walls count.")
    }
    RuleSection {
        heading: qsTr("Touch and keyboard")
        text: qsTr("Tap a mover: one dot marks spaces one step away, two dots mark spaces that take the whole turn. Tap one of them, or drag the mover there. Tap the mover again to deselect it. Tap near a slot to preview a wall. Slide your finger to move the wall to another slot, or off the field to cancel. Tap the wall again, or the tick below the field, to place it. The two boxes beside the pile show the two actions of your turn, with a tick when they are used. Tap the first box to undo its action.") + "\n\n"
               + qsTr("Arrow keys move the cursor. Tab goes from spaces to slots, Shift+Tab goes back. Enter picks up a mover, puts it down or places a wall. Backspace undoes the first action, U undoes a turn, H gives a hint, L lists the moves, D is for a draw or to resign. When you play alone, R shows what each mover can still reach. If no turn is possible, Enter passes.")
    }
    RuleSection {
        heading: qsTr("Good to know")
        text: qsTr("Move your own movers only when you must: before they are confined to a smaller area, or trapped. Any other step costs you a wall.") + "\n\n"
               + qsTr("Start with a few walls far apart that divide the field into areas. Fill the gaps when a mover is inside. Keep your own movers where there is room.")
    }
}
