import QtQuick
import Trapbox

Column {
    spacing: Theme.gap

    RuleSection {
        heading: qsTr("Aim")
        words: qsTr("A wall with one opening, the trap, parts the board into two camps. Get every disk of your camp through the trap into the other one. Both players play at the same time.")
    }
    RuleSection {
        heading: qsTr("Set-up")
        words: qsTr("Each player has five disks and puts them anywhere in their own camp, but not in front of the trap. The app sets them up for you; drag them wherever you like. Play begins when both hands are on their pads at the same moment.")
        picture: Picture {
            forbidden: true
            disks: ["-190 -120", "-125 -120", "-60 -120", "-95 110", "-160 110", "190 120", "125 120", "60 120", "95 -110", "160 -110"]
        }
    }
    RuleSection {
        heading: qsTr("Shooting")
        words: qsTr("Take a disk with one finger, carry it behind the rubber band, and let go: the band shoots it. It flies nearly straight ahead, so aim by where the disk stands. A disk that you let go of in front of the band just stays there. One finger each: a second one does nothing.")
        picture: Picture {
            pulled: "-255 0"
            flight: ["-230 0", "130 0"]
            disks: ["-130 -95", "-60 110", "150 0", "200 -100"]
        }
    }
    RuleSection {
        heading: qsTr("In the trap, over the wall")
        words: qsTr("A disk that lies in the trap cannot be taken: hit it with another one. Only the trap counts: a disk shot so hard that it flies over the wall goes back to whoever shot it. Disks may bounce back through the trap; they are yours again. When you play alone, the last disk does not stay stuck in the trap: it is put back at your band.")
        picture: Picture {
            lodged: "0 0"
            pulled: "-255 0"
            flight: ["-230 0", "-22 0"]
            disks: ["-120 -110", "120 -80", "210 60"]
        }
    }
    RuleSection {
        heading: qsTr("Best of Seven")
        words: qsTr("Rounds of 45 seconds. When the sand has run out, whoever has fewer disks in their camp wins the round and places a peg. Empty your camp before that, and the round ends at once and counts two pegs. A tie is settled by a tiebreaker: five disks each, and the first through the trap wins. Four pegs win the match.")
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
        words: qsTr("No timer. A round is won by emptying your camp; two rounds win the match.")
    }
    RuleSection {
        heading: qsTr("Solitaire Madness")
        words: qsTr("Alone, with all ten disks in your camp and 45 seconds. You win with fewer disks in your camp than in the other when the sand has run out.")
    }
    RuleSection {
        heading: qsTr("Solitaire Reflected")
        words: qsTr("Alone, without a timer: pass as many of ten disks as you can in twenty tries. Every release from the stretched band is a try.")
    }
    RuleSection {
        heading: qsTr("Not a laughing matter")
        words: qsTr("Best of Seven, and nobody may laugh; one or two more people can be the referees. If you see or hear the other laugh, lay the timer down with the laughing face. If they own up, or a referee heard it, you take one disk out of your own camp; if not, nothing is taken. Then both touch hands and the rest of the sand runs on. Whoever takes out their last disk wins the round, but one peg only. A bot laughs now and then: watch its end and listen. It owns up when it is caught, and never accuses you.")
    }
    RuleSection {
        heading: qsTr("Ambidexterity")
        words: qsTr("Two rounds of 45 seconds: the first with your better hand, the second with the other. Fewest disks left over both rounds wins; a tiebreaker settles a tie.")
    }
    RuleSection {
        heading: qsTr("The Big Slam")
        words: qsTr("Both solitaires by each player, then Classical, then Best of Seven. Two points for every disk through the trap in the solitaires, thirty for every round won in the other two; a round that counts double brings sixty. Most points win.")
    }
    RuleSection {
        heading: qsTr("Handicap")
        words: qsTr("For a fair match between unequal players, choose before it how many of the ten disks the first player has; the second has the rest.")
    }
    RuleSection {
        heading: qsTr("With fingers and keys")
        words: qsTr("“Play with buttons” in the menu shows buttons that do what the finger does, no surer or quicker than a good hand: the pale patch shows where a shot may begin. On a keyboard: N picks the next disk, left and right move it along the band, up and down set the power, the space bar puts your hand on its pad, shoots, and takes a disk out after a laugh, P lays the timer down, F hastens a bot that plays alone.")
    }
}
