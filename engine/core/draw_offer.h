// Draw offers between two players. The player on turn may offer once per turn; the other must accept or
// decline before any other command. Knows no game.
#pragma once

#include "core/refusals.h"

#include <cstdint>

namespace trapbox {

enum class DrawOffer : std::uint8_t { none, pending, declined };

// Checks a command only against the current draw offer; the game's own rules are checked separately.
template <class Kind>
constexpr Verdict judge_against_offer(DrawOffer offer, Kind kind) {
    const bool answers = kind == Kind::accept_draw || kind == Kind::decline_draw;
    if (answers && offer != DrawOffer::pending) return Verdict::refuse(kNoOffer);
    if (!answers && offer == DrawOffer::pending) return Verdict::refuse(kAnswerFirst);
    if (kind == Kind::offer_draw && offer == DrawOffer::declined) return Verdict::refuse(kOfferedAlready);
    return Verdict::accept();
}

}
