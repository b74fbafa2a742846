#include "scene.h"

namespace trapbox::shots {

namespace {

void start(Stage& stage, const QString& preset, const std::vector<bool>& people) {
    stage.play("passed_trap", preset, people);
    stage.commands({"ready 0"});
    if (people.size() > 1) stage.commands({"ready 1"});
}

}

std::vector<Scene> passed_trap_scenes() {
    return {
        {"passed_trap_placing",
         [](Stage& stage) {
             stage.play("passed_trap", "best_of_seven", {true, true});
         }},
        {"passed_trap_stretched",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true});
             stage.commands({"grab 0 0 -120000 -206000"});
         }},
    };
}

}
