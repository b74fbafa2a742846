// The errors of reading PDN, each with a text for the console and a message for the player.
#pragma once

#include "trapdoor_checkers/pdn_scan.h"

namespace trapbox::trapdoor_checkers {

inline constexpr PdnReason kTagForm{
    "a tag looks like [Name \"value\"]",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "A tag must look like [Name \"value\"].")};
inline constexpr PdnReason kValueUnclosed{
    "a tag's value has no end",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "A tag’s closing quotation mark is missing.")};
inline constexpr PdnReason kTagUnclosed{
    "a tag does not end with ]", TRAPBOX_UI_TEXT("trapdoor_checkers", "A tag’s closing ] is missing.")};
inline constexpr PdnReason kCommentUnclosed{
    "a comment has no end", TRAPBOX_UI_TEXT("trapdoor_checkers", "A comment’s closing } is missing.")};
inline constexpr PdnReason kVariationUnclosed{
    "a variation has no end", TRAPBOX_UI_TEXT("trapdoor_checkers", "A variation’s closing ) is missing.")};
inline constexpr PdnReason kMoveMissing{"a move is missing",
                                        TRAPBOX_UI_TEXT("trapdoor_checkers", "A move is missing.")};
inline constexpr PdnReason kNoMove{"is not a move: squares are numbered 1 to 32",
                                   TRAPBOX_UI_TEXT("trapdoor_checkers", "“%1” is not a move on this board.")};
inline constexpr PdnReason kUnclearCapture{
    "is unclear: several captures go there, and no later move decides between them",
    TRAPBOX_UI_TEXT("trapdoor_checkers",
                    "“%1” can mean several captures, and no later move shows which one.")};
inline constexpr PdnReason kSetupInGame{
    "a position cannot be set up in the middle of a game",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "A new position appears in the middle of the game.")};
inline constexpr PdnReason kOtherGame{
    "are not played here", TRAPBOX_UI_TEXT("trapdoor_checkers", "Trapbox can’t play games of type %1.")};
inline constexpr PdnReason kLargerBoard{
    "are played on a larger board",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "Games of type %1 are played on a larger board.")};
inline constexpr PdnReason kRussianMove{
    "Russian draughts allows it, the continental rules do not",
    TRAPBOX_UI_TEXT("trapdoor_checkers",
                    "Russian draughts allows “%1”, but the continental rules used here don’t.")};
inline constexpr PdnReason kBrazilianMove{
    "Brazilian draughts allows it, the continental rules do not",
    TRAPBOX_UI_TEXT("trapdoor_checkers",
                    "Brazilian draughts allows “%1”, but the continental rules used here don’t.")};
inline constexpr PdnReason kPoolMove{
    "pool checkers allows it, the continental rules do not",
    TRAPBOX_UI_TEXT("trapdoor_checkers",
                    "Pool checkers allows “%1”, but the continental rules used here don’t.")};
inline constexpr PdnReason kBadPosition{
    "the position cannot be set up", TRAPBOX_UI_TEXT("trapdoor_checkers", "The position can’t be set up.")};
inline constexpr PdnReason kOwnDamaged{
    "the game's own entries are damaged",
    TRAPBOX_UI_TEXT("trapdoor_checkers", "Trapbox’s own notes in this file are damaged.")};
inline constexpr PdnReason kTooLongGame{"the game is too long",
                                        TRAPBOX_UI_TEXT("trapdoor_checkers", "The game is too long.")};
inline constexpr PdnReason kCancelled{"cancelled", nullptr};

}
