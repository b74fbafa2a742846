// The refusals of Trap, with their texts for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::hex_trap {

inline constexpr Refusal kCanMove{
    "can_move", TRAPBOX_UI_TEXT("hex_trap", "You can only pass if no other turn is possible.")};
inline constexpr Refusal kNotYours{"not_yours", TRAPBOX_UI_TEXT("hex_trap", "You have no mover there.")};
inline constexpr Refusal kCaught{"caught", TRAPBOX_UI_TEXT("hex_trap", "That mover is trapped.")};
inline constexpr Refusal kTooFar{"too_far",
                                 TRAPBOX_UI_TEXT("hex_trap", "Those two spaces are not neighbours.")};
inline constexpr Refusal kWallInTheWay{"wall_in_the_way",
                                       TRAPBOX_UI_TEXT("hex_trap", "There is a wall in the way.")};
inline constexpr Refusal kOccupied{"occupied", TRAPBOX_UI_TEXT("hex_trap", "Another mover is there.")};
inline constexpr Refusal kBackAgain{
    "back_again", TRAPBOX_UI_TEXT("hex_trap", "A mover can’t go back to where it started the turn.")};
inline constexpr Refusal kSlotFilled{"slot_filled",
                                     TRAPBOX_UI_TEXT("hex_trap", "That slot already has a wall.")};
inline constexpr Refusal kNoWallsLeft{"no_walls_left",
                                      TRAPBOX_UI_TEXT("hex_trap", "Not enough walls are left.")};
inline constexpr Refusal kOneAction{
    "one_action", TRAPBOX_UI_TEXT("hex_trap", "The first turn of the game is one step or one wall.")};

}
