#include "puzzle_catalog.h"
#include "scene.h"

namespace trapbox::shots {

namespace {

// The first puzzle of the game with this goal and these options.
Puzzle find(std::string_view game, std::string_view goal, std::string_view options = {}) {
    const auto puzzles = parse_puzzles(find_puzzle_game(game)->shipped());
    for (const Puzzle& puzzle : *puzzles)
        if (puzzle.goal == goal && puzzle.options.find(options) != std::string::npos) return puzzle;
    qFatal("there is no such puzzle");
}

// The first puzzle of the game whose goal begins like this.
Puzzle find_kind(std::string_view game, std::string_view kind) {
    const auto puzzles = parse_puzzles(find_puzzle_game(game)->shipped());
    for (const Puzzle& puzzle : *puzzles)
        if (puzzle.goal.starts_with(kind)) return puzzle;
    qFatal("there is no such puzzle");
}

void open(Stage& stage, const Puzzle& puzzle, const QString& preset = {}) {
    // A separate key per scene, so that scenes don't share progress.
    static int opened = 0;
    stage.parts().session.solve(std::make_unique<PuzzleRun>(
        puzzle, *find_puzzle_game(puzzle.game),
        PuzzleRun::Place{"scene" + QString::number(++opened), preset, 7}, stage.parts().store.puzzles()));
    stage.call("openPlay");
}

// Also waits for the reply.
void play(Stage& stage, const std::string& command) {
    stage.commands({command});
    for (int i = 0; i < 400 && stage.parts().session.puzzle()->state() == PuzzleRun::State::Playing &&
                    !stage.parts().session.driver()->match().to_act().has(
                        seat_at(stage.parts().session.table()->nearSeat()));
         ++i)
        stage.wait(10);
    stage.wait(50);
}

void answer_wrongly(Stage& stage, const Puzzle& puzzle) {
    for (const AnyCommand& command : stage.parts().session.driver()->match().moves())
        if (const std::string move = to_text(command); move != puzzle.solution.front().command) {
            play(stage, move);
            if (stage.parts().session.puzzle()->state() == PuzzleRun::State::Wrong) return;
            stage.parts().session.driver()->undo();
        }
}

void win_stars(Stage& stage) {
    PuzzleBook& book = stage.parts().puzzles;
    book.setPath(0);
    for (int number = 1; number <= 7; ++number) {
        book.open(number);
        const QString key = stage.parts().session.puzzle()->place().key;
        for (int wrong = 0; wrong < number % 3; ++wrong)
            stage.parts().store.puzzles().add_wrong(key);
        stage.parts().store.puzzles().add_solved(key);
    }
    stage.parts().session.close();
}

}

std::vector<Scene> puzzle_scenes() {
    return {
        {"puzzles", [](Stage& stage) { stage.call("openPuzzles"); }},
        {"puzzles_stars",
         [](Stage& stage) {
             win_stars(stage);
             stage.call("openPuzzles");
         }},
        {"puzzle_trap", [](Stage& stage) { open(stage, find("hex_trap", "trap 1")); }},
        {"puzzle_trap_hint",
         [](Stage& stage) {
             open(stage, find("hex_trap", "escape"));
             stage.parts().session.driver()->hint();
         }},
        {"puzzle_trap_shown",
         [](Stage& stage) {
             open(stage, find("hex_trap", "trap 2"));
             for (int step = 0; step < 3; ++step)
                 stage.parts().session.driver()->hint();
         }},
        {"puzzle_trap_wrong",
         [](Stage& stage) {
             const Puzzle puzzle = find("hex_trap", "escape");
             open(stage, puzzle);
             answer_wrongly(stage, puzzle);
         }},
        {"puzzle_solved",
         [](Stage& stage) {
             const Puzzle puzzle = find("hex_trap", "trap 1");
             open(stage, puzzle);
             play(stage, puzzle.solution.front().command);
             stage.wait_for_sheet();
         }},
        {"puzzle_solution",
         [](Stage& stage) {
             open(stage, find("hex_trap", "trap 2"));
             stage.parts().session.watchSolution();
             stage.wait(300);
         }},
        {"puzzle_checkers",
         [](Stage& stage) {
             open(stage, find("trapdoor_checkers", "win in 4", "rules=english"), "trapdoor_checkers");
         }},
        {"puzzle_checkers_slide_hint",
         [](Stage& stage) {
             open(stage, find("trapdoor_checkers", "drop_king in 2", "rules=continental"), "dames_et_trap");
             stage.commands({"spin"});
             stage.parts().session.driver()->hint();
         }},
        {"puzzle_passed", [](Stage& stage) { open(stage, find_kind("passed_trap", "pass ")); }},
        {"puzzle_passed_hint",
         [](Stage& stage) {
             open(stage, find_kind("passed_trap", "empty "));
             stage.wait(300);
             for (int step = 0; step < 3; ++step)
                 stage.parts().session.driver()->hint();
         }},
        {"puzzle_passed_stuck", [](Stage& stage) { open(stage, find_kind("passed_trap", "free ")); }},
        {"puzzle_passed_wrong",
         [](Stage& stage) {
             const Puzzle puzzle = find_kind("passed_trap", "pass ");
             open(stage, puzzle);
             stage.wait(300);
             stage.commands({puzzle.solution.front().command, "drag 0 130000 -240000", "release 0"});
             for (int i = 0; i < 400 && stage.parts().session.puzzle()->state() == PuzzleRun::State::Playing;
                  ++i)
                 stage.wait(10);
             stage.wait(50);
         }},
        {"puzzle_menu",
         [](Stage& stage) {
             open(stage, find("hex_trap", "trap 1"));
             stage.press("menu");
         }},
    };
}

}
