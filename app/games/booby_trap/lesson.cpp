#include "lesson.h"

#include "games/booby_trap/view.h"

namespace trapbox {

using namespace booby_trap;

namespace {

// A tray of sixty pieces in which l1 is loose and l14 holds the bar. Found by engine_tests
// "[find_booby_trap_lesson]".
constexpr const char* kTray =
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

constexpr int kLoose = 40; // l1
constexpr int kTight = 53; // l14

template <int piece>
bool is_of(const Event& event) {
    return event.piece == piece;
}

AnyCommand touch(int piece) { return any_command<Rules>({.kind = Command::Kind::touch, .piece = piece}); }

}

std::vector<LessonStep> BoobyTrapView::lesson() {
    return {
        {.text = TRAPBOX_UI_TEXT(
             "booby_trap", "The spring bar presses the pieces together. Hold your finger on the marked one "
                           "to feel how tight it is."),
         .options = "practice=on difficulty=easy",
         .position = kTray,
         .awaits = event_of<Event>(Event::Kind::touched, is_of<kLoose>),
         .asks_for = touch(kLoose)},
        {.text = TRAPBOX_UI_TEXT(
             "booby_trap",
             "It is loose: none of the lines runs through it. They show the forces, in practice only. "
             "Put your finger on it again and slide straight up to lift it out."),
         .awaits = event_of<Event>(Event::Kind::safe, is_of<kLoose>),
         .early = true,
         .asks_for = touch(kLoose)},
        {.text = TRAPBOX_UI_TEXT(
             "booby_trap",
             "The bar moved less than one marking, so the piece is yours. Now feel the other marked piece."),
         .awaits = event_of<Event>(Event::Kind::touched, is_of<kTight>),
         .asks_for = touch(kTight)},
        {.text = TRAPBOX_UI_TEXT(
             "booby_trap",
             "It is held tight: in a game you would choose “I pass”. Take it anyway, and watch the bar."),
         .awaits = event_of<Event>(Event::Kind::penalty, is_of<kTight>),
         .early = true,
         .asks_for = touch(kTight)},
        {.text = TRAPBOX_UI_TEXT("booby_trap",
                                 "The bar has tripped: that costs points, and the piece is lost. If a piece "
                                 "feels tight, pass and try another one on your next turn.")},
    };
}

}
