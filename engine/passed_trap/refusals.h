// The refusals of The Passed-Trap, with their texts for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::passed_trap {

inline constexpr Refusal kNotNow{"not_now", TRAPBOX_UI_TEXT("passed_trap", "You can’t do that now.")};
inline constexpr Refusal kNotPlaying{"not_playing",
                                     TRAPBOX_UI_TEXT("passed_trap", "It is not your turn to play.")};
inline constexpr Refusal kNoSuchDisk{"no_such_disk",
                                     TRAPBOX_UI_TEXT("passed_trap", "That disk does not exist.")};
inline constexpr Refusal kNotYourCamp{"not_your_camp",
                                      TRAPBOX_UI_TEXT("passed_trap", "You can only reach your own camp.")};
inline constexpr Refusal kInFrontOfTrap{"in_front_of_trap",
                                        TRAPBOX_UI_TEXT("passed_trap", "Not in front of the trap.")}; // PT-2
inline constexpr Refusal kNotPlaced{"not_placed",
                                    TRAPBOX_UI_TEXT("passed_trap", "Place all your disks first.")};
inline constexpr Refusal kHandOnPad{"hand_on_pad",
                                    TRAPBOX_UI_TEXT("passed_trap", "Lift your hand off the pad first.")};
inline constexpr Refusal kInTrap{
    "in_trap",
    TRAPBOX_UI_TEXT("passed_trap", "A disk in the trap can’t be played: hit it with another.")}; // PT-8
inline constexpr Refusal kHandFull{"hand_full",
                                   TRAPBOX_UI_TEXT("passed_trap", "You can hold only one disk.")}; // PT-6
inline constexpr Refusal kHandEmpty{"hand_empty",
                                    TRAPBOX_UI_TEXT("passed_trap", "You aren’t holding a disk.")};
inline constexpr Refusal kOutOfReach{"out_of_reach",
                                     TRAPBOX_UI_TEXT("passed_trap", "There is no disk under the finger.")};
inline constexpr Refusal kNoTriesLeft{"no_tries_left", TRAPBOX_UI_TEXT("passed_trap", "No tries left.")};
inline constexpr Refusal kNotTheWinner{"not_the_winner",
                                       TRAPBOX_UI_TEXT("passed_trap", "The winner places the peg.")};
inline constexpr Refusal kNotThisVariant{"not_this_variant",
                                         TRAPBOX_UI_TEXT("passed_trap", "Not in this variant.")};

}
