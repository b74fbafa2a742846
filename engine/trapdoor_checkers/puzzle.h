// The puzzles of Trapdoor Checkers and Dames & Trap. Goals in their text form:
//
//   men 2 in 3       gain two pieces by the reply to your third turn
//   win in 2         win by the reply to your second turn
//   drop_king in 2   make a king of the other side fall through a door by then
//
// Men and kings count the same. The results of the wheel are known in advance: they follow from the puzzle's
// seed, see coming_faces. Proven means: every line of play was examined to its end, and only one first turn
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

// The results of the next spins, regardless of the side. Only puzzles may reveal them.
std::vector<Face> coming_faces(const State& state, int count);

// The solver is the side that takes the first turn.
Side solver_of(const State& state);
// How many more pieces the other side has lost since the puzzle's position.
int pieces_won(const State& state, Side side);

}
