// Looks ahead for the best move or slide: alpha-beta over moves, expectation over the wheel.
// Knows positions only; not the state, nor the wheel's generator.
#pragma once

#include "core/bot.h"
#include "trapdoor_checkers/network.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

// A win now; a win n turns away is worth n less.
inline constexpr int kWinValue = 3000;

struct SearchTask {
    Options options;
    Position position;
    Side turn = Side::black;
    Face shown = Face::piece; // what the decision is about; piece for captures, too
    int quiet = 0;            // TC-14
    int most_depth = 60;      // turns
    std::uint64_t most_nodes = 1'000'000;
    // Every choice gets its own value, not only a bound that rules it out: slower, for choosing with error.
    bool value_all = false;
    // Human oversights: captures of more pieces than this are not foreseen; nor is what the wheel and the
    // sliders may do, once the move is made.
    int longest_foreseen = kPiecesPerSide;
    bool foresees_wheel = true;
    // Few pieces are played by exact tables (trapdoors off). They are computed when first needed.
    bool endgame_tables = false;
    const Network* network = nullptr; // null: the one that belongs to the options
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

// There must be something to decide. Stops within the budget with the best found so far.
SearchResult search(const SearchTask& task, const Budget& budget);

}
