// Samples the shots of a puzzle: every disk of the camp, every place on the band, four speeds. Each sample is
// played by the rules from the puzzle's position.
#pragma once

#include "passed_trap/puzzle.h"

namespace trapbox::passed_trap {

struct PuzzleShot {
    int disk = 0;
    int x = 0;       // mm across the board, where it is let go
    float speed = 0; // m/s, at which the band shoots it
};

// The grab, the drag and the release of a shot.
std::vector<Command> commands_of(const State& state, const PuzzleShot& shot);

class PuzzleSolver {
  public:
    // Every disk is at rest, and none is held.
    PuzzleSolver(const State& state, const Goal& goal);

    // The state in which that shot ends.
    State after(const PuzzleShot& shot) const;
    // Whether it reaches the goal or leaves no more disks in the camp than there are shots.
    bool works(const PuzzleShot& shot) const;

    struct Survey {
        int tried = 0;
        int working = 0;
        int width = 0; // mm, of the places at which `best` works; 0: there is none
        PuzzleShot best;
    };
    Survey survey() const;
    // A shot that also works 2 mm beside, and a little harder or gentler. Stops at the first one.
    std::optional<PuzzleShot> find() const;
    std::vector<int> disks() const; // that can be shot

  private:
    bool tolerates_error(const PuzzleShot& shot) const; // of the speed

    const Goal m_goal;
    const Options m_options;
    const std::string m_position;
};

struct PuzzleSolution {
    std::vector<PuzzleShot> shots; // empty: there is none
    int tried = 0;
    int working = 0;
    int width = 0; // mm, of the narrowest shot
};
PuzzleSolution solve(const State& state, const Goal& goal);
PuzzleProof proof_of(const PuzzleSolution& solution, const Goal& goal);

}
