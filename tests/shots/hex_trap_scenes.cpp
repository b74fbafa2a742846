#include "games/hex_trap/places.h"
#include "games/hex_trap/view.h"
#include "hex_trap/notation.h"
#include "scene.h"

namespace trapbox::shots {

namespace {

using namespace hex_trap;

HexTrapView& view(Stage& stage) { return *qobject_cast<HexTrapView*>(stage.parts().session.view()); }

QPointF space(const char* name) { return HexTrapPlaces(5).at(*parse_space(name)); }
QPointF slot(const char* name) { return HexTrapPlaces(5).at(*parse_slot(name)); }

void tap(Stage& stage, QPointF at) {
    view(stage).press(1, at.x(), at.y());
    view(stage).lift(1);
}

// A complete game that Red wins: movers are trapped in turns 25 and 35, and Blue's last one in turn 57. Its
// first turn has two actions.
const std::vector<std::string> kGame{
    "c2-d3 c6-d6", "g2-f3 g6-f7", "f3|f4 g3|g4", "f3-e3 d5|d6", "e3|e4 g4|h3", "f7-e7 g4-g5", "e6|e7 e7|f6",
    "e3-f3 d6|e6", "d6-c6 e4|f3", "f3-g3 c4|d5", "f4|g3 g5|h4", "c4|d4 c5|d5", "c4-b3 e7|f7", "e7-e8 g3-h3",
    "e8|f7 h3|h4", "h3-h2 c3|d3", "e8|f8 g5|h5", "c2|d3 d3|e3", "c6-d7 d3-d2", "g5-g4 d2|d3", "e7|e8 f5|g4",
    "e8-d8 g4-g5", "c7|d8 d8|e9", "d8-e8 h2-g2", "d8|e8 e8|e9", "g5-g6 b3|b4", "f6|g6 g5|g6", "b3|c4 c6|d7",
    "b3-c3 g6|h5", "g6-g7 b3|c3", "f7|g7 g7|h6", "g7-g6 c3|d4", "f6|f7 g6|h6", "c2|d2 d7|e7", "f7|g6 g6|g7",
    "b2|c3 c3|c4", "c3-c2 d7-d6", "d2|e2 d2|e3", "d2-d1-e2",    "g2-f2 d6|d7", "d6-c5 f1|f2", "d1|e2 e2|e3",
    "e2-f1 e2|f2", "f2-g2 f1|g1", "f1-e1 g2|h2", "e1|e2 e1|f1", "e1-d1 g2|g3", "b4|c5 c2|c3", "c2-b2 g2|h1",
    "c1|d1 d1|e1", "d1-d2-c1",    "g2-f3 b5|c5", "f2|f3 f3|g3", "f3-g2 c5|c6", "f2|g1 g1|g2", "c4|c5 c5|d6",
    "f2|g2 f3|g2"};

void play(Stage& stage, int turns, const char* seating = "facing", bool bot = false) {
    stage.play("hex_trap", "standard", {true, !bot}, turns > 0 ? "short_first=0" : "", seating);
    stage.commands({kGame.begin(), kGame.begin() + turns});
}

}

std::vector<Scene> hex_trap_scenes() {
    return {
        {"hex_trap_start", [](Stage& stage) { play(stage, 0); }},
        {"hex_trap_chosen",
         [](Stage& stage) {
             play(stage, 8);
             tap(stage, space("c4"));
         }},
        {"hex_trap_preview",
         [](Stage& stage) {
             play(stage, 8);
             tap(stage, slot("f3|g2"));
         }},
        {"hex_trap_half_step",
         [](Stage& stage) {
             play(stage, 8, "side");
             tap(stage, space("c4"));
             tap(stage, space("d4"));
         }},
        {"hex_trap_half_wall",
         [](Stage& stage) {
             play(stage, 9);
             tap(stage, slot("d4|e5"));
             tap(stage, slot("d4|e5"));
             tap(stage, slot("c4|d5"));
         }},
        {"hex_trap_dragged",
         [](Stage& stage) {
             play(stage, 8, "side");
             view(stage).press(1, space("c4").x(), space("c4").y());
             view(stage).move(1, space("d4").x() + 0.2, space("d4").y() - 0.3);
         }},
        {"hex_trap_own_mover", // a wall that closes in a mover of Red
         [](Stage& stage) {
             stage.stand("hex_trap", "standard", {true, true},
                         "R:c2,e5,c6 B:g2,g4,g6 walls=d4|e5,d5|e5,e4|e5,e5|e6,e5|f4", "facing");
             tap(stage, slot("e5|f5"));
         }},
        {"hex_trap_diagrams", // A, B and C of the rulebook
         [](Stage& stage) {
             stage.call("openHowTo", "hex_trap");
             for (int i = 0; i < 2; ++i)
                 stage.key(Qt::Key_PageDown);
         }},
        {"hex_trap_trapped", [](Stage& stage) { play(stage, 35, "turning"); }},
        {"hex_trap_reach",
         [](Stage& stage) {
             play(stage, 46, "side", true);
             stage.key(Qt::Key_R);
         }},
        {"hex_trap_hint",
         [](Stage& stage) {
             play(stage, 14, "side", true);
             stage.show_hint(kGame[14]);
         }},
        {"hex_trap_cursor",
         [](Stage& stage) {
             play(stage, 8, "side");
             stage.key(Qt::Key_Tab); // to the slots
         }},
        {"hex_trap_pass", [](Stage& stage) { play(stage, 5, "passing"); }},
        {"hex_trap_offer",
         [](Stage& stage) {
             play(stage, 6);
             view(stage).offerDraw();
         }},
        {"hex_trap_concede",
         [](Stage& stage) {
             play(stage, 6);
             stage.press("flag");
         }},
        {"hex_trap_undo",
         [](Stage& stage) {
             play(stage, 6);
             stage.key(Qt::Key_U);
         }},
        {"hex_trap_moves",
         [](Stage& stage) {
             play(stage, 40);
             stage.key(Qt::Key_L);
         }},
        {"hex_trap_refused",
         [](Stage& stage) {
             play(stage, 8);
             tap(stage, space("c4"));
             tap(stage, space("f5"));
         }},
        {"hex_trap_barred",
         [](Stage& stage) {
             play(stage, 8);
             tap(stage, slot("h3|h4"));
             tap(stage, slot("h3|h4"));
             tap(stage, space("d6"));
             tap(stage, space("e6")); // behind a wall
         }},
        {"hex_trap_lesson",
         [](Stage& stage) {
             stage.parts().session.teach("hex_trap");
             stage.call("openPlay");
         }},
        {"hex_trap_result",
         [](Stage& stage) {
             play(stage, 57);
             stage.wait_for_sheet();
         }},
    };
}

}
