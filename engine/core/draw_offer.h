// The draw that one of two offers the other: whoever is on turn, at most once a turn. It is answered before
// anything else is done. Knows no game.
#pragma once

#include "core/refusals.h"

#include <cstdint>

namespace trapbox {

enum class DrawOffer : std::uint8_t { none, pending, declined };

// Whether a command of that kind may be given at all while an offer is open, or is not. What else the rules
// say to it is theirs.
template <class Kind>
constexpr Verdict judge_talk(DrawOffer offer, Kind kind) {
    const bool answers = kind == Kind::accept_draw || kind == Kind::decline_draw;
    if (answers && offer != DrawOffer::pending) return Verdict::refuse(kNoOffer);
    if (!answers && offer == DrawOffer::pending) return Verdict::refuse(kAnswerFirst);
    if (kind == Kind::offer_draw && offer == DrawOffer::declined) return Verdict::refuse(kOfferedAlready);
    return Verdict::accept();
}

}
