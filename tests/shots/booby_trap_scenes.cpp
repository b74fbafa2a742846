#include "scene.h"
#include "views/booby_trap_view.h"

namespace trapbox::shots {

namespace {

BoobyTrapView& view(Stage& stage) { return *qobject_cast<BoobyTrapView*>(stage.parts().session.view()); }

QVariant role(Stage& stage, int row, const char* name) {
    const auto& model = *view(stage).pieces();
    return model.data(model.index(row, 0), model.roleNames().key(name));
}

void press(Stage& stage, int piece) {
    view(stage).press(1, role(stage, piece, "mmX").toDouble(), role(stage, piece, "mmY").toDouble());
    stage.wait(BoobyTrapView::kLongPressMs + 500);
}

void raise(Stage& stage, int piece, double share) {
    press(stage, piece);
    view(stage).move(1, role(stage, piece, "mmX").toDouble() + 1,
                     role(stage, piece, "mmY").toDouble() + share * BoobyTrapView::kLiftMm);
}

}

std::vector<Scene> booby_trap_scenes() {
    return {
        {"booby_trap_start",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", {true, true, true, true});
         }},
        {"booby_trap_feeling",
         [](Stage& stage) {
             stage.play("booby_trap", "solitaire", {true});
             press(stage, 45);
         }},
        {"booby_trap_lifting",
         [](Stage& stage) {
             stage.play("booby_trap", "solitaire", {true});
             raise(stage, 42, 0.8);
         }},
        {"booby_trap_trip",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", {true, true}, "players=2");
             for (int piece = 40; piece < 60 && !view(stage).tripped(); ++piece) {
                 stage.commands({"touch l" + std::to_string(piece - 39), "take"});
                 for (int i = 0; i < 100 && view(stage).moving() && !view(stage).tripped(); ++i)
                     stage.run(0.02);
                 if (!view(stage).tripped()) stage.run(4);
             }
         }},
        {"booby_trap_buttons",
         [](Stage& stage) {
             stage.parts().store.settings().setTapControls(true);
             stage.play("booby_trap", "regular", {true, false, true});
         }},
        {"booby_trap_pass",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", {true, true}, {}, "passing");
             stage.commands({"touch s1", "take"});
             stage.run(4);
         }},
        {"booby_trap_menu",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", {true, true});
             stage.call("goBack");
         }},
        {"booby_trap_lesson",
         [](Stage& stage) {
             stage.parts().session.teach("booby_trap");
             stage.call("openPlay");
         }},
        {"booby_trap_practice",
         [](Stage& stage) {
             stage.play("booby_trap", "practice", {true});
             press(stage, 30);
         }},
        {"booby_trap_ten",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", std::vector<bool>(10, true), "players=10");
             for (int piece = 1; piece < 5; ++piece) {
                 stage.commands({"touch s" + std::to_string(piece), "take"});
                 stage.run(4);
             }
         }},
    };
}

}
