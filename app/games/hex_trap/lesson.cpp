#include "lesson.h"

#include "games/hex_trap/view.h"

namespace trapbox {

using namespace hex_trap;

std::vector<LessonStep> HexTrapView::lesson() {
    return {
        {.text = TRAPBOX_UI_TEXT("hex_trap",
                                 "You are Red. Tap a round mover, then a space with two dots: it goes two "
                                 "spaces, and that is a whole turn."),
         .options = "side=4",
         .position = "R:b2,b3,b4 B:f2,f3,f4",
         .awaits = event_of<Event>(Event::Kind::stepped)},
        {.text = TRAPBOX_UI_TEXT(
             "hex_trap", "A turn is two actions, each a step or a wall. Step to a space with one dot. "
                         "Then tap near a slot to preview a wall, and tap again to place it."),
         .options = "side=4",
         .position = "R:b2,b3,b4 B:f2,f3,f4",
         .awaits = event_of<Event>(Event::Kind::wall_placed)},
        {.text = TRAPBOX_UI_TEXT("hex_trap",
                                 "The border stops movers too. Two more walls around the blue mover in the "
                                 "corner, and it is trapped."),
         .options = "side=4",
         .position = "R:b3,c4,b5 B:a1,f3,f4 walls=a1|b1",
         .awaits = event_of<Event>(Event::Kind::trapped,
                                   [](const Event& event) { return event.from == *parse_space("a1"); })},
        {.text = TRAPBOX_UI_TEXT(
             "hex_trap",
             "That’s it: a turn is two steps, a step and a wall, or two walls. The first turn of a "
             "game is one step or one wall. Trap all three of your opponent’s movers to win.")},
    };
}

}
