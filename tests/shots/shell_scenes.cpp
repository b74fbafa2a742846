#include "scene.h"

namespace trapbox::shots {

std::vector<Scene> shell_scenes() {
    return {
        {"home", [](Stage& stage) { stage.home(); }},
        {"setup_passed_trap", [](Stage& stage) { stage.call("openSetup", "passed_trap"); }},
        {"how_to_passed_trap", [](Stage& stage) { stage.call("openHowTo", "passed_trap"); }},
        {"records", [](Stage& stage) { stage.call("openRecords"); }},
        {"replays", [](Stage& stage) { stage.call("openReplays"); }},
        {"settings", [](Stage& stage) { stage.call("openSettings"); }},
    };
}

}
