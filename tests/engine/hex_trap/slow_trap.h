// Trap once more, as slowly and plainly as the rules read: axial coordinates in ordered sets, every order of
// every two half-turns tried. Shares no code with the engine; the tests hold the engine against it.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace slow_trap {

using Place = std::pair<int, int>; // q, r
using Gap = std::set<Place>;       // the two spaces that a slot parts

struct Game {
    int side = 5;
    std::array<Place, 6> movers; // 0 … 2 Red's
    std::set<int> caught;
    std::set<Gap> walls;
    int pile = 0;
    int turn = 0; // 0 Red, 1 Blue
    bool free_again = false;
    bool own_traps = false; // both sides are judged after each turn, not only the one that did not take it
};

// What a turn leaves behind: two turns with the same result are the same turn.
using Result = std::pair<std::array<Place, 6>, std::set<Gap>>;

bool on_field(int side, Place place);
std::vector<Place> around(int side, Place place); // the neighbours on the field
std::vector<Place> all_places(int side);
std::vector<Gap> all_gaps(int side);
std::string name(int side, Place place); // by counting along the row
Place place_named(int side, const std::string& name);

// Every result of a legal turn, whatever its order and way.
std::set<Result> results(const Game& game);
// Movers that can't take a step in this position.
std::set<int> stuck(const Game& game);

// Plays a turn in notation and returns its events, as text like the engine's; "illegal" where it breaks a
// rule. Knows neither "free again" nor draws. A turn of one action is for the caller to allow.
std::vector<std::string> referee(Game& game, const std::string& turn);

// "R:c2,c4,c6 B:g2,g4,g6 walls=… pile=… turn=… caught=…" as the engine writes it.
Game read(int side, bool free_again, const std::string& line);

}
