<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
    <context>
        <name>End</name>
        <message numerus="yes">
            <source>%n piece(s) left</source>
            <translation>
                <numerusform>%n piece left</numerusform>
                <numerusform>%n pieces left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameListScreen</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Discard pile, %n piece(s)</source>
            <translation>
                <numerusform>Discard pile, %n piece</numerusform>
                <numerusform>Discard pile, %n pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordCard</name>
        <message numerus="yes">
            <source>%n won</source>
            <translation>
                <numerusform>%n won</numerusform>
                <numerusform>%n won</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SandTimer</name>
        <message numerus="yes">
            <source>%n second(s) left; pause the timer</source>
            <translation>
                <numerusform>%n second left; pause the timer</numerusform>
                <numerusform>%n seconds left; pause the timer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TakenTray</name>
        <message numerus="yes">
            <source>%n taken piece(s)</source>
            <translation>
                <numerusform>%n taken piece</numerusform>
                <numerusform>%n taken pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>%n piece(s) to go</source>
            <translation>
                <numerusform>%n piece to go</numerusform>
                <numerusform>%n pieces to go</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>Spring bar, moved %n marking(s) this turn</source>
            <translation>
                <numerusform>Spring bar, moved %n marking this turn</numerusform>
                <numerusform>Spring bar, moved %n markings this turn</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::BoobyTrapView</name>
        <message numerus="yes">
            <source>So close: %n point(s) apart</source>
            <translation>
                <numerusform>So close: %n point apart</numerusform>
                <numerusform>So close: %n points apart</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bar tripped %n time(s)</source>
            <translation>
                <numerusform>The bar tripped %n time</numerusform>
                <numerusform>The bar tripped %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trip(s)</source>
            <translation>
                <numerusform>%n trip</numerusform>
                <numerusform>%n trips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n touch(es)</source>
            <translation>
                <numerusform>%n touch</numerusform>
                <numerusform>%n touches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) left</source>
            <translation>
                <numerusform>%n piece left</numerusform>
                <numerusform>%n pieces left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Safe. %n piece(s) to go</source>
            <translation>
                <numerusform>Safe. %n piece to go</numerusform>
                <numerusform>Safe. %n pieces to go</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>safe, %n point(s)</source>
            <translation>
                <numerusform>safe, %n point</numerusform>
                <numerusform>safe, %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bar has tripped. %n more trip(s) allowed</source>
            <translation>
                <numerusform>The bar has tripped. %n more trip allowed</numerusform>
                <numerusform>The bar has tripped. %n more trips allowed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the bar has tripped, minus %n point(s)</source>
            <translation>
                <numerusform>the bar has tripped, minus %n point</numerusform>
                <numerusform>the bar has tripped, minus %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::HexTrapView</name>
        <message numerus="yes">
            <source>Best turn: %1 trapped %n mover(s) at once</source>
            <translation>
                <numerusform>Best turn: %1 trapped %n mover at once</numerusform>
                <numerusform>Best turn: %1 trapped %n movers at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n turn</numerusform>
                <numerusform>%n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall(s)</source>
            <translation>
                <numerusform>%n wall</numerusform>
                <numerusform>%n walls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a wall</source>
            <translation>
                <numerusform>Draw after %n more turn without a wall</numerusform>
                <numerusform>Draw after %n more turns without a wall</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a wall or a trap</source>
            <translation>
                <numerusform>Draw after %n more turn without a wall or a trap</numerusform>
                <numerusform>Draw after %n more turns without a wall or a trap</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>can still reach %n space(s)</source>
            <translation>
                <numerusform>can still reach %n space</numerusform>
                <numerusform>can still reach %n spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That mover is Red’s. It has %n way(s) out.</source>
            <translation>
                <numerusform>That mover is Red’s. It has %n way out.</numerusform>
                <numerusform>That mover is Red’s. It has %n ways out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That mover is Blue’s. It has %n way(s) out.</source>
            <translation>
                <numerusform>That mover is Blue’s. It has %n way out.</numerusform>
                <numerusform>That mover is Blue’s. It has %n ways out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::PassedTrapView</name>
        <message numerus="yes">
            <source>So close: %1 was %n disk(s) behind</source>
            <translation>
                <numerusform>So close: %1 was %n disk behind</numerusform>
                <numerusform>So close: %1 was %n disks behind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>So close: %n disk(s) from the end!</source>
            <translation>
                <numerusform>So close: %n disk from the end!</numerusform>
                <numerusform>So close: %n disks from the end!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) through</source>
            <translation>
                <numerusform>%n disk through</numerusform>
                <numerusform>%n disks through</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left, against %1</source>
            <translation>
                <numerusform>%n disk left, against %1</numerusform>
                <numerusform>%n disks left, against %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each</source>
            <translation>
                <numerusform>%n disk left each</numerusform>
                <numerusform>%n disks left each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each over both rounds</source>
            <translation>
                <numerusform>%n disk left each over both rounds</numerusform>
                <numerusform>%n disks left each over both rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n peg(s)</source>
            <translation>
                <numerusform>%n peg</numerusform>
                <numerusform>%n pegs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each over both rounds: the tiebreaker decided</source>
            <translation>
                <numerusform>%n disk left each over both rounds: the tiebreaker decided</numerusform>
                <numerusform>%n disks left each over both rounds: the tiebreaker decided</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) in your camp, %1 in the other: yours needs fewer</source>
            <translation>
                <numerusform>%n disk in your camp, %1 in the other: yours needs fewer</numerusform>
                <numerusform>%n disks in your camp, %1 in the other: yours needs fewer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n try(s) left</source>
            <translation>
                <numerusform>%n try left</numerusform>
                <numerusform>%n tries left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left</source>
            <translation>
                <numerusform>%n disk left</numerusform>
                <numerusform>%n disks left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::RecordChoice</name>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::TrapdoorCheckersView</name>
        <message numerus="yes">
            <source>So close: %1 had only %n piece(s) left</source>
            <translation>
                <numerusform>So close: %1 had only %n piece left</numerusform>
                <numerusform>So close: %1 had only %n pieces left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best turn: %1 captured %n piece(s)</source>
            <translation>
                <numerusform>Best turn: %1 captured %n piece</numerusform>
                <numerusform>Best turn: %1 captured %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a capture, a fall or a move of a man.</source>
            <translation>
                <numerusform>Draw after %n more turn without a capture, a fall or a move of a man.</numerusform>
                <numerusform>Draw after %n more turns without a capture, a fall or a move of a man.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzlesScreen</name>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzleSolvedSheet</name>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzleText</name>
        <message numerus="yes">
            <source>Win %n piece(s) more than you lose, in %1 turns.</source>
            <translation>
                <numerusform>Win %n piece more than you lose, in %1 turns.</numerusform>
                <numerusform>Win %n pieces more than you lose, in %1 turns.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrapdoorCheckersReview</name>
        <message numerus="yes">
            <source>The better turn wins %n piece(s) more.</source>
            <translation>
                <numerusform>The better turn wins %n piece more.</numerusform>
                <numerusform>The better turn wins %n pieces more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It loses %n piece(s) in the captures that follow.</source>
            <translation>
                <numerusform>It loses %n piece in the captures that follow.</numerusform>
                <numerusform>It loses %n pieces in the captures that follow.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 then lost %n piece(s) more than they captured.</source>
            <translation>
                <numerusform>%1 then lost %n piece more than they captured.</numerusform>
                <numerusform>%1 then lost %n pieces more than they captured.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The better turn leaves %1 only %n safe move(s).</source>
            <translation>
                <numerusform>The better turn leaves %1 only %n safe move.</numerusform>
                <numerusform>The better turn leaves %1 only %n safe moves.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HexTrapReview</name>
        <message numerus="yes">
            <source>It leaves the mover on %1 only %n way(s) out.</source>
            <translation>
                <numerusform>It leaves the mover on %1 only %n way out.</numerusform>
                <numerusform>It leaves the mover on %1 only %n ways out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The better turn leaves the mover on %1 only %n way(s) out.</source>
            <translation>
                <numerusform>The better turn leaves the mover on %1 only %n way out.</numerusform>
                <numerusform>The better turn leaves the mover on %1 only %n ways out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1’s mover on %2 was trapped %n turn(s) later.</source>
            <translation>
                <numerusform>%1’s mover on %2 was trapped %n turn later.</numerusform>
                <numerusform>%1’s mover on %2 was trapped %n turns later.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassedTrapReview</name>
        <message numerus="yes">
            <source>%n shot(s)</source>
            <translation>
                <numerusform>%n shot</numerusform>
                <numerusform>%n shots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) through</source>
            <translation>
                <numerusform>%n disk through</numerusform>
                <numerusform>%n disks through</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shoot more gently: %n disk(s) came back off the far band.</source>
            <translation>
                <numerusform>Shoot more gently: %n disk came back off the far band.</numerusform>
                <numerusform>Shoot more gently: %n disks came back off the far band.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pull less: %n disk(s) flew over the wall.</source>
            <translation>
                <numerusform>Pull less: %n disk flew over the wall.</numerusform>
                <numerusform>Pull less: %n disks flew over the wall.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pull further: %n disk(s) did not reach the wall.</source>
            <translation>
                <numerusform>Pull further: %n disk did not reach the wall.</numerusform>
                <numerusform>Pull further: %n disks did not reach the wall.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Clear the way first: %n shot(s) struck another disk.</source>
            <translation>
                <numerusform>Clear the way first: %n shot struck another disk.</numerusform>
                <numerusform>Clear the way first: %n shots struck another disk.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoobyTrapReview</name>
        <message numerus="yes">
            <source>%n loose piece(s) could have been taken instead.</source>
            <translation>
                <numerusform>%n loose piece could have been taken instead.</numerusform>
                <numerusform>%n loose pieces could have been taken instead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n loose piece(s) were left at the end.</source>
            <translation>
                <numerusform>%n loose piece was left at the end.</numerusform>
                <numerusform>%n loose pieces were left at the end.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassedTrapPuzzleText</name>
        <message numerus="yes">
            <source>Empty your camp with %n shot(s).</source>
            <translation>
                <numerusform>Empty your camp with %n shot.</numerusform>
                <numerusform>Empty your camp with %n shots.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) are still in your camp.</source>
            <translation>
                <numerusform>%n disk is still in your camp.</numerusform>
                <numerusform>%n disks are still in your camp.</numerusform>
            </translation>
        </message>
    </context>
</TS>
