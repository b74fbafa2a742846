// Reads the first game in a PDN text.
#pragma once

#include "trapdoor_checkers/pdn.h"

namespace trapbox::trapdoor_checkers {

// Result: a game with an Options tag was written by this app, and its end is among its commands. Its Result
// tag is ignored, because in exports of older versions 1-0 meant that White had won. In any other game whose
// board is not decided, the losing side of the result resigned, or a draw was agreed. A position without
// moves is a problem: its result is the goal, not an outcome.
//
// Rules: English for GameType 21; continental for 23 (pool checkers), 25 (Russian) and 26 (Brazilian). These
// differ in a few captures, and a game with such a capture is refused. Without a type, English is tried
// first, then continental.
//
// Every move is played, and every spin is compared with the wheel. An ambiguous capture is decided by later
// moves. A fault has a line number, except when no tag or move precedes it: then the text is not PDN at all.
PdnReading read_pdn(std::string_view text, const RecordReading& reading = {});
// The same without the notes.
Result<PdnGame> parse_pdn(std::string_view text, const RecordReading& reading = {});

}
