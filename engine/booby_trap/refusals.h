// The refusals of Booby-Trap, with their texts for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::booby_trap {

inline constexpr Refusal kMoving{"moving", TRAPBOX_UI_TEXT("booby_trap", "Wait until the bar is still.")};
inline constexpr Refusal kOnePieceOnly{
    "one_piece_only", TRAPBOX_UI_TEXT("booby_trap", "You may touch one piece only: take it or pass.")};
// Where passing is not allowed.
inline constexpr Refusal kTakeTouched{
    "take_touched", TRAPBOX_UI_TEXT("booby_trap", "You may touch one piece only: take the one you touched.")};
inline constexpr Refusal kNotInTray{"not_in_tray",
                                    TRAPBOX_UI_TEXT("booby_trap", "That piece is no longer in the tray.")};
inline constexpr Refusal kNotDue{"not_due", TRAPBOX_UI_TEXT("booby_trap", "Take all smaller pieces first.")};
inline constexpr Refusal kNothingTouched{"nothing_touched",
                                         TRAPBOX_UI_TEXT("booby_trap", "Touch a piece first.")};
inline constexpr Refusal kNotLifted{"not_lifted", TRAPBOX_UI_TEXT("booby_trap", "The piece is not lifted.")};
inline constexpr Refusal kLifted{"lifted", TRAPBOX_UI_TEXT("booby_trap", "Put the piece back first.")};
inline constexpr Refusal kAllPassedTwice{
    "all_passed_twice", TRAPBOX_UI_TEXT("booby_trap", "Everyone has passed twice: you must pick a piece.")};
inline constexpr Refusal kPassedTwice{
    // alone, with strict passing
    "passed_twice", TRAPBOX_UI_TEXT("booby_trap", "You have passed twice: you must pick a piece.")};
inline constexpr Refusal kNoPasses{"no_passes",
                                   TRAPBOX_UI_TEXT("booby_trap", "You can’t pass: pick a piece.")};
inline constexpr Refusal kOutOfRange{"out_of_range",
                                     TRAPBOX_UI_TEXT("booby_trap", "Your finger can’t go there.")};

}
