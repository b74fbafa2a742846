// The steps of every game's lesson, told in the game's own words. Positions are those of the games' own
// notation.
#include "lesson.h"

#include <map>

namespace trapbox {

namespace {

// Live play, nobody's hand on anything; then ten disks: where, camp, shooter, in the trap, lodged, -, x, y
// (µm), -…
#define PASSED_TRAP_LIVE "1 0 0 0 0 1 0 0 0 -1 0 0 0 -1 0 0 "
#define PASSED_TRAP_OUT "4 0 0 0 0 0 0 0 0 0 0 0 "
#define PASSED_TRAP_SEVEN_OUT                                                                                \
    PASSED_TRAP_OUT PASSED_TRAP_OUT PASSED_TRAP_OUT PASSED_TRAP_OUT PASSED_TRAP_OUT PASSED_TRAP_OUT          \
        PASSED_TRAP_OUT

constexpr LessonStep kPassedTrap[] = {
    {TRAPBOX_WORDS("passed_trap", "Put your finger on the hand to begin."), "format=practice gap=easy", "",
     "began"},
    {TRAPBOX_WORDS("passed_trap", "Take a disk, carry it behind the rubber band, and let go."), "", "",
     "shot 0", true},
    {TRAPBOX_WORDS(
         "passed_trap",
         "It flies straight ahead. Bring a disk in line with the gap in the wall, pull, and let it through."),
     "", "", "passed", true},
    {TRAPBOX_WORDS("passed_trap",
                   "This one is stuck in the trap and cannot be taken. Hit it with the other."),
     "format=practice gap=easy",
     PASSED_TRAP_LIVE "1 0 0 1 1 0 0 0 0 0 0 0 1 0 0 0 0 0 20000 -190000 0 0 0 0 1 0 0 0 0 0 -80000 -190000 "
                      "0 0 0 0 " PASSED_TRAP_SEVEN_OUT "0",
     "freed"},
    {TRAPBOX_WORDS("passed_trap", "Only the trap counts. Pull as far as you can beside it: the disk flies "
                                  "over the wall and comes back."),
     "format=practice gap=easy",
     PASSED_TRAP_LIVE "1 0 0 0 0 0 -80000 -190000 0 0 0 0 1 0 0 0 0 0 80000 -190000 0 0 0 0 1 0 0 0 0 0 "
                      "120000 -190000 0 0 0 0 " PASSED_TRAP_SEVEN_OUT "0",
     "hopped"},
    {TRAPBOX_WORDS("passed_trap",
                   "That is all. With two players both shoot at once: whoever has fewer disks left when the "
                   "sand has run out wins the round."),
     "", "", ""},
};

#undef PASSED_TRAP_LIVE
#undef PASSED_TRAP_OUT
#undef PASSED_TRAP_SEVEN_OUT

constexpr LessonStep kBoobyTrap[] = {
    {TRAPBOX_WORDS(
         "booby_trap",
         "The spring bar presses the pieces together. Hold your finger on one to feel how tight it is."),
     "practice=on", "", "touched"},
    {TRAPBOX_WORDS(
         "booby_trap",
         "The lines show the forces, in practice only. Put your finger on the piece again and slide "
         "straight up to lift it out."),
     "", "", "taken", true},
    {TRAPBOX_WORDS(
         "booby_trap",
         "If the bar moves by less than a mark at the side, the piece is yours. Now find a loose one "
         "between the lines, and take it."),
     "", "", "safe"},
    {TRAPBOX_WORDS("booby_trap", "And now take the tightest one that you can find, and watch the bar."), "",
     "", "taken"}, // whatever comes of it
    {TRAPBOX_WORDS("booby_trap",
                   "A trip costs points, and the piece is lost. If a piece feels tight, say “I pass”."),
     "", "", ""},
};

constexpr LessonStep kHexTrap[] = {
    {TRAPBOX_WORDS("hex_trap", "You are Red. Touch a round mover, then a space with two dots: it goes two "
                               "spaces, and that is a whole turn."),
     "side=4", "R:b2,b3,b4 B:f2,f3,f4", "stepped"},
    {TRAPBOX_WORDS("hex_trap", "A turn is two actions, each a step or a wall. Step to a space with one dot; "
                               "then tap near a slot to see a wall in it, and tap it again to place it."),
     "side=4", "R:b2,b3,b4 B:f2,f3,f4", "wall_placed"},
    {TRAPBOX_WORDS("hex_trap", "The border stops movers too. Two more walls around the blue mover in the "
                               "corner, and it is trapped."),
     "side=4", "R:b3,c4,b5 B:a1,f3,f4 walls=a1|b1", "trapped a1"},
    {TRAPBOX_WORDS("hex_trap", "That is all: two steps, a step and a wall, or two walls. Whoever traps all "
                               "three of the other’s movers wins."),
     "", "", ""},
};

constexpr LessonStep kTrapdoorCheckers[] = {
    {TRAPBOX_WORDS("trapdoor_checkers", "You are Black. A turn begins with the wheel: flick it, or tap it."),
     "", "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 random=5555555555555555", "spun"},
    {TRAPBOX_WORDS("trapdoor_checkers", "Green: move a green slider to the left or to the right. A door "
                                        "opens below a white man."),
     "", "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 wheel=green", "fell white"},
    {TRAPBOX_WORDS("trapdoor_checkers", "Doors stay open. And if you can capture, you must, without "
                                        "spinning: even into an open door. Jump!"),
     "", "B:W18,29,30,32:B1,2,3,15 doors=c3", "fell black"},
    {TRAPBOX_WORDS("trapdoor_checkers", "The wheel shows a piece: move one. At the far edge it is crowned, "
                                        "and from then on goes in all directions."),
     "", "B:W10,11,12:B25 wheel=piece", "crowned"},
    {TRAPBOX_WORDS("trapdoor_checkers",
                   "That is all. Leave the other side without a piece, or without a move, and you have won."),
     "", "", ""},
};

}

std::span<const LessonStep> lesson_of(std::string_view game) {
    static const std::map<std::string_view, std::span<const LessonStep>> kLessons{
        {"booby_trap", kBoobyTrap},
        {"hex_trap", kHexTrap},
        {"passed_trap", kPassedTrap},
        {"trapdoor_checkers", kTrapdoorCheckers},
    };
    const auto found = kLessons.find(game);
    return found == kLessons.end() ? std::span<const LessonStep>{} : found->second;
}

}
