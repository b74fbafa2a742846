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
            <source>Draw after %n more turn(s) without a capture, a fall or a move of a man.</source>
            <translation>
                <numerusform>Draw after %n more turn without a capture, a fall or a move of a man.</numerusform>
                <numerusform>Draw after %n more turns without a capture, a fall or a move of a man.</numerusform>
            </translation>
        </message>
    </context>
</TS>
