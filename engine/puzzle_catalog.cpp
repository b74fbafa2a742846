#include "puzzle_catalog.h"

#include "hex_trap/puzzle.h"
#include "passed_trap/puzzle.h"
#include "trapdoor_checkers/puzzle.h"

namespace trapbox {

std::span<const PuzzleGame> puzzle_catalog() {
    static const std::vector<PuzzleGame> games{
        puzzle_game<passed_trap::Puzzles>(),
        puzzle_game<trapdoor_checkers::Puzzles>(),
        puzzle_game<hex_trap::Puzzles>(),
    };
    return games;
}

const PuzzleGame* find_puzzle_game(std::string_view key) {
    for (const PuzzleGame& game : puzzle_catalog())
        if (game.info().key == key) return &game;
    return nullptr;
}

}
