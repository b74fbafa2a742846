#include "cue_table.h"

#include "materials.h"

namespace trapbox {

namespace {
using namespace materials;

constexpr Stroke struck(const Material& material, float hz, float gain, int at_ms = 0) {
    return {&material, hz, gain, at_ms, 0};
}
constexpr Stroke rubbed(const Material& material, float hz, float gain, int ms, int at_ms = 0) {
    return {&material, hz, gain, at_ms, ms};
}
constexpr Sound effect(std::array<Stroke, kMaxStrokes> strokes) {
    return {Bus::effects, strokes, Drone::none};
}
constexpr Sound alert(std::array<Stroke, kMaxStrokes> strokes) { return {Bus::alerts, strokes, Drone::none}; }
constexpr Sound held(Drone drone) { return {Bus::effects, {}, drone}; }
constexpr Haptic felt(std::array<PulseRecipe, kMaxPulses> pulses) { return {pulses, false, false}; }
constexpr Haptic felt_by_level(Feel feel, int step) { return {{{{feel, step, 0}}}, true, false}; }
constexpr Haptic ticking(Feel feel, int step) { return {{{{feel, step, 0}}}, true, true}; }
constexpr Haptic kNoHaptic{};
constexpr Shake kStill{};
constexpr Scale kWhole{};

// Impulses in N·s. A disk of 7 g at the full 3 m/s gives a resting one about 0.018 and a rail, which sends it
// back at 0.7 of its speed, 0.036; below 0.06 m/s a touch is not worth a sound.
constexpr Scale kDiskImpulse{0.0004F, 0.018F};
constexpr Scale kRailImpulse{0.0007F, 0.036F};
constexpr Scale kFaint{0.02F, 1};

// Notes of the tunes, in Hz.
constexpr float kC4 = 261.6F, kE4 = 329.6F, kG4 = 392, kC5 = 523.3F, kE5 = 659.3F, kG5 = 784, kC6 = 1046.5F;

constexpr std::array<CueRow, kCueCount> kRows{{
    {Cue::disk_hit, "disk_hit", kDiskImpulse, effect({{struck(kWood, 1150, 0.5F)}}),
     felt_by_level(Feel::click, 5), kStill},
    {Cue::rail_hit, "rail_hit", kRailImpulse, effect({{struck(kBeech, 480, 0.45F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::wall_hit, "wall_hit", kRailImpulse, effect({{struck(kBeech, 620, 0.5F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::post_hit, "post_hit", kRailImpulse, effect({{struck(kWood, 820, 0.5F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::band_creak, "band_creak", kWhole, held(Drone::creak), felt_by_level(Feel::tick, 4), kStill},
    {Cue::band_pluck, "band_pluck", kFaint, effect({{struck(kBand, 150, 0.6F)}}),
     felt_by_level(Feel::click, 4), kStill},
    {Cue::disk_lodged, "disk_lodged", kWhole,
     effect({{struck(kWood, 560, 0.35F), struck(kWood, 500, 0.25F, 60)}}),
     felt({{{Feel::tick, 3, 0}, {Feel::tick, 2, 60}}}), kStill},
    {Cue::disk_passed, "disk_passed", kWhole,
     effect({{rubbed(kRub, 900, 0.2F, 90), struck(kChime, kG5, 0.22F, 40)}}), felt({{{Feel::tap, 3, 0}}}),
     kStill},
    {Cue::disk_hopped,
     "disk_hopped",
     kWhole,
     effect({{struck(kBeech, 620, 0.5F), rubbed(kRub, 700, 0.15F, 160, 30), struck(kWood, 900, 0.3F, 210)}}),
     felt({{{Feel::click, 4, 0}, {Feel::tick, 2, 210}}}),
     {3, 90}},
    {Cue::hand_down, "hand_down", kWhole, effect({{struck(kBeech, 190, 0.4F)}}), felt({{{Feel::tap, 3, 0}}}),
     kStill},
    {Cue::sand_turned, "sand_turned", kWhole,
     alert({{rubbed(kRub, 2600, 0.15F, 180), struck(kGlass, 1900, 0.3F, 190)}}),
     felt({{{Feel::quick_rise, 2, 0}, {Feel::click, 3, 190}}}), kStill},
    {Cue::sand_laid_down, "sand_laid_down", kWhole,
     alert({{struck(kGlass, 1500, 0.3F), struck(kBeech, 300, 0.2F), struck(kGlass, 1500, 0.12F, 90)}}),
     felt({{{Feel::click, 3, 0}, {Feel::tick, 2, 90}}}), kStill},
    {Cue::sand_hiss, "sand_hiss", kWhole, held(Drone::hiss), kNoHaptic, kStill},
    {Cue::sand_last_seconds, "sand_last_seconds", kWhole,
     alert({{struck(kGlass, 1320, 0.3F), struck(kWood, 1320, 0.15F)}}), felt({{{Feel::tick, 3, 0}}}), kStill},
    {Cue::peg_placed, "peg_placed", kWhole,
     effect({{struck(kBrass, 2600, 0.3F), struck(kBeech, 520, 0.25F, 35)}}), felt({{{Feel::click, 3, 0}}}),
     kStill},
    // A breath and five times "ha", lower and lower.
    {Cue::laugh, "laugh", kWhole,
     alert({{rubbed(kRub, 900, 0.12F, 60), struck(kVoice, 262, 0.42F, 30), struck(kVoice, 250, 0.42F, 180),
             struck(kVoice, 236, 0.4F, 330), struck(kVoice, 222, 0.38F, 480),
             struck(kVoice, 208, 0.36F, 640)}}),
     felt({{{Feel::tap, 2, 0}, {Feel::tap, 2, 180}, {Feel::tap, 2, 330}}}), kStill},
    {Cue::piece_feel, "piece_feel", kWhole, held(Drone::tension), ticking(Feel::low_tick, 5), kStill},
    {Cue::piece_raised, "piece_raised", kWhole, effect({{rubbed(kRub, 1100, 0.16F, 80)}}),
     felt({{{Feel::tick, 2, 0}}}), kStill},
    {Cue::piece_put_back, "piece_put_back", kWhole, effect({{struck(kWood, 880, 0.25F)}}),
     felt({{{Feel::tick, 2, 0}}}), kStill},
    {Cue::piece_taken, "piece_taken", kWhole,
     effect({{struck(kWood, 1250, 0.35F), struck(kChime, kE5, 0.15F, 50)}}), felt({{{Feel::tap, 3, 0}}}),
     kStill},
    {Cue::bar_slips, "bar_slips", kFaint,
     effect({{struck(kSpringBar, 310, 0.18F), rubbed(kRub, 800, 0.12F, 90)}}), felt_by_level(Feel::click, 4),
     kStill},
    {Cue::bar_trips,
     "bar_trips",
     kFaint,
     effect({{struck(kSpringBar, 310, 0.55F), struck(kBeech, 170, 0.5F), struck(kBeech, 360, 0.35F, 40)}}),
     felt({{{Feel::quick_rise, 5, 0}, {Feel::thud, 5, 150}}}),
     {6, 120}},
    {Cue::piece_jumps, "piece_jumps", kWhole,
     effect({{struck(kWood, 1400, 0.4F), struck(kWood, 1100, 0.2F, 170)}}), felt({{{Feel::tick, 3, 0}}}),
     kStill},
    {Cue::pass_said, "pass_said", kWhole,
     effect({{struck(kBeech, 420, 0.3F), struck(kBeech, 340, 0.25F, 110)}}), felt({{{Feel::tap, 2, 0}}}),
     kStill},
    {Cue::wheel_spins, "wheel_spins", kWhole, effect({{rubbed(kRub, 1500, 0.18F, 220)}}),
     felt({{{Feel::spin, 4, 0}}}), kStill},
    {Cue::wheel_tick, "wheel_tick", kFaint, effect({{struck(kWood, 1900, 0.25F)}}),
     felt_by_level(Feel::notch, 3), kStill},
    {Cue::wheel_stops, "wheel_stops", kWhole,
     effect({{struck(kWood, 1500, 0.35F), struck(kChime, kC5, 0.2F, 40)}}), felt({{{Feel::click, 3, 0}}}),
     kStill},
    {Cue::slider_moves, "slider_moves", kWhole,
     effect({{rubbed(kRub, 620, 0.25F, 140), struck(kBeech, 540, 0.3F, 140)}}),
     felt({{{Feel::tick, 2, 0}, {Feel::tap, 3, 140}}}), kStill},
    {Cue::door_opens,
     "door_opens",
     kWhole,
     effect({{rubbed(kRub, 480, 0.2F, 100), struck(kBeech, 150, 0.5F, 100), struck(kBeech, 330, 0.3F, 100)}}),
     felt({{{Feel::quick_fall, 4, 0}, {Feel::thud, 4, 100}}}),
     {2, 90}},
    {Cue::door_closes, "door_closes", kWhole, effect({{struck(kBeech, 220, 0.4F), struck(kWood, 700, 0.2F)}}),
     felt({{{Feel::click, 3, 0}}}), kStill},
    {Cue::piece_falls,
     "piece_falls",
     kWhole,
     effect({{struck(kWood, 760, 0.3F), struck(kWood, 560, 0.35F, 110), struck(kBeech, 140, 0.5F, 240)}}),
     felt({{{Feel::quick_fall, 5, 0}, {Feel::thud, 5, 240}}}),
     {4, 100}},
    {Cue::piece_moves, "piece_moves", kWhole, effect({{struck(kWood, 700, 0.35F)}}),
     felt({{{Feel::tap, 2, 0}}}), kStill},
    {Cue::piece_captured, "piece_captured", kWhole,
     effect({{struck(kWood, 950, 0.4F), struck(kWood, 640, 0.3F, 70)}}), felt({{{Feel::click, 4, 0}}}),
     kStill},
    {Cue::piece_crowned, "piece_crowned", kWhole,
     alert({{struck(kWood, 800, 0.3F), struck(kChime, kE5, 0.25F, 60), struck(kChime, kG5, 0.25F, 160)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 160}}}), kStill},
    {Cue::mover_steps, "mover_steps", kWhole, effect({{struck(kWood, 600, 0.35F)}}),
     felt({{{Feel::tap, 2, 0}}}), kStill},
    {Cue::wall_slides_in, "wall_slides_in", kWhole,
     effect({{rubbed(kRub, 900, 0.2F, 90), struck(kBeech, 700, 0.35F, 90)}}),
     felt({{{Feel::tick, 2, 0}, {Feel::tap, 3, 90}}}), kStill},
    {Cue::mover_trapped,
     "mover_trapped",
     kWhole,
     alert({{struck(kBeech, 180, 0.45F), struck(kBrass, 880, 0.25F, 60), struck(kBrass, 700, 0.25F, 180)}}),
     felt({{{Feel::thud, 4, 0}}}),
     {3, 100}},
    {Cue::round_won, "round_won", kWhole,
     alert({{struck(kChime, kC5, 0.3F), struck(kChime, kE5, 0.3F, 110), struck(kChime, kG5, 0.32F, 220)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 110}, {Feel::click, 5, 220}}}), kStill},
    {Cue::round_lost, "round_lost", kWhole,
     alert({{struck(kChime, kE4, 0.3F), struck(kChime, kC4, 0.3F, 180)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 2, 180}}}), kStill},
    {Cue::tie, "tie", kWhole, alert({{struck(kChime, kG4, 0.3F), struck(kChime, kG4, 0.3F, 180)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 3, 180}}}), kStill},
    {Cue::match_won, "match_won", kWhole,
     alert({{struck(kChime, kG4, 0.28F), struck(kChime, kC5, 0.28F, 120), struck(kChime, kE5, 0.28F, 240),
             struck(kChime, kG5, 0.3F, 360), struck(kChime, kE5, 0.25F, 520),
             struck(kChime, kC6, 0.34F, 640)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 240}, {Feel::thud, 5, 640}}}), kStill},
    {Cue::match_lost, "match_lost", kWhole,
     alert({{struck(kChime, kG4, 0.28F), struck(kChime, kE4, 0.28F, 200), struck(kChime, kC4, 0.3F, 400)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 2, 400}}}), kStill},
    {Cue::button, "button", kWhole, effect({{struck(kWood, 1600, 0.16F)}}), felt({{{Feel::tap, 2, 0}}}),
     kStill},
    {Cue::refused, "refused", kWhole, effect({{struck(kBeech, 260, 0.3F), struck(kBeech, 230, 0.3F, 90)}}),
     felt({{{Feel::tick, 3, 0}, {Feel::tick, 3, 90}}}), kStill},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (kRows[i].cue != static_cast<Cue>(i)) return false;
    return true;
}
static_assert(in_order(), "a cue has no row, or rows are out of order");
}

const CueRow& row_of(Cue cue) { return kRows[static_cast<std::size_t>(cue)]; }

}
