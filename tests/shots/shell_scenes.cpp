#include "scene.h"

namespace trapbox::shots {

namespace {

// One match of each game, left in progress.
void leave_games(Stage& stage) {
    for (const CatalogEntry& game : catalog()) {
        stage.play(game.info().key.data(), game.info().presets.front().key.data(), {true, true});
        stage.parts().session.close();
    }
    stage.call("goHome");
}

void finish_game(Stage& stage) {
    stage.play("hex_trap", "standard", {true, false});
    stage.commands({"c2-d2", "g4-f4 d3|d4", "resign"});
    stage.parts().session.close();
    stage.call("goHome");
}

// A damaged save: it has no players.
void find_damage(Stage& stage) {
    SaveStore& saves = stage.parts().store.saves();
    const auto match = find_game("hex_trap")->start("", 1);
    SavedTable nobody;
    nobody.game = "hex_trap";
    if (!saves.save("damaged", nobody, to_text((*match)->journal())) || saves.open("damaged"))
        qWarning("there is no damage");
}

// A good player's score; none for games without points.
std::optional<Score> good_score(std::string_view game, const Preset& preset, bool alone) {
    if (game == "booby_trap") return alone ? Score(0, -1, -74) : Score(180);
    if (game != "passed_trap") return {};
    if (preset.key == "solitaire_madness") return Score(10, 125);
    if (preset.key == "solitaire_reflected") return Score(10, 4);
    return alone ? 7 : preset.key == "classical" ? 2 : 4;
}

// Records of a player who has won every variant twice.
void add_records(Stage& stage) {
    const auto add = [&](const CatalogEntry& game, const Preset& preset, Opponents opponents,
                         int bot_level = 0, bool own_rules = false, QDate challenge = {}) {
        for (int won = 0; won < 2; ++won)
            stage.parts().store.records().add(
                {.id = SaveStore::new_id(),
                 .game = game.info().key.data(),
                 .preset = preset.key.data(),
                 .opponents = opponents,
                 .score = good_score(game.info().key, preset, opponents == Opponents::solo),
                 .date = QDate(2026, 11, 16),
                 .challenge = challenge,
                 .own_rules = own_rules,
                 .bot_level = bot_level});
    };
    for (const CatalogEntry& game : catalog())
        for (const Preset& preset : game.info().presets) {
            if (preset.practice) continue; // leaves no record
            if (game.seats(preset.options) == 1) {
                add(game, preset, Opponents::solo);
                add(game, preset, Opponents::solo, 0, false, QDate(2026, 11, 16));
                continue;
            }
            add(game, preset, Opponents::people);
            add(game, preset, Opponents::bots, 2);
            if (preset.key != game.info().presets.front().key) continue;
            add(game, preset, Opponents::bots); // of different levels
            add(game, preset, Opponents::bots, 4);
            add(game, preset, Opponents::bots, 3, true);
        }
}

// A PDN file with matches, unnamed problems and a long text.
void offer_games(Stage& stage, const QString& search = {}) {
    QByteArray text;
    for (int round = 1; round <= 12; ++round)
        text += "[Event \"Harbour Cup\"]\n[Site \"Leith SCO\"]\n[Date \"1904.05.??\"]\n[Round \"" +
                QByteArray::number(round) +
                "\"]\n[Black \"Marsh, Edith\"]\n[White \"Okonkwo, Ben\"]\n[Result \"" +
                (round % 3 == 0   ? "1/2-1/2"
                 : round % 2 == 0 ? "0-1"
                                  : "1-0") +
                "\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n\n";
    text += "[Event \"Problem 14\"]\n[Result \"0-1\"]\n[FEN \"W:W30,21,12:B25,22,3\"]\n0-1\n\n"
            "[Event \"The annual correspondence tournament of the associated lighthouse keepers\"]\n"
            "[Site \"Somewhere between the northern skerries and the mainland\"]\n"
            "[Black \"Featherstonehaugh-Cholmondeley, Bartholomew\"]\n[White \"Ng\"]\n1. 11-15 *\n";
    auto import = read_file(text, &find_game);
    RecordChoice& choice = *stage.parts().session.opener()->choice();
    choice.offer(std::get<RecordFile>(std::move(*import)), "harbour cup.pdn");
    stage.call("openGameList");
    stage.wait(300);
    if (!search.isEmpty()) stage.window().findChild<QObject*>("search")->setProperty("text", search);
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
        {"home_failed", [](Stage& stage) { stage.parts().session.opener()->openFile("/nowhere.trapbox"); }},
        {"home_opening",
         [](Stage& stage) {
             QMetaObject::invokeMethod(stage.window().findChild<QObject*>("opening"), "open");
         }},
        {"home_shared",
         [](Stage& stage) {
             emit stage.parts().session.sharing()->shared(
                 "/home/anna/Documents/Trapbox 2026-11-16 20.15.00.trapbox");
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
             QMetaObject::invokeMethod(stage.window().findChild<QObject*>("notice"), "show",
                                       Q_ARG(QString, stage.parts().store.notices().front()));
         }},
        {"play_again",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, true});
             stage.commands({"c2-d2"});
             stage.key(Qt::Key_Escape);
             stage.press("again");
         }},
        {"records", [](Stage& stage) { stage.call("openRecords"); }},
        {"records_full",
         [](Stage& stage) {
             add_records(stage);
             stage.call("openRecords");
         }},
        {"game_list", [](Stage& stage) { offer_games(stage); }},
        {"game_list_found", [](Stage& stage) { offer_games(stage, "keepers"); }},
        {"game_list_none", [](Stage& stage) { offer_games(stage, "zebra"); }},
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
             add_records(stage); // a better record
             stage.parts().session.startDaily("passed_trap", "solitaire_madness");
             stage.call("openPlay");
             stage.commands({"ready 0"});
             stage.run(46); // nobody shoots, the sand runs out
             stage.wait_for_sheet();
         }},
        {"result_aside",
         [](Stage& stage) {
             stage.play("hex_trap", "standard", {true, false});
             stage.commands({"c2-d2 e5|e6", "g4-f4 d3|d4", "resign"});
             stage.wait_for_sheet();
             stage.key(Qt::Key_Escape);
             stage.wait(300);
         }},
        {"lesson_done",
         [](Stage& stage) {
             stage.parts().session.teach("hex_trap");
             stage.call("openPlay");
             while (stage.parts().session.nextStep()) {
             }
             for (QObject* card : stage.window().findChildren<QObject*>())
                 if (QByteArray(card->metaObject()->className()).startsWith("LessonCard"))
                     QMetaObject::invokeMethod(card, "nextRequested");
         }},
        {"settings", [](Stage& stage) { stage.call("openSettings"); }},
        {"about", [](Stage& stage) { stage.call("openAbout"); }},
        {"licence",
         [](Stage& stage) {
             QMetaObject::invokeMethod(&stage.window(), "openLicence", Q_ARG(QString, "LGPL-3"),
                                       Q_ARG(QString, "Qt: GNU LGPL 3"));
             stage.wait(50);
         }},
        {"set_aside",
         [](Stage& stage) {
             find_damage(stage);
             stage.call("openSetAside");
         }},
        {"set_aside_none", [](Stage& stage) { stage.call("openSetAside"); }},
    };
    for (const CatalogEntry& game : catalog()) {
        const QString key = game.info().key.data();
        scenes.push_back({"setup_" + key, [key](Stage& stage) { stage.call("openSetup", key); }});
        scenes.push_back({"how_to_" + key, [key](Stage& stage) { stage.call("openHowTo", key); }});
    }
    return scenes;
}

}
