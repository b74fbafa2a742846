#include "lesson.h"

#include "games/trapdoor_checkers/view.h"

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

template <Side side>
bool is_of(const Event& event) {
    return event.side == side;
}

}

std::vector<LessonStep> TrapdoorCheckersView::lesson() {
    return {
        {.text = TRAPBOX_UI_TEXT("trapdoor_checkers",
                                 "You are Black. A turn starts with the wheel: flick it or tap it."),
         .position = "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 random=5555555555555555",
         .awaits = event_of<Event>(Event::Kind::spun)},
        {.text = TRAPBOX_UI_TEXT("trapdoor_checkers",
                                 "Green: move a green slider left or right, or tap a glowing door "
                                 "twice. The first tap shows which piece falls."),
         .position = "B:W9,11,22,24,29,30,31,32:B1,2,3,4,13,16 wheel=green",
         .awaits = event_of<Event>(Event::Kind::fell, is_of<Side::white>)},
        {.text =
             TRAPBOX_UI_TEXT("trapdoor_checkers",
                             "Doors stay open. If you can capture, you must, without spinning, even onto an "
                             "open door. Jump!"),
         .position = "B:W18,29,30,32:B1,2,3,15 doors=c3",
         .awaits = event_of<Event>(Event::Kind::fell, is_of<Side::black>)},
        {.text = TRAPBOX_UI_TEXT("trapdoor_checkers",
                                 "The wheel shows a piece: move one. At the far edge it is crowned. "
                                 "Then it can move in all directions."),
         .position = "B:W10,11,12:B25 wheel=piece",
         .awaits = event_of<Event>(Event::Kind::crowned)},
        {.text = TRAPBOX_UI_TEXT(
             "trapdoor_checkers",
             "That’s it. You win if your opponent has no pieces left, or none that can move.")},
    };
}

}
