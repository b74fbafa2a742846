// The list of all games that have puzzles.
#pragma once

#include "core/puzzle_rules.h"

namespace trapbox {

std::span<const PuzzleGame> puzzle_catalog();

// Null when no game with that key has puzzles.
const PuzzleGame* find_puzzle_game(std::string_view key);

}
