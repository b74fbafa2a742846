import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        text: qsTr("A wall with one opening, the trap, divides the board into two camps. Get every disk in your camp through the trap into the other camp. Both players play at the same time.")
    }
    RuleSection {
        heading: qsTr("Setup")
        text: qsTr("Each player has five disks and puts them anywhere in their own camp, but not in front of the trap. The app places them for you. Drag them where you like. Play starts when both players hold their pads at the same time.")
        picture: Picture {
            forbidden: true
            disks: ["-190 -120", "-125 -120", "-60 -120", "-95 110", "-160 110", "190 120", "125 120", "60 120", "95 -110", "160 -110"]
        }
    }
    RuleSection {
        heading: qsTr("Shooting")
        text: qsTr("Drag a disk behind the rubber band and let go: the band shoots it. It flies nearly straight ahead, so aim by choosing where it starts. If you let go of a disk in front of the band, it stays there. Use one finger each: a second finger does nothing.")
        picture: Picture {
            pulled: "-255 0"
            flight: ["-230 0", "130 0"]
            disks: ["-130 -95", "-60 110", "150 0", "200 -100"]
        }
    }
    RuleSection {
        heading: qsTr("In the trap, over the wall")
        text: qsTr("A disk in the trap can’t be picked up: hit it with another one. Only the trap counts: a disk that flies over the wall goes back to the player who shot it. A disk that bounces back through the trap is yours again. When you play alone, the last disk does not stay stuck in the trap: it is put back at your band.")
        picture: Picture {
            lodged: "0 0"
            pulled: "-255 0"
            flight: ["-230 0", "-22 0"]
            disks: ["-120 -110", "120 -80", "210 60"]
        }
    }
    RuleSection {
        heading: qsTr("Best of Seven")
        text: qsTr("Rounds last 45 seconds. When the sand runs out, the player with fewer disks in their camp wins the round and places a peg. If you empty your camp before that, the round ends at once and counts two pegs. A tie is settled by a tiebreaker: five disks each, and the first disk through the trap wins. Four pegs win the match.")
        picture: Item {
            implicitHeight: 96
            Row {
                anchors.centerIn: parent
                spacing: 2 * Theme.margin
                SandGlass {
                    width: 54
                    height: 90
                    share: 0.4
                    runs: true
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gap
                    PegRow {
                        scale: 1.4
                        Accessible.ignored: true
                        pegs: 3
                    }
                    PegRow {
                        scale: 1.4
                        Accessible.ignored: true
                        pegs: 1
                    }
                }
            }
        }
    }
    RuleSection {
        heading: qsTr("Classical")
        text: qsTr("No timer. Empty your camp to win a round. Two rounds win the match.")
    }
    RuleSection {
        heading: qsTr("Solitaire Madness")
        text: qsTr("Play alone, with all ten disks in your camp and 45 seconds. You win if your camp has fewer disks than the other when the sand runs out.")
    }
    RuleSection {
        heading: qsTr("Solitaire Reflected")
        text: qsTr("Play alone, without a timer. Get as many of the ten disks through the trap as you can in twenty tries. Every release of the stretched band is a try.")
    }
    RuleSection {
        heading: qsTr("Not a laughing matter")
        text: qsTr("Best of Seven, and nobody may laugh. One or two more people can be referees. If you see or hear your opponent laugh, tap the laughing face: it pauses the timer. If they admit it, or a referee heard it, you remove one disk from your own camp; if not, nothing is removed. Then both hold their pads and the rest of the sand runs. If you remove your last disk, you win the round, but only one peg. A bot laughs now and then: watch its end and listen. It admits it when you catch it, and never accuses you.")
    }
    RuleSection {
        heading: qsTr("Ambidexterity")
        text: qsTr("Two rounds of 45 seconds: the first with your better hand, the second with the other. The player with the fewest disks left over both rounds wins. A tiebreaker settles a tie.")
    }
    RuleSection {
        heading: qsTr("The Big Slam")
        text: qsTr("Each player plays both solitaires. Then both play Classical and Best of Seven. Every disk through the trap in the solitaires earns two points, and every round won in the other two earns thirty. A round that counts double earns sixty. The most points win.")
    }
    RuleSection {
        heading: qsTr("Handicap")
        text: qsTr("For a fair match between unequal players, choose how many of the ten disks the first player has. The second player has the rest.")
    }
    RuleSection {
        heading: qsTr("Touch and keyboard")
        text: qsTr("“Play with buttons” in the menu shows buttons that do what a finger does, no more exactly or quickly than a good hand. The pale patch shows where a shot can start. On a keyboard: N selects the next disk, Left and Right move it along the band, Up and Down set the power. Space holds your pad, shoots, and removes a disk after a laugh. P pauses the timer, F speeds up a bot that plays alone.")
    }
}
