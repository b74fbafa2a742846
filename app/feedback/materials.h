// The resonances of the materials that the games' objects are made of. Wood decays within 60–120 ms, steel
// rings for a second.
#pragma once

#include "sound.h"

namespace trapbox::materials {

// The modes of a free bar have the ratios 1 : 2.757 : 5.404 : 8.933.

// A disk: small, hard and lacquered.
inline constexpr Material kDisk{
    .modes = {{{1, 1, 0.086F}, {2.757F, 0.8F, 0.078F}, {5.404F, 0.5F, 0.067F}, {8.933F, 0.3F, 0.055F}}},
    .bright_hz = 10500,
    .noise = 0.6F,
    .noise_hz = 5200};
// A rail: a long strip that rings, with a hard face.
inline constexpr Material kRail{
    .modes = {{{1, 1, 0.11F}, {2.757F, 0.9F, 0.1F}, {5.404F, 0.6F, 0.085F}, {8.933F, 0.3F, 0.07F}}},
    .bright_hz = 8500,
    .noise = 0.4F,
    .noise_hz = 4200};
// The middle wall: a thick block, struck flat, that absorbs the impact. The modes of a plate are closer
// together.
inline constexpr Material kWall{.modes = {{{1, 1, 0.075F},
                                           {1.58F, 0.8F, 0.07F},
                                           {2.24F, 0.9F, 0.066F},
                                           {3.46F, 0.9F, 0.062F},
                                           {5.2F, 0.7F, 0.058F}}},
                                .bright_hz = 5000,
                                .noise = 0.35F,
                                .noise_hz = 2600};
// A post: a dowel clamped at one end, 1 : 6.267, with a torsional mode between. A short, bright tick.
inline constexpr Material kPost{
    .modes = {{{1, 1, 0.066F}, {2.43F, 0.75F, 0.064F}, {4.1F, 0.65F, 0.062F}, {6.267F, 0.6F, 0.06F}}},
    .bright_hz = 14000,
    .noise = 0.5F,
    .noise_hz = 6500};
// A turned piece of soft wood.
inline constexpr Material kPiece{
    .modes = {{{1, 1, 0.1F}, {2.757F, 0.5F, 0.08F}, {5.404F, 0.22F, 0.065F}, {8.933F, 0.1F, 0.05F}}},
    .bright_hz = 7000,
    .noise = 0.3F,
    .noise_hz = 3600};
// A mover of Trap: heavier and felted, so that it does not ring.
inline constexpr Material kMover{
    .modes = {{{1, 1, 0.075F}, {1.9F, 0.6F, 0.065F}, {3.3F, 0.4F, 0.055F}, {5.4F, 0.15F, 0.05F}}},
    .bright_hz = 4500,
    .noise = 0.45F,
    .noise_hz = 2300};
// The box and its frame: heavy and dull, with the resonance of the air inside.
inline constexpr Material kBox{.modes = {{{1, 1, 0.12F},
                                          {1.58F, 0.7F, 0.11F},
                                          {2.757F, 0.75F, 0.095F},
                                          {5.404F, 0.5F, 0.075F},
                                          {8.933F, 0.3F, 0.06F}}},
                               .bright_hz = 5000,
                               .noise = 0.3F,
                               .noise_hz = 2600};
// The spring bar: steel between two blocks on which it rattles.
inline constexpr Material kSpringBar{.modes = {{{1, 1, 1.3F},
                                                {2.757F, 0.7F, 1.05F},
                                                {5.404F, 0.5F, 0.8F},
                                                {8.933F, 0.35F, 0.6F},
                                                {13.34F, 0.2F, 0.5F}}},
                                     .bright_hz = 9000,
                                     .noise = 0.6F,
                                     .noise_hz = 5000,
                                     .rattles = 7,
                                     .chirp = 0.7F};
// Iron that slams shut: the modes of a plate, out of tune with each other.
inline constexpr Material kIron{.modes = {{{1, 1, 1.3F},
                                           {1.41F, 0.7F, 1.15F},
                                           {2.14F, 0.7F, 1},
                                           {3.39F, 0.5F, 0.7F},
                                           {4.61F, 0.4F, 0.5F},
                                           {5.93F, 0.25F, 0.35F}}},
                                .bright_hz = 9000,
                                .noise = 0.9F,
                                .noise_hz = 4500,
                                .rattles = 3};
inline constexpr Material kBrass{
    .modes = {{{1, 1, 0.3F}, {2.757F, 0.5F, 0.2F}, {5.404F, 0.3F, 0.12F}, {8.933F, 0.2F, 0.08F}}},
    .bright_hz = 9000,
    .noise = 0.2F,
    .noise_hz = 6000};
inline constexpr Material kGlass{
    .modes = {{{1, 1, 0.2F}, {2.32F, 0.6F, 0.15F}, {4.25F, 0.4F, 0.1F}, {6.63F, 0.3F, 0.07F}}},
    .bright_hz = 11000,
    .noise = 0.2F,
    .noise_hz = 7000};
// A taut string has harmonics; rubber damps the high ones immediately. It slaps the wood when released.
inline constexpr Material kBand{.modes = {{{1, 0.8F, 0.26F},
                                           {2, 0.9F, 0.22F},
                                           {3, 0.8F, 0.19F},
                                           {4, 0.9F, 0.16F},
                                           {5, 0.8F, 0.13F},
                                           {6, 0.6F, 0.11F},
                                           {8, 0.35F, 0.09F},
                                           {11, 0.2F, 0.06F}}},
                                .bright_hz = 2600,
                                .noise = 0.3F,
                                .noise_hz = 3000,
                                .glide = 0.35F};
// A voice on an open "ah": harmonics, strongest around 700 and 1,150 Hz at a pitch of 230 Hz.
inline constexpr Material kVoice{.modes = {{{1, 0.8F, 0.13F},
                                            {2, 0.75F, 0.12F},
                                            {3, 1, 0.11F},
                                            {4, 0.55F, 0.1F},
                                            {5, 0.65F, 0.09F},
                                            {6, 0.22F, 0.07F},
                                            {11, 0.14F, 0.05F}}},
                                 .bright_hz = 30000,
                                 .glide = 0.12F};
// Wood rubbing on wood: broadband, without pitch.
inline constexpr Material kRub{
    .modes = {{{1, 1, 0.012F}, {1.71F, 0.8F, 0.01F}, {2.9F, 0.6F, 0.008F}, {4.3F, 0.4F, 0.006F}}},
    .bright_hz = 9000};
// Air around a flying object: broadband, soft and low.
inline constexpr Material kAir{
    .modes = {{{1, 1, 0.006F}, {1.6F, 0.7F, 0.005F}, {2.5F, 0.4F, 0.004F}, {3.6F, 0.2F, 0.003F}}},
    .bright_hz = 9000};
// Small tuned bars over a box, for the tunes.
inline constexpr Material kChime{
    .modes = {{{1, 1, 0.9F}, {2.757F, 0.3F, 0.4F}, {5.404F, 0.15F, 0.2F}, {8.933F, 0.06F, 0.1F}}},
    .bright_hz = 9000,
    .noise = 0.12F,
    .noise_hz = 4000};

}
