// The refusals of Trapdoor Checkers, with their texts for the player.
#pragma once

#include "core/refusals.h"

namespace trapbox::trapdoor_checkers {

inline constexpr Refusal kEmptySquare{
    "empty_square", TRAPBOX_UI_TEXT("trapdoor_checkers", "There is no piece on that square.")};
inline constexpr Refusal kNotYourPiece{
    "not_your_piece", TRAPBOX_UI_TEXT("trapdoor_checkers", "That piece belongs to the other side.")};
inline constexpr Refusal kCannotGoThere{"cannot_go_there",
                                        TRAPBOX_UI_TEXT("trapdoor_checkers", "That piece can’t go there.")};
inline constexpr Refusal kBlocked{"blocked",
                                  TRAPBOX_UI_TEXT("trapdoor_checkers", "That piece has nowhere to go.")};
// TC-3
inline constexpr Refusal kMustCapture{"must_capture",
                                      TRAPBOX_UI_TEXT("trapdoor_checkers", "You can capture, so you must.")};
inline constexpr Refusal kNoSpinToCapture{
    "no_spin_to_capture", TRAPBOX_UI_TEXT("trapdoor_checkers", "You can capture, so you don’t spin.")};
inline constexpr Refusal kSpinFirst{"spin_first",
                                    TRAPBOX_UI_TEXT("trapdoor_checkers", "Spin the wheel first.")};
inline constexpr Refusal kSpunAlready{
    "spun_already", TRAPBOX_UI_TEXT("trapdoor_checkers", "You have already spun the wheel.")};
// TC-8, TC-9
inline constexpr Refusal kKeepJumping{
    "keep_jumping",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "That piece can capture more, so it must continue.")};
inline constexpr Refusal kCaptureMost{
    "capture_most",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "Another capture takes more pieces, so you must play that one.")};
// TC-4
inline constexpr Refusal kMustSlide{
    "must_slide",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "The wheel shows a colour: move a slider of that colour.")};
inline constexpr Refusal kMustMove{
    "must_move", TRAPBOX_UI_TEXT("trapdoor_checkers", "The wheel shows a piece: move a piece.")};
inline constexpr Refusal kWrongColor{
    "wrong_color", TRAPBOX_UI_TEXT("trapdoor_checkers", "The wheel shows the other colour.")};
// TC-2
inline constexpr Refusal kSliderStops{
    "slider_stops", TRAPBOX_UI_TEXT("trapdoor_checkers", "That slider can’t go any further that way.")};
// TC-15
inline constexpr Refusal kNoTrapdoors{
    "no_trapdoors", TRAPBOX_UI_TEXT("trapdoor_checkers", "This game is played without trapdoors.")};

}
