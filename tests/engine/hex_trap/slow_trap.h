// An independent implementation of Trap, as simple as possible: axial coordinates in ordered sets, every
// order of every two half-turns tried. Shares no code with the engine; the tests compare the engine with it.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace slow_trap {

using Place = std::pair<int, int>; // q, r
using Gap = std::set<Place>;       // the two spaces that a slot separates

struct Game {
    int side = 5;
    std::array<Place, 6> movers; // 0 … 2 Red's
    std::set<int> caught;
    std::set<Gap> walls;
    int pile = 0;
    int turn = 0; // 0 Red, 1 Blue
    bool free_again = false;
    bool own_traps = false; // after each turn both sides are judged, not only the one that did not take it
};

// The result of a turn: two turns with the same result are the same turn.
using Result = std::pair<std::array<Place, 6>, std::set<Gap>>;

bool on_field(int side, Place place);
std::vector<Place> around(int side, Place place); // the neighbours on the field
std::vector<Place> all_places(int side);
std::vector<Gap> all_gaps(int side);
std::string name(int side, Place place); // by counting along the row
Place place_named(int side, const std::string& name);

// All results of legal turns, in any order and by any path.
std::set<Result> results(const Game& game);
// Movers that cannot step in this position.
std::set<int> stuck(const Game& game);

// Plays a turn in notation and returns its events as text, like the engine's; "illegal" if it violates a
// rule. Supports neither free_again nor draws. The caller must check whether a turn may have one action.
std::vector<std::string> referee(Game& game, const std::string& turn);

// Reads "R:c2,c4,c6 B:g2,g4,g6 walls=… pile=… turn=… caught=…", as written by the engine.
Game read(int side, bool free_again, const std::string& line);

}
