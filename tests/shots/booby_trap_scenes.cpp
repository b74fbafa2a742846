#include "core/any_match.h"
#include "games/booby_trap/view.h"
#include "scene.h"

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

// A full tray whose tightest piece trips the bar immediately, so hard that a piece jumps out.
struct Loaded {
    std::string position;
    std::string piece;
};

std::optional<Loaded> loaded(const std::string& options, Seed seed) {
    const auto mixed = find_game("booby_trap")->start(options, seed);
    if (!mixed) return {};
    const std::string position = (*mixed)->checkpoint();
    const auto match = find_game("booby_trap")->start_from(options, 0, position);
    if (!match) return {};
    const auto& tray = match_of<booby_trap::Rules>(**match)->state().tray;
    int tightest = 0;
    for (int piece = 1; piece < booby_trap::kPieces; ++piece)
        if (tray.tension(piece) > tray.tension(tightest)) tightest = piece;
    const std::string name = booby_trap::piece_name(tightest);
    (void)(*match)->apply("touch " + name);
    (void)(*match)->apply("take");
    (*match)->advance(10 * kTicksPerSecond);
    using booby_trap::Event;
    for (const AnyEvent& event : (*match)->take_events())
        if (event.as<Event>().kind == Event::Kind::jumped) return Loaded{position, name};
    return {};
}

// Sets up the position and takes the piece.
void take_tightest(Stage& stage, const QString& preset, const std::vector<bool>& people,
                   const std::string& options) {
    std::optional<Loaded> tray;
    for (Seed seed = 1; !tray && seed < 100; ++seed)
        tray = loaded(options, seed);
    if (!tray) return qWarning("no tray trips");
    stage.stand("booby_trap", preset, people, tray->position);
    stage.wait(400);
    stage.commands({"touch " + tray->piece, "take"});
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
        {"booby_trap_first",
         [](Stage& stage) {
             stage.play("booby_trap", "solitaire", {true});
             stage.parts().session.view()->welcome_newcomer();
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
             take_tightest(stage, "regular", {true, true, true, true}, "players=4");
             bool jumped = false;
             const auto watch = QObject::connect(&view(stage), &BoobyTrapView::pieceJumped, &view(stage),
                                                 [&] { jumped = true; });
             for (int i = 0; i < 500 && view(stage).moving() && !jumped; ++i)
                 stage.run(0.02);
             QObject::disconnect(watch);
         }},
        {"booby_trap_pile",
         [](Stage& stage) {
             take_tightest(stage, "regular", {true, true, true, true}, "players=4");
             stage.run(8);
         }},
        {"booby_trap_largest",
         [](Stage& stage) {
             stage.parts().store.settings().setFontScale(1.5);
             stage.play("booby_trap", "regular", std::vector<bool>(10, true), "players=10", "side");
         }},
        {"booby_trap_hint",
         [](Stage& stage) {
             stage.parts().store.settings().setLeftHanded(true);
             stage.play("booby_trap", "regular", {true, false, false});
             stage.show_hint("touch l3");
         }},
        {"booby_trap_buttons",
         [](Stage& stage) {
             stage.parts().store.settings().setTapControls(true);
             stage.play("booby_trap", "regular", {true, false, true});
         }},
        {"booby_trap_buttons_alone",
         [](Stage& stage) {
             stage.parts().store.settings().setTapControls(true);
             stage.play("booby_trap", "solitaire", {true});
         }},
        {"booby_trap_pass",
         [](Stage& stage) {
             stage.play("booby_trap", "regular", {true, true}, {}, "passing");
             stage.commands({"touch s1", "take"});
             for (int i = 0; i < 20 && stage.parts().session.driver()->match().busy(); ++i)
                 stage.run(1);
             stage.wait(1300); // until the card is shown
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
        {"booby_trap_again",
         [](Stage& stage) {
             take_tightest(stage, "practice", {true}, "practice=on");
             stage.run(8);
         }},
        {"booby_trap_slowly",
         [](Stage& stage) {
             take_tightest(stage, "practice", {true}, "practice=on");
             stage.run(8);
             view(stage).seeAgain(true);
             for (int i = 0; i < 500 && view(stage).again() && !view(stage).again()->view(); ++i)
                 stage.wait(20);
             for (int i = 0; i < 3; ++i)
                 view(stage).again()->next();
         }},
        {"booby_trap_by_size",
         [](Stage& stage) {
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
                 for (int i = 0; i < 20 && stage.parts().session.driver()->match().busy(); ++i)
                     stage.run(1);
             }
         }},
    };
}

}
