// Whole games as PDN (Portable Draughts Notation). Written by the grammar of version 3.0; read liberally,
// because programs differ. Commands that PDN does not have are in comments, which other programs skip:
// {[%spin green]}, {[%slide g3 left]}, {[%offer_draw]}, {[%resign]}. A capture is written by its end squares
// if they are unambiguous.
//
//   [Event "Trapdoor Checkers"]
//   [White "Ada"]               if the players have names
//   [Black "Ben"]
//   [Result "1-0"]              1-0: the side that starts has won, by English rules Black
//   [GameType "21,B,8,8,N1,0"]  English; "26,W,8,8,N2,0" continental
//   [Options "rules=english trapdoors=on …"]
//   [Seed "42"]
//   [SetUp "1"]                 only if the game starts from another position
//   [FEN "W:W18,24:BK7"]        the rest of the position (checkpoint.h) is before the moves:
//                               {[%position doors=c3]}
//
//   {[%spin piece]} 1. 11-15 {[%spin green]} {[%slide g3 left]} {[%spin piece]} 2. … *
#pragma once

#include "core/record.h"
#include "core/rules.h"
#include "core/ui_text.h"
#include "trapdoor_checkers/state.h"

namespace trapbox::trapdoor_checkers {

using PdnGame = RecordedGame<Options, Command>;

inline constexpr std::size_t kMaxPdnBytes = 1 << 20; // of one game

struct PdnRecord {
    PdnGame game;
    RecordNotes notes;
};

// Why a text cannot be read.
struct PdnFault {
    Fault fault;
    UiText message = nullptr; // a sentence for the player, marked for translation; %1: `about`. Null: none
    std::string about;        // the text at fault
};

struct PdnReading {
    std::optional<PdnRecord> record; // none: there is a fault
    PdnFault fault;
};

}
