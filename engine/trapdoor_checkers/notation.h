// Commands, events and positions as text.
//
// Commands: `11-15`, `15x24x31` (every landing square named), `slide g3 left`, `spin`, `offer_draw`,
// `accept_draw`, `decline_draw`, `resign` (the side to move) and `resign white` (whoever is to move). `f6-g5`
// is read as `11-16`.
// Positions: a PDN FEN and, as far as they are needed, words after it:
//
//   B:W21-32:B1-12                   side to move, pieces (K = king; a range of numbers is read, too)
//   doors=c3,f6                      open doors
//   wheel=green                      what this turn's spin shows; not spun without it
//   quiet=12                         turns without capture, fall or move of a man (TC-14)
//   lost=3,1,2,0                     Black captured and fallen, White captured and fallen
//   random=89abcdef01234567          the wheel's generator; without it, it starts from the seed
//   spins=aBf                        sections spun so far from a; Black's small, White's capital
//   offer=black declined=yes resigned=white drawn=agreed
//
// A wheel is ignored where the side to move can capture: it needs no spin then (TC-3).
#pragma once

#include "core/result.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

std::string to_text(const Command& command);
std::string to_text(const Event& event);
// A capture may be named by its end squares when all that go there take the same pieces.
Result<Command> parse_command(const State& state, std::string_view text);

std::string to_fen(const Position& position, Side turn);
std::string checkpoint(const State& state);
Result<State> restore(const Options& options, Seed seed, std::string_view text);

// The board drawn as White sees it, several lines.
std::string show(const State& state);

}
