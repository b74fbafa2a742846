// A puzzle as data, and its text format. Knows no game: position, goal and commands are lines. A puzzle is
// played as an ordinary match from its position, so saving, undo and replays work without special code.
// puzzle_rules.h declares what a game adds.
//
// A file of puzzles begins with "trapbox-puzzles 1". Each puzzle then has these lines, in this order:
//
//   puzzle hex_trap
//   options side=5 …
//   seed 0
//   position …
//   goal trap 2           (in the game's notation)
//   par 2                 (turns or shots of the solver)
//   tier 3                (1 … 4)
//   difficulty 14         (higher is harder; comparable within one game)
//   proof …               (the method, and the number of positions examined)
//   c 0 c2-d2 e5|e6       (one solution: the commands of all seats at their ticks)
//   end
#pragma once

#include "core/journal.h"

#include <span>

namespace trapbox {

inline constexpr int kPuzzleTiers = 4;
inline constexpr int kMaxPar = 100;
inline constexpr int kMaxDifficulty = 1'000'000;
inline constexpr std::size_t kMaxPuzzles = 10'000; // in one file
inline constexpr std::size_t kMaxPuzzleCommands = 1'000;
inline constexpr std::size_t kMaxPuzzleBytes = 8 << 20; // of one file

struct Puzzle {
    std::string game; // the key of the game
    std::string options;
    Seed seed = 0;
    std::string position;
    std::string goal;
    int par = 1;
    int tier = 1;
    int difficulty = 0;
    std::string proof{};
    std::vector<StampedCommand> solution{};
    bool operator==(const Puzzle&) const = default;
};

// Identifies a puzzle in records and saves. Depends on game, options, seed, position, goal and par, but not
// on tier, difficulty, proof or place in a file.
HashValue puzzle_id(const Puzzle& puzzle);

std::string to_text(std::span<const Puzzle> puzzles);
// Checks everything that can be checked without the rules, and limits sizes and counts.
Result<std::vector<Puzzle>> parse_puzzles(std::string_view text);

}
