// Writes a state as text and reads it back: a PDN FEN, followed by key=value words where needed:
//
//   B:W21-32:B1-12                   side to move, pieces (K = king; ranges of numbers are also read)
//   doors=c3,f6                      open doors
//   wheel=green                      what this turn's spin shows; absent: not spun yet
//   quiet=12                         turns without capture, fall or move of a man (TC-14)
//   lost=3,1,2,0                     Black captured and fallen, White captured and fallen
//   random=89abcdef01234567          the wheel's generator; absent: started from the seed
//   spins=aBf                        sections spun so far from a; Black's small, White's capital
//   offer=black declined=yes resigned=white drawn=agreed
//
// `wheel` is ignored if the side to move can capture, because it then does not spin (TC-3).
#pragma once

#include "core/result.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

std::string to_fen(const Position& position, Side turn);
std::string checkpoint(const State& state);
Result<State> restore(const Options& options, Seed seed, std::string_view text);

}
