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
    {TRAPBOX_WORDS("passed_trap", "Put your finger on the hand to start."), "format=practice gap=easy", "",
     "began"},
    {TRAPBOX_WORDS("passed_trap", "Drag a disk behind the rubber band and let go."), "", "", "shot 0", true},
    {TRAPBOX_WORDS("passed_trap",
                   "It flies straight ahead. Line up a disk with the gap in the wall, pull and let go."),
     "", "", "passed", true},
    {TRAPBOX_WORDS("passed_trap",
                   "This disk is stuck in the trap and can’t be picked up. Hit it with the other one."),
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
    {TRAPBOX_WORDS("passed_trap", "That’s it. With two players, both shoot at once: whoever has fewer disks "
                                  "left when the sand runs out wins the round."),
     "", "", ""},
};

#undef PASSED_TRAP_LIVE
#undef PASSED_TRAP_OUT
#undef PASSED_TRAP_SEVEN_OUT

// Sixty pieces as they were mixed once; l1 lies loose, and l14 holds the bar. Found by engine_tests
// "[find_booby_trap_lesson]".
constexpr std::string_view kBoobyTrapTray =
    "0 1 0 -1 0 0 0 0 0 223889 223889 0 0 0 0 0 0 0 0 0 0 i197002 42308 150 i11577 141309 1743 "
    "i96106 79390 62600 i13643 63151 0 i104682 192142 2364 i56635 171030 69 i151169 104964 156 "
    "i200550 60922 1298 i197762 18626 0 i63671 25026 0 i123274 197396 62811 i142616 159706 61379 "
    "i78561 72228 62203 i114992 214439 1114 i192192 103982 8797 i11632 160258 61893 i34343 184378 "
    "192 i192479 182482 62779 i52577 189540 17 i66962 110170 870 i197550 133360 989 i126414 144311 "
    "63 i158997 145095 207 i92122 12450 62777 i12450 182193 48627 i45620 115303 62604 i67017 151690 "
    "178 i34516 137646 878 i148540 68044 56661 i85959 43712 62361 i54586 211398 632 i145590 13327 "
    "62662 i114416 122435 62153 i142205 124996 2820 i129363 102459 62501 i136246 46334 909 i197552 "
    "82666 60486 i27694 84008 62776 i36400 162525 62605 i77862 129221 470 i45277 57110 7 i146436 "
    "207939 62776 i171896 24160 62815 i159476 178771 434 i120381 172112 62726 i55962 87220 62373 "
    "i184124 158442 116 i169484 87297 3791 i192613 207931 113 i110375 58316 496 i81564 176147 241 "
    "i92286 104556 495 i172425 120013 19 i84729 207939 62467 i24660 207914 2785 i15950 116089 61115 "
    "i98348 148961 210 i117819 24659 59939 i175457 55911 62138 i28303 27338 0 0";

constexpr LessonStep kBoobyTrap[] = {
    {TRAPBOX_WORDS("booby_trap",
                   "The spring bar presses the pieces together. Hold your finger on the marked one "
                   "to feel how tight it is."),
     "practice=on difficulty=easy", kBoobyTrapTray, "touched 0 l1", false, "touch l1"},
    {TRAPBOX_WORDS("booby_trap",
                   "It is loose: none of the lines runs through it. They show the forces, in practice only. "
                   "Put your finger on it again and slide straight up to lift it out."),
     "", "", "safe 0 l1", true, "touch l1"},
    {TRAPBOX_WORDS(
         "booby_trap",
         "The bar moved less than one marking, so the piece is yours. Now feel the other marked piece."),
     "", "", "touched 0 l14", false, "touch l14"},
    {TRAPBOX_WORDS(
         "booby_trap",
         "It is held tight: in a game you would choose “I pass”. Take it anyway, and watch the bar."),
     "", "", "penalty 0 l14", true, "touch l14"},
    {TRAPBOX_WORDS("booby_trap", "The bar has tripped: that costs points, and the piece is lost. If a piece "
                                 "feels tight, pass and try another one on your next turn."),
     "", "", ""},
};

constexpr LessonStep kHexTrap[] = {
    {TRAPBOX_WORDS("hex_trap", "You are Red. Tap a round mover, then a space with two dots: it goes two "
                               "spaces, and that is a whole turn."),
     "side=4", "R:b2,b3,b4 B:f2,f3,f4", "stepped"},
    {TRAPBOX_WORDS("hex_trap", "A turn is two actions, each a step or a wall. Step to a space with one dot. "
                               "Then tap near a slot to preview a wall, and tap again to place it."),
     "side=4", "R:b2,b3,b4 B:f2,f3,f4", "wall_placed"},
    {TRAPBOX_WORDS("hex_trap", "The border stops movers too. Two more walls around the blue mover in the "
                               "corner, and it is trapped."),
     "side=4", "R:b3,c4,b5 B:a1,f3,f4 walls=a1|b1", "trapped a1"},
    {TRAPBOX_WORDS("hex_trap",
                   "That’s it: a turn is two steps, a step and a wall, or two walls. The first turn of a "
                   "game is one step or one wall. Trap all three of your opponent’s movers to win."),
     "", "", ""},
};

constexpr LessonStep kTrapdoorCheckers[] = {
    {TRAPBOX_WORDS("trapdoor_checkers", "You are Black. A turn starts with the wheel: flick it or tap it."),
     "", "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 random=5555555555555555", "spun"},
    {TRAPBOX_WORDS("trapdoor_checkers", "Green: move a green slider left or right, or tap a glowing door "
                                        "twice. The first tap shows which piece falls."),
     "", "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 wheel=green", "fell white"},
    {TRAPBOX_WORDS(
         "trapdoor_checkers",
         "Doors stay open. If you can capture, you must, without spinning, even onto an open door. Jump!"),
     "", "B:W18,29,30,32:B1,2,3,15 doors=c3", "fell black"},
    {TRAPBOX_WORDS("trapdoor_checkers", "The wheel shows a piece: move one. At the far edge it is crowned. "
                                        "Then it can move in all directions."),
     "", "B:W10,11,12:B25 wheel=piece", "crowned"},
    {TRAPBOX_WORDS("trapdoor_checkers",
                   "That’s it. You win if your opponent has no pieces left, or none that can move."),
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
