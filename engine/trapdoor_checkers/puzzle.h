// Puzzles of Trapdoor Checkers and Dames & Trap. The goals, each as it is written:
//   men 2 in 3       after three turns of yours, and the reply to the third, be two pieces further ahead than
//   now win in 2         win within two turns of yours, or by the reply to the second drop_king in 2   a king
//   of the other side falls through a door by then
// Men and kings count the same. What the wheel will show is known: it follows from the puzzle's seed, and
// coming_faces tells it. Proven means: every line of play was tried to its end, and one first turn alone
// works.
#pragma once

#include "core/puzzle_rules.h"
#include "trapdoor_checkers/rules.h"

namespace trapbox::trapdoor_checkers {

struct Goal {
    enum class Kind : std::uint8_t { men, win, drop_king };
    Kind kind = Kind::men;
    int men = 0;   // of Kind::men, 1 … kPiecesPerSide
    int turns = 1; // of the solver, 1 … kMaxPuzzleTurns
    bool operator==(const Goal&) const = default;
};

inline constexpr int kMaxPuzzleTurns = 5;

struct Puzzles {
    using Rules = trapdoor_checkers::Rules;
    using Goal = trapdoor_checkers::Goal;

    static Result<Goal> parse_goal(std::string_view text);
    static std::string to_text(const Goal& goal);
    static PuzzleProgress progress(const State& state, const Goal& goal);
    static bool is_solvable(const State& state, const Goal& goal);
    static std::optional<Command> answer(const State& state, const Goal& goal);
    static std::optional<Command> reply(const State& state, const Goal& goal);
    static PuzzleProof prove(const State& state, const Goal& goal);
    static std::string_view shipped();
};

static_assert(PuzzleRules<Puzzles>);

// What the next spins will show, whoever makes them. Only a puzzle may tell.
std::vector<Face> coming_faces(const State& state, int count);

// Who solves: the side that took the first turn, or is to take it.
Side solver_of(const State& state);
// How many more pieces the other side has lost since the puzzle's position.
int pieces_won(const State& state, Side side);

}
