// Why a command is refused, where every game says the same.
#pragma once

#include "core/verdict.h"

namespace trapbox {

inline constexpr Refusal kEnded{"ended", TRAPBOX_WORDS("core", "The game is over.")};
inline constexpr Refusal kNoOffer{"no_offer", TRAPBOX_WORDS("core", "Nobody has offered a draw.")};
inline constexpr Refusal kAnswerFirst{"answer_first", TRAPBOX_WORDS("core", "Answer the draw offer first.")};
inline constexpr Refusal kOfferedAlready{"offered_already",
                                         TRAPBOX_WORDS("core", "You have already offered a draw this turn.")};
inline constexpr Refusal kTooLong{"too_long", TRAPBOX_WORDS("core", "This game is too long to continue.")};

}
