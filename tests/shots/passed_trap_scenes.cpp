#include "core/any_match.h"
#include "games/passed_trap/view.h"
#include "passed_trap/rules.h"
#include "scene.h"

namespace trapbox::shots {

namespace {

PassedTrapView& view(Stage& stage) { return *qobject_cast<PassedTrapView*>(stage.parts().session.view()); }

// All players of the round touch their hands.
void begin(Stage& stage) {
    for (const PassedTrapEnd* end : {view(stage).end0(), view(stage).end1()})
        if (end->plays) view(stage).handDown(end->seat);
}

void start(Stage& stage, const QString& preset, const std::vector<bool>& people,
           const QString& options = {}) {
    stage.play("passed_trap", preset, people, options);
    begin(stage);
    if (view(stage).phase() == PassedTrapView::RoundPhase::Placing)
        stage.commands({"ready 1"}); // for a bot that is still thinking
}

QVariant disk(Stage& stage, int row, const char* role) {
    const auto& model = *view(stage).disks();
    return model.data(model.index(row, 0), model.roleNames().key(role));
}

// Drags a disk of that seat with a finger, in mm as seen from that seat.
void hold(Stage& stage, int seat, double x, double y) {
    const int side = seat == 0 ? 1 : -1;
    const auto* match = match_of<passed_trap::Rules>(stage.parts().session.driver()->match());
    const passed_trap::View now = passed_trap::Rules::view(match->state());
    for (int row = 0; row < view(stage).disks()->rowCount(); ++row) {
        const passed_trap::DiskView& each = now.disks[static_cast<std::size_t>(row)];
        if (each.camp.index != seat || !each.grabbable) continue;
        view(stage).press(seat, disk(stage, row, "mmX").toDouble(), disk(stage, row, "mmY").toDouble());
        return view(stage).move(seat, x * side, y * side);
    }
}

// Shots from both ends, the far one a little later, and then some time.
void exchange(Stage& stage, int shots) {
    for (int i = 0; i < shots; ++i)
        for (const int seat : {0, 1}) {
            hold(stage, seat, seat == 0 ? 0.5 : 3 * (i % 3 - 1), -238);
            view(stage).lift(seat);
            stage.run(1.1);
        }
}

// Shots of increasing power, until one stays in the trap.
void lodge(Stage& stage) {
    for (int i = 0; i < 60; ++i) {
        hold(stage, 0, 0.5, -212 - i * 0.5);
        view(stage).lift(0);
        stage.run(2);
        for (int row = 0; row < view(stage).disks()->rowCount(); ++row)
            if (disk(stage, row, "lodged").toBool()) return;
    }
    qWarning("no disk stays in the trap");
}

void until_round_over(Stage& stage) {
    for (int i = 0; i < 200 && view(stage).phase() == PassedTrapView::RoundPhase::Playing; ++i)
        stage.run(0.5);
}

}

std::vector<Scene> passed_trap_scenes() {
    return {
        {"passed_trap_placing",
         [](Stage& stage) {
             stage.play("passed_trap", "best_of_seven", {true, true});
         }},
        {"passed_trap_first",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, false});
             view(stage).welcome_newcomer();
         }},
        {"passed_trap_stretched",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true});
             exchange(stage, 2);
             hold(stage, 0, 4, -245);
             hold(stage, 1, -30, -235);
         }},
        {"passed_trap_lodged",
         [](Stage& stage) {
             start(stage, "classical", {true, true}); // no time limit
             lodge(stage);
         }},
        {"passed_trap_lodged_alone",
         [](Stage& stage) {
             start(stage, "practice", {true});
             lodge(stage);
         }},
        {"passed_trap_practice",
         [](Stage& stage) {
             start(stage, "practice", {true});
             hold(stage, 0, 8, -240);
         }},
        {"passed_trap_buttons",
         [](Stage& stage) {
             stage.parts().store.settings().setTapControls(true);
             start(stage, "best_of_seven", {true, false});
         }},
        {"passed_trap_buttons_left", // the hand pad, where the buttons will be
         [](Stage& stage) {
             stage.parts().store.settings().setTapControls(true);
             stage.parts().store.settings().setLeftHanded(true);
             stage.play("passed_trap", "solitaire_madness", {true});
         }},
        {"passed_trap_left",
         [](Stage& stage) {
             stage.parts().store.settings().setLeftHanded(true);
             start(stage, "practice", {true});
             hold(stage, 0, 8, -240);
         }},
        {"passed_trap_lost", // PT-14
         [](Stage& stage) {
             start(stage, "solitaire_madness", {true});
             until_round_over(stage);
             if (view(stage).phase() == PassedTrapView::RoundPhase::RoundOver) view(stage).goOn();
             stage.wait_for_sheet();
         }},
        {"passed_trap_lesson",
         [](Stage& stage) {
             stage.parts().session.teach("passed_trap");
             stage.call("openPlay");
         }},
        {"passed_trap_bot",
         [](Stage& stage) {
             stage.play("passed_trap", "best_of_seven", {true, false});
             stage.wait(100);
         }},
        {"passed_trap_peg",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true});
             exchange(stage, 3);
             until_round_over(stage);
         }},
        {"passed_trap_double", // PT-12, with one disk against nine
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, false}, "disks=1");
             hold(stage, 0, 0.5, -238);
             view(stage).lift(0);
             stage.run(3);
         }},
        {"passed_trap_laugh",
         [](Stage& stage) {
             start(stage, "not_a_laughing_matter", {true, true});
             exchange(stage, 1);
             view(stage).claim(1);
         }},
        {"passed_trap_discard", // PT-16: the far player laughed
         [](Stage& stage) {
             start(stage, "not_a_laughing_matter", {true, true});
             exchange(stage, 1);
             view(stage).claim(0);
             view(stage).confirm();
         }},
        {"passed_trap_bot_laughs", // PT-16
         [](Stage& stage) {
             start(stage, "not_a_laughing_matter", {true, false});
             exchange(stage, 1);
             stage.commands({"laugh 1"});
         }},
        {"passed_trap_bot_denies", // PT-16: a wrong claim
         [](Stage& stage) {
             start(stage, "not_a_laughing_matter", {true, false});
             exchange(stage, 1);
             view(stage).claim(0);
             for (int i = 0; i < 50 && view(stage).phase() != PassedTrapView::RoundPhase::Laid; ++i)
                 stage.wait(100); // until the bot answers
         }},
        {"passed_trap_hands", // PT-17: the hand to use is announced
         [](Stage& stage) {
             stage.play("passed_trap", "ambidexterity", {true, true});
         }},
        {"passed_trap_hands_round",
         [](Stage& stage) {
             start(stage, "ambidexterity", {true, true}, "timer=10");
             hold(stage, 0, 0.5, -238);
             view(stage).lift(0);
             until_round_over(stage);
         }},
        {"passed_trap_tiebreak", // PT-11
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true}, "timer=10");
             until_round_over(stage);
             view(stage).goOn();
         }},
        {"passed_trap_refused", // PT-2: the message is shown to each player
         [](Stage& stage) {
             stage.play("passed_trap", "best_of_seven", {true, true});
             for (const int side : {1, -1}) {
                 view(stage).press(1, -62 * side, -204 * side);
                 view(stage).move(1, 0, -100 * side);
                 view(stage).lift(1);
             }
         }},
        {"passed_trap_laid",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true});
             exchange(stage, 1);
             view(stage).pause();
         }},
        {"passed_trap_menu",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, false});
             stage.call("goBack");
         }},
        {"passed_trap_facing_menu",
         [](Stage& stage) {
             start(stage, "best_of_seven", {true, true});
             stage.call("goBack");
         }},
        {"passed_trap_slam_placing",
         [](Stage& stage) {
             stage.play("passed_trap", "big_slam", {true, true});
         }},
        {"passed_trap_slam_bot", // the bot plays the first part alone
         [](Stage& stage) {
             stage.play("passed_trap", "big_slam", {false, true});
             stage.wait(100);
         }},
        {"passed_trap_slam",
         [](Stage& stage) {
             start(stage, "big_slam", {true, true});
             for (int i = 0; i < 25 && view(stage).phase() == PassedTrapView::RoundPhase::Playing; ++i) {
                 hold(stage, 0, i % 3 - 1, -236);
                 view(stage).lift(0);
                 stage.run(2);
             }
         }},
        {"passed_trap_slam_result", // one disk against nine: the far player soon has four rounds
         [](Stage& stage) {
             stage.play("passed_trap", "big_slam", {true, true}, "disks=9 timer=10");
             for (int round = 0; round < 30 && view(stage).phase() != PassedTrapView::RoundPhase::Over;
                  ++round) {
                 begin(stage);
                 const int seat = view(stage).soloist() >= 0 ? view(stage).soloist() : 1;
                 for (int i = 0; i < 25 && view(stage).phase() == PassedTrapView::RoundPhase::Playing; ++i) {
                     hold(stage, seat, i % 3 - 1, -248);
                     view(stage).lift(seat);
                     stage.run(2);
                 }
                 until_round_over(stage);
                 view(stage).goOn();
             }
             stage.wait_for_sheet();
         }},
        {"passed_trap_hands_result",
         [](Stage& stage) {
             stage.play("passed_trap", "ambidexterity", {true, true}, "timer=10");
             for (int round = 0; round < 30 && view(stage).phase() != PassedTrapView::RoundPhase::Over;
                  ++round) {
                 begin(stage);
                 exchange(stage, 2);
                 until_round_over(stage);
                 view(stage).goOn();
             }
             stage.wait_for_sheet();
         }},
        {"passed_trap_replay", // two people; the far player has one disk to pass in each round
         [](Stage& stage) {
             stage.play("passed_trap", "classical", {true, true}, "disks=9");
             for (int round = 0; round < 3 && view(stage).phase() != PassedTrapView::RoundPhase::Over;
                  ++round) {
                 begin(stage);
                 hold(stage, 1, 0.5, -238);
                 view(stage).lift(1);
                 stage.run(3);
                 view(stage).goOn();
             }
             stage.parts().session.watchAgain();
             stage.wait(100);
             Replayer& replayer = *stage.parts().session.replayer();
             replayer.restart();
             replayer.setPlaying(true);
             while (view(stage).phase() != PassedTrapView::RoundPhase::RoundOver && !replayer.atEnd())
                 replayer.frame(0.004); // less than a tick
             replayer.setPlaying(false);
         }},
        {"passed_trap_result",
         [](Stage& stage) {
             start(stage, "solitaire_madness", {true});
             for (int i = 0; i < 18; ++i) {
                 hold(stage, 0, i % 3 - 1, -236);
                 view(stage).lift(0);
                 stage.run(1);
             }
             until_round_over(stage);
             if (view(stage).phase() == PassedTrapView::RoundPhase::RoundOver) view(stage).goOn();
             stage.wait_for_sheet();
         }},
    };
}

}
