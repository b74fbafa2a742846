// Reads the first game of a text in PDN.
#pragma once

#include "trapdoor_checkers/pdn.h"

namespace trapbox::trapdoor_checkers {

// - Whose result counts: a game with an Options tag is our own, and every way to end it is among its
// commands.
//   Its Result tag is not used: in exports of older versions 1-0 meant that White had won. Of other games
//   whose board is not decided, the side that the result calls the loser resigned, or a draw was agreed. A
//   position without moves is a problem, and its result is what is to be shown.
// - Rules: English for GameType 21, continental for 23 (pool checkers), 25 (Russian) and 26 (Brazilian),
// which
//   differ in a few captures: a game with one of those is refused. Without a type English is tried, then
//   continental.
// - Every move is played, every spin compared with the wheel. A capture whose ends alone do not say which one
//   it is, is decided by the moves that follow.
// A fault has its line; none where neither a tag nor a move comes before it: such a text is no PDN at all.
PdnReading read_pdn(std::string_view text, const RecordReading& reading = {});
// The same without what others wrote about the game.
Result<PdnGame> parse_pdn(std::string_view text, const RecordReading& reading = {});

}
