// Searches for the best move or slide: alpha-beta over moves, expectation over the wheel. Knows only
// positions, not the wheel's generator.
#pragma once

#include "core/bot.h"
#include "trapdoor_checkers/network.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// The value of a win now; a win in n turns is worth n less.
inline constexpr int kWinValue = 3000;

struct SearchTask {
    Options options;
    Position position;
    Side turn = Side::black;
    Face shown = Face::piece; // the wheel's result; piece also for captures
    int quiet = 0;            // TC-14
    int max_depth = 60;       // turns
    std::uint64_t max_nodes = 1'000'000;
    // Gives every choice an exact value instead of a bound. Slower; for levels that choose with error.
    bool value_all = false;
    // Simulated oversights: captures of more pieces than longest_foreseen are not seen, nor are wheel and
    // sliders after the move.
    int longest_foreseen = kPiecesPerSide;
    bool foresees_wheel = true;
    // Uses exact endgame tables (trapdoors off), computed when first needed.
    bool endgame_tables = false;
    const Network* network = nullptr; // null: the network of the options
};

struct Candidate {
    Command command;
    int value = 0;
};

struct SearchResult {
    std::vector<Candidate> choices; // best first
    int depth = 0;                  // completed
    std::uint64_t nodes = 0;
};

// There must be at least one choice. Returns the best found within the budget.
SearchResult search(const SearchTask& task, const Budget& budget);

}
