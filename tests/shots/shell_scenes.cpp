#include "scene.h"

namespace trapbox::shots {

namespace {

// One match of each game, left in the middle.
void leave_games(Stage& stage) {
    for (const CatalogEntry& game : catalog()) {
        stage.play(game.info().key.data(), game.info().presets.front().key.data(), {true, true});
        stage.parts().session.close();
    }
    stage.call("goHome");
}

void finish_game(Stage& stage) {
    stage.play("hex_trap", "standard", {true, false});
    stage.commands({"c2-d2 e5|e6", "g4-f4 d3|d4", "resign"});
    stage.parts().session.close();
    stage.call("goHome");
}

// Finds a save that is damaged: there are no players in it.
void find_damage(Stage& stage) {
    SaveStore& saves = stage.parts().store.saves();
    const auto match = find_game("hex_trap")->start("", 1);
    SavedTable nobody;
    nobody.game = "hex_trap";
    if (!saves.save("damaged", nobody, to_text((*match)->journal())) || saves.open("damaged"))
        qWarning("there is no damage");
}

// What a good player reaches; nothing in the games that are won or lost without points.
std::optional<Score> good_score(std::string_view game, const Preset& preset, bool alone) {
    if (game == "booby_trap") return alone ? 525 : 180;
    if (game != "passed_trap") return {};
    if (preset.key == "solitaire_madness") return Score(10, 125);
    return alone ? 7 : preset.key == "classical" ? 2 : 4;
}

// Of a player who has won twice at everything.
void add_records(Stage& stage) {
    const auto add = [&](const CatalogEntry& game, const Preset& preset, Opponents opponents,
                         bool own_rules = false) {
        for (int won = 0; won < 2; ++won)
            stage.parts().store.records().add(
                {.id = SaveStore::new_id(),
                 .game = game.info().key.data(),
                 .preset = preset.key.data(),
                 .opponents = opponents,
                 .score = good_score(game.info().key, preset, opponents == Opponents::solo),
                 .date = QDate(2026, 11, 16),
                 .own_rules = own_rules});
    };
    for (const CatalogEntry& game : catalog())
        for (const Preset& preset : game.info().presets) {
            if (preset.practice) continue; // leaves no record
            if (game.seats(preset.options) == 1) {
                add(game, preset, Opponents::solo);
                continue;
            }
            add(game, preset, Opponents::people);
            add(game, preset, Opponents::bots);
            if (preset.key == game.info().presets.front().key) add(game, preset, Opponents::bots, true);
        }
}

}

std::vector<Scene> shell_scenes() {
    std::vector<Scene> scenes{
        {"home", [](Stage&) {}},
        {"home_games", [](Stage& stage) { leave_games(stage); }},
        {"home_remove",
         [](Stage& stage) {
             leave_games(stage);
             stage.press("trash");
         }},
        {"home_failed", [](Stage& stage) { stage.parts().session.openFile("/nowhere.trapbox"); }},
        {"home_opening",
         [](Stage& stage) {
             QMetaObject::invokeMethod(stage.window().findChild<QObject*>("patience"), "open");
         }},
        {"home_shared",
         [](Stage& stage) {
             emit stage.parts().session.shared("/home/anna/Documents/Trapbox 2026-11-16 20.15.00.trapbox");
         }},
        {"home_notice", [](Stage& stage) { find_damage(stage); }},
        {"play_notice",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, true});
             find_damage(stage);
         }},
        {"play_notice_read",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, true});
             find_damage(stage);
             QMetaObject::invokeMethod(stage.window().findChild<QObject*>("notice"), "tell",
                                       Q_ARG(QString, stage.parts().store.notices().front()));
         }},
        {"play_again",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, true});
             stage.commands({"c2-d2 e5|e6"});
             stage.key(Qt::Key_Escape);
             stage.press("again");
         }},
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
             finish_game(stage);
             stage.parts().store.replays()->pin(stage.parts().store.saves().replays().front().id);
             stage.call("openReplays");
         }},
        {"replays_remove",
         [](Stage& stage) {
             finish_game(stage);
             stage.call("openReplays");
             stage.press("trash");
         }},
        {"replay",
         [](Stage& stage) {
             finish_game(stage);
             stage.open(stage.parts().store.saves().replays().front().id);
         }},
        {"replay_over",
         [](Stage& stage) {
             finish_game(stage);
             stage.open(stage.parts().store.saves().replays().front().id);
             stage.parts().session.replayer()->skip(60);
         }},
        {"challenge_result",
         [](Stage& stage) {
             add_records(stage); // a best that is better
             stage.parts().session.startDaily("passed_trap", "solitaire_madness");
             stage.call("openPlay");
             stage.commands({"ready 0"});
             stage.run(46); // nobody shoots, the sand runs out
             stage.wait_for_sheet();
         }},
        {"settings", [](Stage& stage) { stage.call("openSettings"); }},
    };
    for (const CatalogEntry& game : catalog()) {
        const QString key = game.info().key.data();
        scenes.push_back({"setup_" + key, [key](Stage& stage) { stage.call("openSetup", key); }});
        scenes.push_back({"how_to_" + key, [key](Stage& stage) { stage.call("openHowTo", key); }});
    }
    return scenes;
}

}
