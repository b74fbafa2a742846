#include "places.h"
#include "scene.h"
#include "store/save_file.h"

#include <QFile>

namespace trapbox::shots {

namespace {

// Adds a replay with these players, from a journal of tests/golden.
QString shelve(Stage& stage, const QString& game, const QString& preset, const char* golden, int players) {
    QFile file(QString(GOLDEN_DIR) + '/' + game + '/' + golden + ".journal");
    if (!file.open(QIODevice::ReadOnly)) qFatal("there is no %s", golden);
    SavedTable table;
    table.game = game;
    table.preset = preset;
    table.seating = "side";
    table.finished = true;
    table.last_played = QDateTime::currentDateTimeUtc();
    const char* kNames[] = {"Anna", "Ben", "Chloé", "David"};
    for (int seat = 0; seat < players; ++seat)
        table.players.push_back({.name = kNames[seat], .seat = seat});
    const QString id = SaveStore::new_id();
    if (!stage.parts().store.saves().save(id, table, file.readAll().toStdString()) ||
        !stage.parts().store.saves().finish(id))
        qFatal("the golden game cannot be kept");
    return id;
}

void review(Stage& stage, const QString& id) {
    stage.parts().review.openSaved(id);
    stage.call("openReview");
}

void finish(Stage& stage) {
    for (int i = 0; i < 6'000 && stage.parts().review.state() == Review::State::Working; ++i)
        stage.wait(10);
    stage.wait(100);
}

}

std::vector<Scene> review_scenes() {
    return {
        {"review_working", // the longest golden game, which takes some seconds to replay
         [](Stage& stage) { review(stage, shelve(stage, "passed_trap", "big_slam", "big_slam", 2)); }},
        {"review_stopped",
         [](Stage& stage) {
             review(stage, shelve(stage, "trapdoor_checkers", "trapdoor_checkers", "trapdoor_checkers", 2));
             for (int i = 0; i < 500 && stage.parts().review.progress() < 0.2; ++i)
                 stage.wait(10);
             stage.parts().review.stop();
             finish(stage);
         }},
        {"review_checkers",
         [](Stage& stage) {
             review(stage, shelve(stage, "trapdoor_checkers", "trapdoor_checkers", "trapdoor_checkers", 2));
             finish(stage);
         }},
        {"review_trap",
         [](Stage& stage) {
             review(stage, shelve(stage, "hex_trap", "quick", "quick", 2));
             finish(stage);
         }},
        {"review_passed",
         [](Stage& stage) {
             review(stage, shelve(stage, "passed_trap", "solitaire_reflected", "solitaire_reflected", 1));
             finish(stage);
         }},
        {"review_booby",
         [](Stage& stage) {
             review(stage, shelve(stage, "booby_trap", "regular", "regular_4", 4));
             finish(stage);
         }},
    };
}

}
