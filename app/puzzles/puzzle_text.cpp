#include "puzzles/puzzle_text.h"

#include "games/passed_trap/puzzle_text.h"
#include "games/trapdoor_checkers/text.h"
#include "hex_trap/notation.h"
#include "hex_trap/puzzle.h"
#include "passed_trap/rules.h"
#include "translated.h"
#include "trapdoor_checkers/judge.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/puzzle.h"

#include <algorithm>
#include <array>

namespace trapbox {

namespace {

using hex_trap::Half;

bool is_passed_trap(const Puzzle& puzzle) { return puzzle.game == passed_trap::Rules::info().key; }
bool is_trap(const Puzzle& puzzle) { return puzzle.game == hex_trap::Rules::info().key; }

hex_trap::Goal trap_goal(const Puzzle& puzzle) { return *hex_trap::Puzzles::parse_goal(puzzle.goal); }

trapdoor_checkers::Goal checkers_goal(const Puzzle& puzzle) {
    return *trapdoor_checkers::Puzzles::parse_goal(puzzle.goal);
}

// Dames & Trap calls kings queens.
bool has_queens(const Puzzle& puzzle) {
    return puzzle.options.find("rules=continental") != std::string::npos;
}

QString named(hex_trap::Space space) { return QString::fromStdString(hex_trap::to_text(space)); }

}

QString PuzzleText::goal(const Puzzle& puzzle) {
    if (is_passed_trap(puzzle)) return PassedTrapPuzzleText::goal(puzzle);
    if (is_trap(puzzle)) {
        const hex_trap::Goal goal = trap_goal(puzzle);
        if (goal.kind == hex_trap::Goal::Kind::escape)
            return tr("Take a turn after which none of your movers can be trapped.");
        return goal.turns == 1 ? tr("Trap one of your opponent’s movers this turn.")
                               : tr("Trap one of your opponent’s movers within two turns.");
    }
    const trapdoor_checkers::Goal goal = checkers_goal(puzzle);
    switch (goal.kind) {
    case trapdoor_checkers::Goal::Kind::men:
        return tr("Win %n piece(s) more than you lose, in %1 turns.", nullptr, goal.men).arg(goal.turns);
    case trapdoor_checkers::Goal::Kind::win: return tr("Win within %1 turns.").arg(goal.turns);
    case trapdoor_checkers::Goal::Kind::drop_king: break;
    }
    return (has_queens(puzzle) ? tr("Drop an enemy queen through a trapdoor within %1 turns.")
                               : tr("Drop an enemy king through a trapdoor within %1 turns."))
        .arg(goal.turns);
}

QString PuzzleText::coming(AnyMatch& match, const Puzzle& puzzle) {
    const auto* checkers = match_of<trapdoor_checkers::Rules>(match);
    if (!checkers || !checkers->state().options.trapdoors) return {};
    const auto& state = checkers->state();
    const int turns = 2 * checkers_goal(puzzle).turns - static_cast<int>(state.played.size());
    QStringList faces;
    const bool spun = state.wheel.has_value();
    for (const auto face : trapdoor_checkers::coming_faces(state, std::max(0, turns - (spun ? 1 : 0))))
        faces << TrapdoorCheckersText::face(face);
    return faces.isEmpty() ? QString() : tr("Next spins: %1").arg(faces.join(", "));
}

std::vector<int> PuzzleText::marked(const Puzzle& puzzle) {
    return is_passed_trap(puzzle) ? PassedTrapPuzzleText::marked(puzzle) : std::vector<int>();
}

QString PuzzleText::wrong(AnyMatch& match, const Puzzle& puzzle, bool in_time, const Events& events) {
    if (is_passed_trap(puzzle)) return PassedTrapPuzzleText::wrong(match, puzzle, events);
    if (in_time) return tr("Not this way: now your opponent has an answer to everything.");
    if (is_trap(puzzle))
        return trap_goal(puzzle).kind == hex_trap::Goal::Kind::escape
                   ? tr("Not this way: your mover is trapped.")
                   : tr("Not this way: no mover is trapped.");
    const trapdoor_checkers::Goal goal = checkers_goal(puzzle);
    switch (goal.kind) {
    case trapdoor_checkers::Goal::Kind::men: return tr("Not this way: you have not won enough pieces.");
    case trapdoor_checkers::Goal::Kind::win: return tr("Not this way: the game is not won.");
    case trapdoor_checkers::Goal::Kind::drop_king: break;
    }
    return has_queens(puzzle) ? tr("Not this way: no queen has fallen.")
                              : tr("Not this way: no king has fallen.");
}

QString PuzzleText::hint(const Puzzle& puzzle, const std::vector<AnyCommand>& commands, int step) {
    if (is_passed_trap(puzzle)) return PassedTrapPuzzleText::hint(puzzle, commands, step);
    const AnyCommand& command = commands.front();
    if (step >= kHintSteps) return tr("The turn is shown on the board.");
    if (const auto* turn = command.get<hex_trap::Command>()) {
        const std::array halves{turn->first, turn->second};
        const auto is_step = [](Half half) { return half.kind == Half::Kind::step; };
        const auto first = std::ranges::find_if(halves, is_step);
        if (first == halves.end())
            return step == 1 ? tr("Leave your movers where they are.")
                             : tr("Place two walls, one of them between %1 and %2.")
                                   .arg(named(turn->first.from), named(turn->first.to));
        if (step == 1) return tr("Look at your mover on %1.").arg(named(first->from));
        if (std::ranges::count_if(halves, is_step) < 2)
            return tr("Move it to %1, and place a wall.").arg(named(first->to));
        return halves[0].to == halves[1].from
                   ? tr("Move it two spaces.")
                   : tr("Move it to %1, and another mover too.").arg(named(first->to));
    }
    const auto& turn = command.as<trapdoor_checkers::Command>();
    const auto square = [](trapdoor_checkers::Square each) {
        return QString::fromStdString(trapdoor_checkers::name_of(each));
    };
    using Kind = trapdoor_checkers::Command::Kind;
    if (turn.kind == Kind::slide) {
        const auto& slider = trapdoor_checkers::kSliders[turn.slide.slider];
        return step == 1
                   ? tr("Look at the slider between %1 and %2.")
                         .arg(square(slider.left), square(slider.right))
                   : tr("Move it towards %1.").arg(square(turn.slide.right ? slider.right : slider.left));
    }
    if (step == 1) return tr("Look at your piece on %1.").arg(square(turn.path.from()));
    return turn.capture ? tr("It captures, and ends on %1.").arg(square(turn.path.to()))
                        : tr("Move it to %1.").arg(square(turn.path.to()));
}

}
