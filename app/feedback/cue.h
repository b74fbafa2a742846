// Cues: everything a player hears, feels or sees shake, named after what happens in the games. View-models
// emit cues. The cue table defines the sound, haptics and shake of each. Knows no sound, no device, no Qt.
#pragma once

#include <cstdint>

namespace trapbox {

enum class Cue : std::uint8_t {
    // The Passed-Trap
    round_starts, // "Go!"
    disks_slide,  // continuous: speed of the fastest sliding disk, 0 … 1
    disk_hit,
    rail_hit,
    wall_hit,
    post_hit,
    band_creak, // continuous: 0 at rest … 1 fully pulled
    band_pluck,
    disk_lodged,
    disk_passed,
    disk_hopped,
    hand_down,
    sand_turned,
    sand_laid_down,
    sand_hiss,         // continuous: 1 while it runs
    sand_last_seconds, // a tick; strength: 0 … 1, rising towards the end. Emit it more often towards the end.
    peg_placed,        // drops into its hole
    laugh,
    // Booby-Trap
    piece_feel, // continuous: tension, 0 loose … 1 maximum
    piece_raised,
    piece_put_back,
    piece_taken,
    piece_flies, // to its player's pile; piece_piled follows
    piece_piled,
    bar_creeps, // continuous: progress towards the marking, 0 … 1; heard and felt while it changes
    bar_slips,
    bar_trips,
    piece_jumps,
    pass_said,
    // Trapdoor Checkers
    wheel_spins,
    wheel_tick,
    wheel_stops,
    slider_moves,
    door_trembles, // before it opens
    door_opens,
    door_closes,
    piece_falls, // tumbles to the bottom; includes the thud
    piece_lands, // only the thud, for a fall that is shown with a silence before its end
    piece_moves,
    piece_captured, // size 0.9, 0.8 … raises the pitch of the second, third … capture of one move
    piece_crowned,
    // Trap
    mover_steps,
    wall_slides_in,
    mover_shivers, // about to be trapped
    mover_trapped,
    // Every game
    round_won,
    round_lost,
    tie,
    match_won,
    match_lost,
    celebration, // one burst of confetti; emit it once per burst, with the x of the burst
    button,
    refused,
};
inline constexpr int kCueCount = static_cast<int>(Cue::refused) + 1;

struct CueEvent {
    Cue cue = Cue::button;
    float strength = 1; // 0 … 1, or an impulse in N·s: each row of the cue table defines which
    float x = 0;        // position on the screen, −1 left … 1 right
    float size = 1;     // diameter relative to the usual one: a disk half as wide sounds an octave higher
    std::uint32_t pair =
        0; // identifies the two bodies that collide, to suppress repeated contacts; 0 = never suppressed
};

// Identifies one continuous cue: a seat, a piece, or any number that the view-model chooses.
using Channel = std::int32_t;

}
