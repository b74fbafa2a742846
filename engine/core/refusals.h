// The refusals that all games share.
#pragma once

#include "core/verdict.h"

namespace trapbox {

inline constexpr Refusal kEnded{"ended", TRAPBOX_UI_TEXT("core", "The game is over.")};
inline constexpr Refusal kNoOffer{"no_offer", TRAPBOX_UI_TEXT("core", "Nobody has offered a draw.")};
inline constexpr Refusal kAnswerFirst{"answer_first",
                                      TRAPBOX_UI_TEXT("core", "Answer the draw offer first.")};
inline constexpr Refusal kOfferedAlready{
    "offered_already", TRAPBOX_UI_TEXT("core", "You have already offered a draw this turn.")};
inline constexpr Refusal kTooLong{"too_long", TRAPBOX_UI_TEXT("core", "This game is too long to continue.")};

}
