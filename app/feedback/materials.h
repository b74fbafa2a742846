// What things are made of, as they ring. Wood dies within 60–120 ms, steel sings.
#pragma once

#include "sound.h"

namespace trapbox::materials {

// A disk or a piece: a free bar's modes, 1 : 2.757 : 5.404 : 8.933.
inline constexpr Material kWood{
    {{{1, 1, 0.11F}, {2.757F, 0.6F, 0.09F}, {5.404F, 0.35F, 0.075F}, {8.933F, 0.2F, 0.06F}}}};
// The frame: heavier, duller, with the body of the box below the bar's modes.
inline constexpr Material kBeech{{{{1, 1, 0.12F},
                                   {1.58F, 0.5F, 0.11F},
                                   {2.757F, 0.5F, 0.09F},
                                   {5.404F, 0.25F, 0.07F},
                                   {8.933F, 0.1F, 0.06F}}}};
// The spring bar: steel between two blocks.
inline constexpr Material kSpringBar{{{{1, 1, 1.4F},
                                       {2.757F, 0.7F, 1.1F},
                                       {5.404F, 0.5F, 0.8F},
                                       {8.933F, 0.35F, 0.6F},
                                       {13.34F, 0.2F, 0.5F}}}};
inline constexpr Material kBrass{
    {{{1, 1, 0.3F}, {2.757F, 0.5F, 0.2F}, {5.404F, 0.3F, 0.12F}, {8.933F, 0.2F, 0.08F}}}};
inline constexpr Material kGlass{
    {{{1, 1, 0.2F}, {2.32F, 0.6F, 0.15F}, {4.25F, 0.4F, 0.1F}, {6.63F, 0.3F, 0.07F}}}};
// A taut string has whole harmonics; rubber damps the high ones at once.
inline constexpr Material kBand{{{{1, 1, 0.28F},
                                  {2, 0.6F, 0.2F},
                                  {3, 0.4F, 0.14F},
                                  {4, 0.28F, 0.1F},
                                  {5, 0.2F, 0.07F},
                                  {6, 0.14F, 0.05F}}},
                                0.35F};
// A voice on an open "ah": whole harmonics, strongest around 700 and 1,150 Hz for a pitch of 230 Hz.
inline constexpr Material kVoice{{{{1, 1, 0.13F},
                                   {2, 0.7F, 0.12F},
                                   {3, 0.95F, 0.11F},
                                   {4, 0.5F, 0.1F},
                                   {5, 0.6F, 0.09F},
                                   {6, 0.2F, 0.07F},
                                   {11, 0.12F, 0.05F}}},
                                 0.12F};
// Wood rubbing on wood: broad and without pitch.
inline constexpr Material kRub{
    {{{1, 1, 0.012F}, {1.71F, 0.8F, 0.01F}, {2.9F, 0.6F, 0.008F}, {4.3F, 0.4F, 0.006F}}}};
// Small tuned bars over a box, for the tunes.
inline constexpr Material kChime{
    {{{1, 1, 0.9F}, {2.757F, 0.16F, 0.35F}, {5.404F, 0.08F, 0.2F}, {8.933F, 0.03F, 0.1F}}}};

}
