// Everything that a player hears, feels in the hand or sees shake, by what happened in the games' own words.
// View-models emit these; what each becomes is in the cue table. Knows no sound, no device, no Qt.
#pragma once

#include <cstdint>

namespace trapbox {

enum class Cue : std::uint8_t {
    // The Passed-Trap
    disk_hit,
    rail_hit,
    wall_hit,
    post_hit,
    band_creak, // continuous: 0 at rest … 1 at the longest pull
    band_pluck,
    disk_lodged,
    disk_passed,
    disk_hopped,
    hand_down,
    sand_turned,
    sand_laid_down,
    sand_hiss, // continuous: 1 while it runs
    sand_last_seconds,
    peg_placed,
    laugh,
    // Booby-Trap
    piece_feel, // continuous: tension, 0 loose … 1 tightest
    piece_raised,
    piece_put_back,
    piece_taken,
    bar_slips,
    bar_trips,
    piece_jumps,
    pass_said,
    // Trapdoor Checkers
    wheel_spins,
    wheel_tick,
    wheel_stops,
    slider_moves,
    door_opens,
    door_closes,
    piece_falls,
    piece_moves,
    piece_captured,
    piece_crowned,
    // Trap
    mover_steps,
    wall_slides_in,
    mover_trapped,
    // Every game
    round_won,
    round_lost,
    tie,
    match_won,
    match_lost,
    button,
    refused,
};
inline constexpr int kCueCount = static_cast<int>(Cue::refused) + 1;

struct CueEvent {
    Cue cue = Cue::button;
    float strength = 1;     // 0 … 1, or for the hits the impulse in N·s; the table knows which
    float x = 0;            // across the screen, −1 left … 1 right
    float size = 1;         // diameter over the usual one: a disk half as wide knocks twice as high
    std::uint32_t pair = 0; // which two things met, so that their chatter is heard once; 0 = never held back
};

// Who a continuous cue belongs to: a seat, a piece, or any number the view-model keeps apart.
using Channel = std::int32_t;

}
