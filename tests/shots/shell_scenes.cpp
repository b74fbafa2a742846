#include "scene.h"

namespace trapbox::shots {

namespace {

constexpr const char* kGames[] = {"passed_trap", "booby_trap", "trapdoor_checkers", "hex_trap"};

// One match of each game, left in the middle.
void leave_games(Stage& stage) {
    for (const char* game : kGames) {
        stage.play(game, find_game(game)->info().presets.front().key.data(), {true, true});
        stage.parts().session.close();
    }
    stage.call("goHome");
}

void finish_game(Stage& stage) {
    stage.play("hex_trap", "standard", {true, false});
    stage.commands({"resign"});
    stage.parts().session.close();
    stage.call("goHome");
}

void add_records(Stage& stage) {
    for (const char* game : kGames)
        for (const Preset& preset : find_game(game)->info().presets)
            for (const Opponents opponents : {Opponents::solo, Opponents::people, Opponents::bots})
                for (int won = 0; won < 2; ++won)
                    stage.parts().store.records().add({.id = SaveStore::new_id(),
                                                       .game = game,
                                                       .preset = preset.key.data(),
                                                       .opponents = opponents,
                                                       .score = 1200,
                                                       .date = QDate(2026, 11, 16)});
}

}

std::vector<Scene> shell_scenes() {
    return {
        {"home", [](Stage& stage) { stage.home(); }},
        {"home_games", [](Stage& stage) { leave_games(stage); }},
        {"home_remove",
         [](Stage& stage) {
             leave_games(stage);
             stage.press("trash");
         }},
        {"home_failed",
         [](Stage& stage) {
             emit stage.parts().session.failed(
                 "/home/anna/Documents/trapbox/The Passed-Trap 2026-11-16.trapbox");
         }},
        {"setup_passed_trap", [](Stage& stage) { stage.call("openSetup", "passed_trap"); }},
        {"setup_booby_trap", [](Stage& stage) { stage.call("openSetup", "booby_trap"); }},
        {"setup_hex_trap", [](Stage& stage) { stage.call("openSetup", "hex_trap"); }},
        {"how_to_passed_trap", [](Stage& stage) { stage.call("openHowTo", "passed_trap"); }},
        {"how_to_booby_trap", [](Stage& stage) { stage.call("openHowTo", "booby_trap"); }},
        {"records", [](Stage& stage) { stage.call("openRecords"); }},
        {"records_full",
         [](Stage& stage) {
             add_records(stage);
             stage.call("openRecords");
         }},
        {"replays", [](Stage& stage) { stage.call("openReplays"); }},
        {"replays_full",
         [](Stage& stage) {
             finish_game(stage);
             stage.call("openReplays");
         }},
        {"replay",
         [](Stage& stage) {
             finish_game(stage);
             stage.parts().session.watch(stage.parts().store.saves().replays().front().id);
             stage.call("openPlay");
         }},
        {"settings", [](Stage& stage) { stage.call("openSettings"); }},
    };
}

}
