// Everything that a player hears, feels in the hand or sees shake, named after what happens in the games.
// View-models emit cues. The cue table defines the sound, the haptics and the shake of each. Knows no sound,
// no device, no Qt.
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
    band_creak, // continuous: 0 at rest … 1 at the longest pull
    band_pluck,
    disk_lodged,
    disk_passed,
    disk_hopped,
    hand_down,
    sand_turned,
    sand_laid_down,
    sand_hiss,         // continuous: 1 while it runs
    sand_last_seconds, // a tick; strength: how near the end is. Emit it more often towards the end.
    peg_placed,        // drops into its hole
    laugh,
    // Booby-Trap
    piece_feel, // continuous: tension, 0 loose … 1 tightest
    piece_raised,
    piece_put_back,
    piece_taken,
    piece_flies, // to its player's pile; then piece_piled
    piece_piled,
    bar_creeps, // continuous: how near the bar is to the mark, 0 … 1; heard and felt while it changes
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
    piece_falls, // tumbles to the bottom, with its thud
    piece_lands, // the thud alone, for a fall that is shown with a silence before its end
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
    celebration, // one burst of confetti; emit it as often as there are bursts, each with its own x
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
