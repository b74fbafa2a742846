#include "lesson.h"

#include "games/passed_trap/view.h"

namespace trapbox {

using namespace passed_trap;

namespace {

// Play is running and no hand is down. Ten disks follow: where, camp, shooter, in the trap, lodged, -, x, y
// (µm), -…
constexpr const char* kPlaying = "1 0 0 0 0 1 0 0 0 -1 0 0 0 -1 0 0 ";
constexpr const char* kOut = "4 0 0 0 0 0 0 0 0 0 0 0 ";

// The first three disks are in play, the others are out of the round.
std::string position(const std::string& three_disks) {
    std::string text = kPlaying + three_disks;
    for (int disk = 3; disk < kDisks; ++disk)
        text += kOut;
    return text + '0';
}

}

std::vector<LessonStep> PassedTrapView::lesson() {
    const char* practice = "format=practice gap=easy";
    return {
        {.text = TRAPBOX_UI_TEXT("passed_trap", "Put your finger on the hand to start."),
         .options = practice,
         .awaits = event_of<Event>(Event::Kind::began)},
        {.text = TRAPBOX_UI_TEXT("passed_trap", "Drag a disk behind the rubber band and let go."),
         .awaits =
             event_of<Event>(Event::Kind::shot, [](const Event& event) { return event.seat == seat_at(0); }),
         .early = true},
        {.text = TRAPBOX_UI_TEXT(
             "passed_trap",
             "It flies straight ahead. Line up a disk with the gap in the wall, pull and let go."),
         .awaits = event_of<Event>(Event::Kind::passed),
         .early = true},
        {.text = TRAPBOX_UI_TEXT(
             "passed_trap",
             "This disk is stuck in the trap and can’t be picked up. Hit it with the other one."),
         .options = practice,
         .position = position("1 0 0 1 1 0 0 0 0 0 0 0 1 0 0 0 0 0 20000 -190000 0 0 0 0 "
                              "1 0 0 0 0 0 -80000 -190000 0 0 0 0 "),
         .awaits = event_of<Event>(Event::Kind::freed)},
        {.text = TRAPBOX_UI_TEXT("passed_trap",
                                 "Only the trap counts. Pull as far as you can beside it: the disk flies "
                                 "over the wall and comes back."),
         .options = practice,
         .position = position("1 0 0 0 0 0 -80000 -190000 0 0 0 0 1 0 0 0 0 0 80000 -190000 0 0 0 0 "
                              "1 0 0 0 0 0 120000 -190000 0 0 0 0 "),
         .awaits = event_of<Event>(Event::Kind::hopped)},
        {.text = TRAPBOX_UI_TEXT("passed_trap",
                                 "That’s it. With two players, both shoot at once: whoever has fewer disks "
                                 "left when the sand runs out wins the round.")},
    };
}

}
