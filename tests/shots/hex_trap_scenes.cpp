#include "scene.h"
#include "views/hex_trap_places.h"
#include "views/hex_trap_view.h"

#include <QMetaObject>

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

// Some turns into a game: walls in the middle, movers apart.
const std::vector<std::string> kOpening{"c4-d4-e5",    "g4-f5 c3|d4", "d6|e6 e4|e5", "e7|f6 f4|f5",
                                        "c2-d2 d2|e2", "g6-f7 e5|f5", "c6|d6 d4|e4", "f7-e7 d4|d5"};

void play(Stage& stage, const std::vector<bool>& people) {
    stage.play("hex_trap", "standard", people);
    stage.commands(kOpening);
}

}

std::vector<Scene> hex_trap_scenes() {
    return {
        {"hex_trap_start",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, true});
         }},
        {"hex_trap_wall_preview",
         [](Stage& stage) {
             play(stage, {true, true});
             tap(stage, slot("d5|e5"));
         }},
        {"hex_trap_mover_chosen",
         [](Stage& stage) {
             play(stage, {true, true});
             tap(stage, space("c6"));
         }},
    };
}

}
