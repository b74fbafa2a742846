// Whole games as PDN, Portable Draughts Notation, written by the grammar of its version 3.0 and read as
// liberally as the world writes it. What PDN has no word for is in comments that a reader of plain PDN skips:
// {[%spin green]}, {[%slide g3 left]}, {[%offer_draw]}, {[%resign]}. A capture is written by its end squares
// where these alone say which one it is.
//
//   [Event "Trapdoor Checkers"]
//   [White "Ada"]               where the players have names
//   [Black "Ben"]
//   [Result "1-0"]              1-0: the side that starts has won, by English rules Black
//   [GameType "21,B,8,8,N1,0"]  English; "26,W,8,8,N2,0" continental
//   [Options "rules=english trapdoors=on …"]
//   [Seed "42"]
//   [SetUp "1"]                 only where the game did not begin at the start
//   [FEN "W:W18,24:BK7"]        the words after it (notation.h) come before the moves: {[%position doors=c3]}
//
//   {[%spin piece]} 1. 11-15 {[%spin green]} {[%slide g3 left]} {[%spin piece]} 2. … *
#pragma once

#include "core/record.h"
#include "core/rules.h"
#include "core/words.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

using PdnGame = RecordedGame<Options, Command>;

inline constexpr std::size_t kMaxPdnBytes = 1 << 20; // of one game

struct PdnRecord {
    PdnGame game;
    RecordNotes notes;
};

// Why a text is not read.
struct PdnFault {
    Fault fault;
    Words words = nullptr; // a sentence for the player, marked for translation; %1: `about`. Null: none
    std::string about;     // the text at fault
};

struct PdnReading {
    std::optional<PdnRecord> record; // none: there is a fault
    PdnFault fault;
};

// The commands must be legal in their order.
std::string to_pdn(const PdnGame& game, const RecordNotes& notes = {});

// The first game in the text.
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

// All games of a text without replaying any. Linear in its length.
RecordList list_pdn(
    std::string_view text, const Stopped& stopped = [] { return false; });

}
