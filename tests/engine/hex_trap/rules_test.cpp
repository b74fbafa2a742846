// One test or more for every rule HX-1 … HX-6. Drawings are pieces of the field of side 5 as `show` draws it:
// Red is below, strokes are walls. The neighbours of e5, the middle, are d4 d5 below, e4 e6 beside and f4
// f5 above it.
#include "hex_trap/play.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

TEST_CASE("HX-1: either may go first, and turns alternate", "[hex_trap]") {
    State red_first = start();
    CHECK(Rules::to_act(red_first) == SeatSet(kRed));
    CHECK(play(red_first, "g4-f4-e5") == "refused not_yours");
    CHECK(play(red_first, "c4-d4-e5") == "stepped c4 d4, stepped d4 e5, turn blue");
    CHECK(play(red_first, "c2-d2-e3") == "refused not_yours");
    CHECK(play(red_first, "g2-f2-e2") == "stepped g2 f2, stepped f2 e2, turn red");

    State blue_first = start({.first = Options::First::blue});
    CHECK(Rules::to_act(blue_first) == SeatSet(kBlue));
    CHECK(play(blue_first, "g2-f2-e2") == "stepped g2 f2, stepped f2 e2, turn red");
}

TEST_CASE("HX-2: a turn is exactly one of four", "[hex_trap]") {
    const auto played = [](std::string_view text) {
        State state = start();
        return play(state, text);
    };
    // One mover two spaces, straight or not, also to a neighbour of where it began.
    CHECK(played("c2-d2-e2") == "stepped c2 d2, stepped d2 e2, turn blue");
    CHECK(played("c2-d2-d3") == "stepped c2 d2, stepped d2 d3, turn blue");
    // Two movers one space each.
    CHECK(played("c2-d2 c4-d4") == "stepped c2 d2, stepped c4 d4, turn blue");
    // One mover one space, and a wall.
    CHECK(played("c2-d2 e5|e6") == "stepped c2 d2, wall_placed e5|e6 red, turn blue");
    // Two walls.
    CHECK(played("d4|d5 e4|e5") == "wall_placed d4|d5 red, wall_placed e4|e5 red, turn blue");
    // Fewer, more or other actions are refused.
    for (const auto* text :
         {"", "c2-d2", "e5|e6", "c2-d2-e2-f2", "c2-d2-e2 e5|e6", "c2-d2 e5|e6 e6|e7", "c2"})
        CHECK(played(text) == "unreadable");
    CHECK(played("pass") == "refused can_move");
    CHECK(played("c2-d3-e3") == "stepped c2 d3, stepped d3 e3, turn blue");
    CHECK(played("c2-e2 c4-d4") == "refused too_far");
    CHECK(played("c2-c2-d2") == "refused too_far");
    CHECK(played("d4|d6 e4|e5") == "refused too_far");
}

TEST_CASE("HX-2: two walls need two empty slots", "[hex_trap]") {
    State state = start();
    CHECK(play(state, "d4|d5 d4|d5") == "refused slot_filled");
    CHECK(play(state, "d4|d5 e4|e5") == "wall_placed d4|d5 red, wall_placed e4|e5 red, turn blue");
    CHECK(play(state, "d5|d4 e5|e6") == "refused slot_filled");
    CHECK(play(state, "g2-f2 e4|e5") == "refused slot_filled");
}

TEST_CASE("HX-2: step and wall come in either order, and are the same turn", "[hex_trap]") {
    const State begun = start();
    CHECK(read_as(begun, "e5|e6 c2-d2") == "c2-d2 e5|e6");
    CHECK(read_as(begun, "e6|e5 c2-d2") == "c2-d2 e5|e6");
    CHECK(read_as(begun, "e4|e5 d4|d5") == "d4|d5 e4|e5");
    CHECK(read_as(begun, "c4-d4 c2-d2") == "c2-d2 c4-d4");
    CHECK(read_as(begun, "c2-d2 d2-e3") == "c2-d2-e3"); // one mover
    // A slot can be closed behind the mover that has crossed it, but not crossed after it is closed.
    State behind = begun;
    CHECK(play(behind, "c2-d2 c2|d2") == "stepped c2 d2, wall_placed c2|d2 red, turn blue");
    State ahead = begun;
    CHECK(play(ahead, "c2|d2 c2-d2") == "refused wall_in_the_way");
}

TEST_CASE("HX-2: of two movers one may follow into the space that the other leaves", "[hex_trap]") {
    //  e  .   .   .   .
    //  d    R   R   .      d4 leaves to e5, then d3 follows to d4: in that order only
    constexpr auto kPosition = "R:d3,d4,c6 B:g2,g4,g6";
    CHECK(play_at(kPosition, "d4-e5 d3-d4") == "stepped d4 e5, stepped d3 d4, turn blue");
    CHECK(play_at(kPosition, "d3-d4 d4-e5") == "refused occupied");
    CHECK(read_as(at(kPosition), "d4-e5 d3-d4") == "d4-e5 d3-d4");
    CHECK(play_at(kPosition, "d3-e4 d4-e4") == "refused occupied");
}

TEST_CASE("HX-2: a mover may not return to its start space", "[hex_trap]") {
    State state = start();
    CHECK(play(state, "c2-d2-c2") == "refused back_again");
}

TEST_CASE("HX-3: one mover per space, and no jumping over walls or movers", "[hex_trap]") {
    //  d    .   B   .
    //  c  R   R | .   R    (c2 c3 | c4 … c6)
    constexpr auto kPosition = "R:c2,c3,c6 B:d3,g4,g6 walls=c3|c4";
    CHECK(play_at(kPosition, "c2-c3 c6-d6") == "refused occupied");
    CHECK(play_at(kPosition, "c2-d3 c6-d6") == "refused occupied"); // Blue's mover is there
    CHECK(play_at(kPosition, "c3-c4 c6-d6") == "refused wall_in_the_way");
    CHECK(play_at(kPosition, "c2-c3-c4") == "refused occupied"); // no passing through
    CHECK(play_at(kPosition, "c2-c4 c6-d6") == "refused too_far");
    CHECK(play_at(kPosition, "c6-d6 c6-d6") == "refused not_yours"); // no mover is left there
}

TEST_CASE("HX-4, diagram A: a mover is trapped by walls alone", "[hex_trap]") {
    /*  f    .   .   .   .          f    .   .   .   .
                                              / \
        e  .   . | R | .   .   →    e  .   . | r | .   .
                \ /                           \ /
        d    .   .   .   .          d    .   .   .   .    */
    State state = at("R:e5,c4,c6 B:g2,g4,g6 walls=d4|e5,d5|e5,e4|e5,e5|e6 turn=blue");
    CHECK(play(state, "e5|f4 e5|f5") ==
          "wall_placed e5|f4 blue, wall_placed e5|f5 blue, trapped e5, turn red");
    CHECK(play(state, "e5-f5 c4-d4") == "refused caught");
}

TEST_CASE("HX-4, diagram B: a mover is trapped by walls and movers", "[hex_trap]") {
    /*  f    .   .   .   .          f    .   .   .   .
                /                             / \
        e  .   . | B | .   .   →    e  .   . | b | .   .

        d    .   R   .   .          d    .   R   R   .
        c      .   .   R            c      .   .   .      c5 steps to d5, a wall closes the way to f5 */
    State state = at("R:d4,c5,a1 B:e5,g4,g6 walls=e4|e5,e5|e6,e5|f4");
    CHECK(play(state, "c5-d5 e5|f5") == "stepped c5 d5, wall_placed e5|f5 red, trapped e5, turn blue");
}

TEST_CASE("HX-4, diagram C: a mover is trapped by walls, a mover and the border", "[hex_trap]") {
    /*  c  B   .   .                c  .   .   .
        b    .   .   .              b    B   .   .        c1 steps to b1, a wall closes the way to b2
                               →            \
        a      R | .                a      r | .          a1 is a corner: it has three neighbours */
    State state = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2 turn=blue");
    CHECK(play(state, "c1-b1 a1|b2") == "stepped c1 b1, wall_placed a1|b2 blue, trapped a1, turn red");
}

TEST_CASE("HX-4: a mover with one exit is not trapped", "[hex_trap]") {
    State state = at("R:e5,c4,c6 B:g2,g4,g6 walls=d4|e5,d5|e5,e4|e5 turn=blue");
    CHECK(play(state, "e5|f4 e5|f5") == "wall_placed e5|f4 blue, wall_placed e5|f5 blue, turn red");
    CHECK(play(state, "e5-e6-e7") == "stepped e5 e6, stepped e6 e7, turn blue");
}

// The rulebook: "A player's Mover is trapped when it can no longer move because his opponent has" closed it
// in.
TEST_CASE("HX-4: a player can't trap their own mover, and the opponent's next turn decides about it",
          "[hex_trap]") {
    /*  c  R   .   .
        b    .   .   .       c1 steps to b1, and closes in its own a1
              \
        a      R   R         */
    constexpr auto kPosition = "R:a1,a2,c1 B:g2,g4,g6 walls=a1|b2";
    State state = at(kPosition);
    CHECK(play(state, "c1-b1 g2|g3") == "stepped c1 b1, wall_placed g2|g3 red, turn blue");
    CHECK_FALSE(state.position.is_caught(0));
    // Saved and restored, it is still free.
    CHECK(at(Rules::checkpoint(state)).position.caught == 0);
    // Blue leaves it closed in, so it is trapped.
    CHECK(play(state, "g4-f4-e4") == "stepped g4 f4, stepped f4 e4, trapped a1, turn red");

    // Blue's own mover was one of those around it, and leaves: a1 is free.
    State opened = at("R:a1,a3,c6 B:b1,g4,g6 walls=a1|b2");
    CHECK(play(opened, "a3-a2 g4|g5") == "stepped a3 a2, wall_placed g4|g5 red, turn blue");
    CHECK(play(opened, "b1-c1 g4-f4") == "stepped b1 c1, stepped g4 f4, turn red");
    CHECK_FALSE(opened.position.is_caught(0));

    // Movers are not checked in the middle of a turn: b1 closes in a1, then the second step opens a2.
    State passing = at(kPosition, {.own_traps = true});
    const auto space = [](std::string_view name) { return *parse_space(name); };
    std::vector<Event> events;
    CHECK(
        Rules::apply(passing, turn_of(step(space("c1"), space("b1")), step(space("a2"), space("a3"))), events)
            .accepted());
    CHECK_FALSE(passing.position.is_caught(0));
    CHECK(to_text(events[0]) == "stepped c1 b1"); // events are in the order of the actions
}

TEST_CASE("HX-4 as in older saves: with own_traps a player's own movers are judged too", "[hex_trap]") {
    CHECK(play_at("R:a1,a2,c1 B:g2,g4,g6 walls=a1|b2", "c1-b1 g2|g3", {.own_traps = true}) ==
          "stepped c1 b1, wall_placed g2|g3 red, trapped a1, turn blue");
}

TEST_CASE("HX-4: a trapped mover stays captured when others move away", "[hex_trap]") {
    State state = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2,a1|b2 turn=blue");
    CHECK(play(state, "c1-b1 g4-f4") == "stepped c1 b1, stepped g4 f4, trapped a1, turn red");
    CHECK(play(state, "c4-d4-e4") == "stepped c4 d4, stepped d4 e4, turn blue");
    CHECK(play(state, "b1-c1 f4-g4") == "stepped b1 c1, stepped f4 g4, turn red");
    CHECK(play(state, "a1-b1 e4-d4") == "refused caught");
}

TEST_CASE("HX-4 with the option: a trapped mover is free again when a neighbour leaves", "[hex_trap]") {
    State state = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2,a1|b2 turn=blue", {.free_again = true});
    CHECK(play(state, "c1-b1 g4-f4") == "stepped c1 b1, stepped g4 f4, trapped a1, turn red");
    CHECK(play(state, "a1-b1 c4-d4") == "refused occupied");
    CHECK(play(state, "c4-d4-e4") == "stepped c4 d4, stepped d4 e4, turn blue");
    CHECK(play(state, "b1-c1 f4-g4") == "stepped b1 c1, stepped f4 g4, freed a1, turn red");
    CHECK(play(state, "a1-b1 e4-d4") == "stepped a1 b1, stepped e4 d4, turn blue");
}

TEST_CASE("HX-4 with the option: the second mover may use the space that sets it free", "[hex_trap]") {
    // a1 is shut in by its own b1; b1 leaves and a1 follows in the same turn.
    State state = at("R:a1,b1,c6 B:g2,g4,g6 walls=a1|a2,a1|b2", {.free_again = true});
    CHECK(state.position.is_caught(0));
    CHECK(play(state, "b1-c1 a1-b1") == "stepped b1 c1, stepped a1 b1, freed b1, turn blue");
}

TEST_CASE("HX-5: the first to trap all three of the other's movers wins", "[hex_trap]") {
    State state = at("R:e5,a1,a5 B:g2,g4,g6 walls=d4|e5,d5|e5,e4|e5,e5|e6 caught=a1,a5 turn=blue");
    CHECK(play(state, "e5|f4 e5|f5") ==
          "wall_placed e5|f4 blue, wall_placed e5|f5 blue, trapped e5, won blue");
    CHECK(Rules::outcome(state) == Outcome{Outcome::Kind::won, {kBlue}, {}});
    CHECK(Rules::moves(state).empty());
    CHECK(play(state, "a1-b1-c1") == "refused ended");
}

TEST_CASE("HX-5: a turn that closes in the last movers of both sides wins for its player", "[hex_trap]") {
    /*  f    .   .   .   .
              / \ / \
        e  . | R   B | .     side by side in a cell of walls; both have d5 left, below and between them
              \     /
        d    .   .   .   .   */
    constexpr auto kCell = "R:e5,a1,a5 B:e6,i1,i5 walls=e4|e5,e5|f4,e5|f5,d4|e5,e6|e7,e6|f5,e6|f6,d6|e6 "
                           "caught=a1,a5,i1,i5 turn=";
    CHECK(play_at(kCell + std::string("red"), "d5|e5 d5|e6") ==
          "wall_placed d5|e5 red, wall_placed d5|e6 red, trapped e6, won red");
    CHECK(play_at(kCell + std::string("blue"), "d5|e5 d5|e6") ==
          "wall_placed d5|e5 blue, wall_placed d5|e6 blue, trapped e5, won blue");
    CHECK(play_at(kCell + std::string("blue"), "d5|e5 d5|e6", {.own_traps = true}) ==
          "wall_placed d5|e5 blue, wall_placed d5|e6 blue, trapped e5, trapped e6, won blue");
}

TEST_CASE("HX-5: a player who closes in the last of their own movers loses after the opponent's turn",
          "[hex_trap]") {
    constexpr auto kPosition = "R:e5,a1,a5 B:g2,g4,g6 walls=d4|e5,d5|e5,e4|e5,e5|e6 caught=a1,a5 turn=red";
    State state = at(kPosition);
    CHECK(play(state, "e5|f4 e5|f5") == "wall_placed e5|f4 red, wall_placed e5|f5 red, turn blue");
    CHECK(play(state, "g2-f2-e2") == "stepped g2 f2, stepped f2 e2, trapped e5, won blue");
    CHECK(play_at(kPosition, "e5|f4 e5|f5", {.own_traps = true}) ==
          "wall_placed e5|f4 red, wall_placed e5|f5 red, trapped e5, won blue");
}

TEST_CASE("HX-6: with no walls left only moves of movers remain", "[hex_trap]") {
    State one_left = at("R:c2,c4,c6 B:g2,g4,g6 pile=1");
    CHECK(play(one_left, "d4|d5 e4|e5") == "refused no_walls_left");
    CHECK(play(one_left, "c2-d2 e4|e5") == "stepped c2 d2, wall_placed e4|e5 red, pile_empty, turn blue");
    CHECK(play(one_left, "g2-f2 e5|e6") == "refused no_walls_left");
    // Blue can only move: 106 pairs of steps and 44 double steps, the same as Red at the start by symmetry
    // (c2-d2 and the wall are too far away to matter). Also resign and offer_draw.
    CHECK(Rules::moves(one_left).size() == 106 + 44 + 2);
    const auto kinds = turn_kinds(one_left.position);
    CHECK(kinds ==
          TurnKinds{.two_spaces = true, .two_movers = true, .step_and_wall = false, .two_walls = false});
}

TEST_CASE("HX-6: a player with no legal turn passes", "[hex_trap]") {
    /*  c  .   .   .
            / \
        b    . | .   .       a1 and b1 are a cell of two spaces: Red's last mover can step up, but from there
       only back
              \
        a      R | .         */
    constexpr auto kPocket = "R:a1,e1,e9 B:g2,g4,g6 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2 caught=e1,e9 pile=";
    State state = at(std::string(kPocket) + "0");
    CHECK(view(state).must_pass);
    CHECK(Rules::moves(state).size() == 3); // pass, resign, offer_draw
    CHECK(play(state, "a1-b1-a1") == "refused back_again");
    CHECK(play(state, "pass") == "passed red, turn blue");
    CHECK(state.quiet == 1);
    // With a wall left there is a step and a wall.
    State one_wall = at(std::string(kPocket) + "1");
    CHECK_FALSE(view(one_wall).must_pass);
    CHECK(play(one_wall, "pass") == "refused can_move");
    CHECK(play(one_wall, "a1-b1 a1|b1") == "stepped a1 b1, wall_placed a1|b1 red, pile_empty, turn blue");
    CHECK(play(one_wall, "g2-f2-e2") == "stepped g2 f2, stepped f2 e2, trapped b1, won blue");
}

TEST_CASE("HX-6: the same position for the third time is a draw", "[hex_trap]") {
    State state = start();
    const auto circle = [&] { // four turns that lead back
        play(state, "c2-d2-d3");
        play(state, "g2-f2-f3");
        play(state, "d3-d2-c2");
        return play(state, "f3-f2-g2");
    };
    CHECK(circle() == "stepped f3 f2, stepped f2 g2, turn red"); // the start for the second time
    CHECK(Rules::checkpoint(state) ==
          "R:c2,c4,c6 B:g2,g4,g6 pile=90 turn=red quiet=4 turns=4 past=c2/c4/c6/g2/g4/g6,"
          "c4/c6/d3/g2/g4/g6,c4/c6/d3/f3/g4/g6,c2/c4/c6/f3/g4/g6");
    // The repetition count is kept when the game is resumed from its checkpoint.
    state = at(Rules::checkpoint(state));
    CHECK(circle() == "stepped f3 f2, stepped f2 g2, drawn"); // for the third time
    CHECK(state.end == End{{}, EndReason::repeated});
    CHECK(Rules::outcome(state) == Outcome{Outcome::Kind::drawn, {}, {}});
    CHECK(at(Rules::checkpoint(state)).end == End{{}, EndReason::repeated});
}

TEST_CASE("HX-6: a position is the same whichever of a side's movers is where, but not for the other player",
          "[hex_trap]") {
    // Red exchanges c4 and c5 with four single steps of two movers, and is back with the movers swapped.
    State state = at("R:c4,c5,a1 B:g2,g4,g6");
    for (int i = 0; i < 2; ++i) {
        CHECK(play(state, "c4-d5 c5-d6") == "stepped c4 d5, stepped c5 d6, turn blue");
        CHECK(play(state, "g2-f2-f3") == "stepped g2 f2, stepped f2 f3, turn red");
        CHECK(play(state, "a1-a2 d5-c5") == "stepped a1 a2, stepped d5 c5, turn blue");
        CHECK(play(state, "f3-f2-g2") == "stepped f3 f2, stepped f2 g2, turn red");
        CHECK(play(state, "d6-d5-c4") == "stepped d6 d5, stepped d5 c4, turn blue");
        CHECK(play(state, "g2-f2-f3") == "stepped g2 f2, stepped f2 f3, turn red");
        CHECK(play(state, "a2-b2-a1") == "stepped a2 b2, stepped b2 a1, turn blue");
        CHECK(play(state, "f3-f2-g2") ==
              (i == 0 ? "stepped f3 f2, stepped f2 g2, turn red" : "stepped f3 f2, stepped f2 g2, drawn"));
    }
}

TEST_CASE("HX-6: a wall between makes it another position", "[hex_trap]") {
    State state = start();
    // The movers are at their starts for the first, second and third time, but then with a wall.
    for (const auto* turn :
         {"c2-d2-d3", "g2-f2-f3", "d3-d2-c2", "f3-f2-g2", "c4-d4 e5|e6", "g4-f4-f5", "d4-d5-c4", "f5-f4-g4"})
        play(state, turn);
    CHECK(state.turns == 8);
    CHECK(state.quiet == 3);
    CHECK_FALSE(state.end);
}

TEST_CASE("HX-6: sixty turns without a wall or a trap are a draw", "[hex_trap]") {
    State state = start({.threefold = false});
    // Each side moves forward and back: four turns, fifteen times.
    for (int i = 0; i < 15; ++i) {
        CHECK(play(state, "c2-d2-d3") == "stepped c2 d2, stepped d2 d3, turn blue");
        CHECK(play(state, "g2-f2-f3") == "stepped g2 f2, stepped f2 f3, turn red");
        CHECK(play(state, "d3-d2-c2") == "stepped d3 d2, stepped d2 c2, turn blue");
        CHECK_FALSE(state.end);
        const std::string last = play(state, "f3-f2-g2");
        CHECK(last ==
              (i < 14 ? "stepped f3 f2, stepped f2 g2, turn red" : "stepped f3 f2, stepped f2 g2, drawn"));
    }
    CHECK(Rules::outcome(state) == Outcome{Outcome::Kind::drawn, {}, {}});
}

TEST_CASE("HX-6: a wall or a trap begins the count of quiet turns again", "[hex_trap]") {
    State wall = at("R:c2,c4,c6 B:g2,g4,g6 quiet=59");
    CHECK(play(wall, "c2-d2 e5|e6") == "stepped c2 d2, wall_placed e5|e6 red, turn blue");
    CHECK(wall.quiet == 0);
    // Diagram C by steps alone, a moment before the draw.
    State trap = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2,a1|b2 turn=blue quiet=59");
    CHECK(play(trap, "c1-b1 g4-f4") == "stepped c1 b1, stepped g4 f4, trapped a1, turn red");
    CHECK(trap.quiet == 0);
    // A win in the last quiet turn is a win.
    State win = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2,a1|b2 caught=c4,c6 turn=blue quiet=59");
    CHECK(play(win, "c1-b1 g4-f4") == "stepped c1 b1, stepped g4 f4, trapped a1, won blue");
}

TEST_CASE("HX-6 with movers that can be freed: only a wall begins the count again", "[hex_trap]") {
    // As above; but with free_again, a mover that steps to and fro traps and frees endlessly.
    constexpr auto kTrap = "R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2,a1|b2 turn=blue quiet=";
    State trap = at(std::string(kTrap) + "58", {.free_again = true});
    CHECK(play(trap, "c1-b1 g4-f4") == "stepped c1 b1, stepped g4 f4, trapped a1, turn red");
    CHECK(trap.quiet == 59);
    CHECK(play(trap, "c4-d4 e5|e6") == "stepped c4 d4, wall_placed e5|e6 red, turn blue");
    CHECK(trap.quiet == 0);
    CHECK(play_at(std::string(kTrap) + "59", "c1-b1 g4-f4", {.free_again = true}) ==
          "stepped c1 b1, stepped g4 f4, trapped a1, drawn");
}

TEST_CASE("HX-6: a draw can be agreed, and is offered once a turn", "[hex_trap]") {
    State state = start();
    CHECK(play(state, "accept_draw") == "refused no_offer");
    CHECK(play(state, "offer_draw") == "draw_offered red");
    CHECK(Rules::to_act(state) == SeatSet(kBlue));
    CHECK(play(state, "c2-d2-e2") == "refused answer_first");
    CHECK(play(state, "resign") == "refused answer_first");
    CHECK(play(state, "decline_draw") == "draw_declined blue");
    CHECK(Rules::to_act(state) == SeatSet(kRed));
    CHECK(play(state, "offer_draw") == "refused offered_already");
    CHECK(play(state, "c2-d2-e2") == "stepped c2 d2, stepped d2 e2, turn blue");
    CHECK(play(state, "offer_draw") == "draw_offered blue");
    CHECK(play(state, "accept_draw") == "drawn");
    CHECK(Rules::outcome(state).kind == Outcome::Kind::drawn);
}

TEST_CASE("a player can resign", "[hex_trap]") {
    State state = start({.first = Options::First::blue});
    CHECK(play(state, "resign") == "resigned blue, won red");
    CHECK(play(state, "resign") == "refused ended");
}

// Ours: the advantage of going first is measured by tests/bench/hex_trap_strength.
TEST_CASE("HX-7: the first turn of the game is one step or one wall", "[hex_trap]") {
    const auto played = [](std::string_view text) {
        State state = Rules::start({}, 1);
        return play(state, text);
    };
    CHECK(played("c2-d2") == "stepped c2 d2, turn blue");
    CHECK(played("e5|e6") == "wall_placed e5|e6 red, turn blue");
    for (const auto* text : {"c2-d2-e2", "c2-d2 c4-d4", "c2-d2 e5|e6", "d4|d5 e4|e5"})
        CHECK(played(text) == "refused one_action");
    CHECK(played("g2-f2") == "refused not_yours");
    CHECK(played("c2-e2") == "refused too_far");
    CHECK(played("pass") == "refused can_move");
    // 18 steps (three movers, six exits each) and 156 walls; and to resign or to offer a draw.
    CHECK(Rules::moves(Rules::start({}, 1)).size() == 18 + 156 + 2);

    // From the second turn on, both actions are required.
    State state = Rules::start({.first = Options::First::blue}, 1);
    CHECK(play(state, "g2-f2") == "stepped g2 f2, turn red");
    CHECK(play(state, "c2-d2") == "unreadable");
    CHECK(play(state, "c2-d2 e5|e6") == "stepped c2 d2, wall_placed e5|e6 red, turn blue");
    CHECK(play(state, "f2-e2") == "unreadable");
}

TEST_CASE("HX-7 can be switched off, and does not apply to positions that are typed", "[hex_trap]") {
    State off = Rules::start({.short_first = false}, 1);
    CHECK(play(off, "c2-d2") == "unreadable");
    CHECK(play(off, "c2-d2 e5|e6") == "stepped c2 d2, wall_placed e5|e6 red, turn blue");
    CHECK(play_at("R:c2,c4,c6 B:g2,g4,g6", "c2-d2 e5|e6") ==
          "stepped c2 d2, wall_placed e5|e6 red, turn blue");
    CHECK(play_at("R:c2,c4,c6 B:g2,g4,g6 actions=1", "c2-d2 e5|e6") == "refused one_action");
}
