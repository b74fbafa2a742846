// Whole games as PDN, Portable Draughts Notation. What PDN has no word for stands in comments that a reader
// of plain PDN skips: {[%spin green]}, {[%slide g3 left]}, {[%offer_draw]}, {[%resign]}. A capture is written
// by its end squares wherever it is read as the same again.
//
//   [Event "Trapdoor Checkers"]
//   [White "Ada"]               where the players have names
//   [Black "Ben"]
//   [Options "rules=english trapdoors=on …"]
//   [Seed "42"]
//   [SetUp "1"]                 only where the game did not begin at the start
//   [FEN "W:W18,24:BK7 doors=c3"]       of a plain game the bare FEN; the words after it (notation.h)
//                               stand before the moves: {[%position quiet=3 lost=1,0,0,0]}
//   [Result "1-0"]              1-0: White won
//
//   1. {[%spin piece]} 11-15 {[%spin green]} {[%slide g3 left]} 2. …
#pragma once

#include "core/rules.h"
#include "state.h"

namespace trapbox::trapdoor_checkers {

using PdnGame = RecordedGame<Options, Command>;

inline constexpr std::size_t kMaxPdnBytes = 1 << 20;

// The commands must be legal in their order.
std::string to_pdn(const PdnGame& game);

// The first game in the text. Without an Options tag it is a plain game, English unless GameType says
// otherwise. A result that the board does not show came about by word: the side on turn resigned, or a draw
// was agreed; any other is not believed, and the game is still open. Every move is played and every spin
// compared with the wheel. A fault names its line; none where neither a tag nor a move comes before it: such
// a text is no PDN at all.
Result<PdnGame> parse_pdn(std::string_view text);

}
