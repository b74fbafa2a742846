#include "games/trapdoor_checkers/view.h"
#include "scene.h"

namespace trapbox::shots {

namespace {

TrapdoorCheckersView& view(Stage& stage) {
    return *qobject_cast<TrapdoorCheckersView*>(stage.parts().session.view());
}

bool any_falls(TrapdoorCheckersView& view) {
    const QAbstractListModel& pieces = *view.pieces();
    const int role = pieces.roleNames().key("standing");
    for (int row = 0; row < pieces.rowCount(); ++row)
        if (pieces.data(pieces.index(row), role).value<TrapdoorCheckersView::Standing>() ==
            TrapdoorCheckersView::Standing::Falling)
            return true;
    return false;
}

// A game of two people from this FEN position.
void stand(Stage& stage, const QString& preset, const std::string& position) {
    stage.stand("trapdoor_checkers", preset, {true, true}, position);
}

constexpr const char* kMiddle = "B:W18,21,22,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12";

}

std::vector<Scene> trapdoor_checkers_scenes() {
    return {
        {"trapdoor_checkers_start",
         [](Stage& stage) {
             stage.play("trapdoor_checkers", "trapdoor_checkers", {true, false});
         }},
        {"trapdoor_checkers_facing",
         [](Stage& stage) {
             stage.play("trapdoor_checkers", "trapdoor_checkers", {true, true}, {}, "facing");
         }},
        {"trapdoor_checkers_slide",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers", std::string(kMiddle) + " doors=g3,b4 wheel=green spins=aBc");
         }},
        {"trapdoor_checkers_preview",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers", std::string(kMiddle) + " doors=b6,b4 wheel=green spins=aBc");
             view(stage).tap(22); // c3, where a white man would fall
         }},
        {"trapdoor_checkers_doors",
         [](Stage& stage) {
             stand(stage, "dames_et_trap",
                   "W:W18,21,23,27,K29,31,32:B1,2,K3,5,12,13 doors=c3,f6,b4,g5 wheel=piece spins=Aa");
             view(stage).tap(21);
         }},
        {"trapdoor_checkers_falling",
         [](Stage& stage) {
             stage.parts().store.settings().setReducedMotion(false);
             stand(stage, "trapdoor_checkers", std::string(kMiddle) + " wheel=green spins=aBc");
             stage.wait(300);
             view(stage).setPace(1.6); // slow enough to photograph the middle of the animation
             stage.commands({"slide g3 left"});
             while (view(stage).showing() && !any_falls(view(stage)))
                 stage.wait(5);
         }},
        {"trapdoor_checkers_forced",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers", "B:W15,18,25,26,27,30:B1,2,3,5,8,11,14 doors=c3");
             view(stage).tap(1);
         }},
        {"trapdoor_checkers_path",
         [](Stage& stage) {
             stand(stage, "dames_et_trap", "W:WK29,31,32,21:B8,10,1,2,3,12,22 doors=f6");
             view(stage).tap(29);
         }},
        {"trapdoor_checkers_hint",
         [](Stage& stage) {
             stage.stand("trapdoor_checkers", "trapdoor_checkers", {true, false},
                         std::string(kMiddle) + " doors=g3,b4 wheel=green spins=aBc");
             stage.show_hint("slide g6 right");
         }},
        {"trapdoor_checkers_spinning",
         [](Stage& stage) {
             stage.parts().store.settings().setReducedMotion(false);
             stage.play("trapdoor_checkers", "trapdoor_checkers", {true, true}, "orange_green=1", "side");
             stage.wait(300);
             stage.commands({"spin"});
         }},
        {"trapdoor_checkers_crowned",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers", "W:W6,13,K18,K22,31:BK7,K24,3,4,12 wheel=piece spins=aA");
             stage.commands({"6-1"});
         }},
        {"trapdoor_checkers_moves",
         [](Stage& stage) {
             stage.play("trapdoor_checkers", "checkers", {true, false}, {}, "side");
             stage.commands({"11-15"});
             stage.wait(1200);
             stage.key(Qt::Key_L);
         }},
        {"trapdoor_checkers_spins",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers",
                   std::string(kMiddle) + " spins=aBcAfFbEdCaBcAfFbEdC resigned=white");
             stage.key(Qt::Key_W);
         }},
        {"trapdoor_checkers_pass",
         [](Stage& stage) {
             stage.play("trapdoor_checkers", "checkers", {true, true}, {}, "passing");
             stage.commands({"11-15"});
         }},
        {"trapdoor_checkers_plain",
         [](Stage& stage) {
             stage.play("trapdoor_checkers", "draughts", {true, false});
         }},
        {"trapdoor_checkers_result",
         [](Stage& stage) {
             stand(stage, "trapdoor_checkers", "B:W26,30:B13,14 doors=c3 wheel=piece spins=aB");
             stage.commands({"resign"});
             stage.wait_for_sheet();
         }},
        {"trapdoor_checkers_lesson",
         [](Stage& stage) {
             stage.parts().session.teach("trapdoor_checkers");
             stage.call("openPlay");
             view(stage).spin();
         }},
    };
}

}
