// The puzzles of The Passed-Trap. Goals in their text form:
//
//   pass 3         disk 3 is through after one shot
//   free 3         so is disk 3, which is stuck in the trap
//   empty in 3     no disk is left in the camp after three shots
//
// There is no goal of two disks with one shot: a disk that hits another keeps 15 % of its speed, so even the
// hardest shot stops in the trap.
//
// Played alone as Solitaire Reflected (PT-15): the tries that are left are the shots of the puzzle. Disks may
// be carried and set down without a shot, as in any game.
//
// Proven means: shots with every disk of the camp were sampled over all places on the band and four speeds,
// and one of them works on a width of at least kMinWidth, also a little harder or gentler.
#pragma once

#include "core/puzzle_rules.h"
#include "passed_trap/rules.h"

namespace trapbox::passed_trap {

struct Goal {
    enum class Kind : std::uint8_t { pass, free, empty };
    Kind kind = Kind::pass;
    int disk = 0;  // of pass and free, 0 … kDisks − 1
    int shots = 1; // 1 … kMaxPuzzleShots; more than 1 only of empty
    bool operator==(const Goal&) const = default;
};

inline constexpr int kMaxPuzzleShots = 3;
// mm on the band. A good finger (4.5 mm standard deviation, that of a bot of level 4) hits it at 63 of 100
// tries: ±4 mm is ±0.89 deviations. On a phone, which shows the board at a fifth of its size, these are
// 1.6 mm.
inline constexpr int kMinWidth = 8;

struct Puzzles {
    using Rules = passed_trap::Rules;
    using Goal = passed_trap::Goal;

    static Result<Goal> parse_goal(std::string_view text);
    static std::string to_text(const Goal& goal);
    // Solved or failed only when every disk is at rest.
    static PuzzleProgress progress(const State& state, const Goal& goal);
    // Physics has no defence and no exhaustive search: true until the puzzle has failed.
    static bool is_solvable(const State& state, const Goal& goal);
    // The first command of the turn.
    static std::optional<Command> answer(const State& state, const Goal& goal);
    // A shot that works: grab, drag and release. Empty while a disk is held or moves, and when none was
    // found.
    static std::vector<Command> turn(const State& state, const Goal& goal);
    static std::optional<Command> reply(const State&, const Goal&) { return {}; } // nobody defends
    static PuzzleProof prove(const State& state, const Goal& goal);
    static std::string_view shipped();
};

static_assert(PuzzleRules<Puzzles>);

// The player of a puzzle.
constexpr Seat solver_of(const State&) { return seat_at(0); }
// Nothing moves and no disk is on its way back, or the match is over.
bool is_settled(const State& state);
int shots_left(const State& state);

}
