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

// Takes one large piece after another until the bar trips, and stops there.
void trip(Stage& stage) {
    for (int piece = 1; piece <= 20 && !view(stage).tripped(); ++piece) {
        if (!role(stage, piece + 39, "mayTouch").toBool()) continue;
        stage.commands({"touch l" + std::to_string(piece), "take"});
        for (int i = 0; i < 400 && view(stage).moving() && !view(stage).tripped(); ++i)
            stage.run(0.02);
    }
}

// Two loose pieces and a bar that has reached its stop: the last turn of a solitaire.
std::string two_left() {
    std::string text = "0 57 0 -1 0 0 0 0 0 40000 40000 0 0 0 560 40 2 0 18 19 19";
    for (int piece = 0; piece < 60; ++piece)
        text += piece == 3 ? " i70000 20000 0" : piece == 45 ? " i140000 20000 0" : " t0";
    return text + " 0";
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
             stage.parts().store.settings().setReducedMotion(false); // pieces fly
             stage.play("booby_trap", "regular", {true, true}, "players=2", "side");
             stage.wait(400);
             bool jumped = false;
             QObject::connect(&view(stage), &BoobyTrapView::pieceJumped, &view(stage),
                              [&] { jumped = true; });
             for (int turn = 0; turn < 20 && !jumped; ++turn) {
                 stage.run(8);
                 trip(stage);
                 for (int i = 0; i < 100 && view(stage).moving() && !jumped; ++i)
                     stage.run(0.004);
             }
             view(stage).disconnect(&view(stage));
         }},
        {"booby_trap_practice",
         [](Stage& stage) {
             stage.play("booby_trap", "practice", {true});
             press(stage, 30);
         }},
        {"booby_trap_again",
         [](Stage& stage) {
             stage.play("booby_trap", "practice", {true});
             trip(stage);
             stage.run(8);
         }},
        {"booby_trap_slowly",
         [](Stage& stage) {
             stage.play("booby_trap", "practice", {true});
             trip(stage);
             stage.run(8);
             view(stage).seeAgain(true);
             for (int i = 0; i < 500 && view(stage).again() && !view(stage).again()->view(); ++i)
                 stage.wait(20);
             for (int i = 0; i < 3; ++i)
                 view(stage).again()->next();
         }},
        {"booby_trap_by_size_large_font",
         [](Stage& stage) {
             stage.parts().store.settings().setFontScale(1.5);
             stage.play("booby_trap", "by_size", {true, true, true, true});
             press(stage, 4);
         }},
        {"booby_trap_end",
         [](Stage& stage) {
             stage.stand("booby_trap", "solitaire", {true}, two_left());
             stage.commands({"touch s4", "take"});
             stage.run(3);
             stage.wait(600);
         }},
        {"booby_trap_ten",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", std::vector<bool>(10, true), "players=10", "side");
             for (int piece = 1; piece < 5; ++piece) {
                 stage.commands({"touch s" + std::to_string(piece), "take"});
                 stage.run(4);
             }
         }},
    };
}

}
