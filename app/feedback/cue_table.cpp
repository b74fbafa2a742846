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

// Impulses in N·s. A disk of 7 g at the maximum speed of 3 m/s transfers about 0.018 to a disk at rest, and
// 0.036 to a rail (restitution 0.7). Contacts below 0.06 m/s are inaudible.
constexpr Scale kDiskImpulse{0.0004F, 0.018F};
constexpr Scale kRailImpulse{0.0007F, 0.036F};
constexpr Scale kFaint{0.02F, 1};

// Notes of the tunes, in Hz.
constexpr float kG4 = 392, kC5 = 523.3F, kEb5 = 622.3F, kE5 = 659.3F, kF5 = 698.5F, kG5 = 784, kA5 = 880,
                kC6 = 1046.5F, kD6 = 1174.7F, kE6 = 1318.5F, kG6 = 1568;

constexpr std::array<CueRow, kCueCount> kRows{{
    {Cue::round_starts, "round_starts", kWhole,
     alert({{struck(kDisk, 1050, 0.30F), struck(kChime, kG5, 0.22F), struck(kChime, kC6, 0.22F, 90)}}),
     felt({{{Feel::click, 5, 0}, {Feel::tap, 3, 90}}}), kStill},
    {Cue::disks_slide, "disks_slide", kWhole, held(Drone::slide), kNoHaptic, kStill},
    {Cue::disk_hit, "disk_hit", kDiskImpulse, effect({{struck(kDisk, 1150, 0.53F)}}),
     felt_by_level(Feel::click, 5), kStill},
    {Cue::rail_hit, "rail_hit", kRailImpulse, effect({{struck(kRail, 730, 0.5F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::wall_hit, "wall_hit", kRailImpulse, effect({{struck(kWall, 520, 0.65F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::post_hit, "post_hit", kRailImpulse, effect({{struck(kPost, 1800, 0.60F)}}),
     felt_by_level(Feel::tick, 5), kStill},
    {Cue::band_creak, "band_creak", kWhole, held(Drone::creak), felt_by_level(Feel::tick, 4), kStill},
    {Cue::band_pluck, "band_pluck", kFaint, effect({{struck(kBand, 150, 0.6F)}}),
     felt_by_level(Feel::click, 4), kStill},
    {Cue::disk_lodged, "disk_lodged", kWhole,
     effect({{struck(kWall, 700, 0.45F), struck(kDisk, 820, 0.39F, 60), struck(kWall, 640, 0.26F, 130)}}),
     felt({{{Feel::tick, 3, 0}, {Feel::tick, 2, 60}}}), kStill},
    {Cue::disk_passed, "disk_passed", kWhole,
     effect({{rubbed(kRub, 900, 0.2F, 90), struck(kChime, kG5, 0.22F, 40), struck(kChime, kD6, 0.2F, 120)}}),
     felt({{{Feel::tap, 3, 0}}}), kStill},
    {Cue::disk_hopped,
     "disk_hopped",
     kWhole,
     effect({{struck(kRail, 620, 0.5F), rubbed(kAir, 700, 0.15F, 160, 30), struck(kDisk, 900, 0.3F, 210)}}),
     felt({{{Feel::click, 4, 0}, {Feel::tick, 2, 210}}}),
     {3, 90}},
    {Cue::hand_down, "hand_down", kWhole, effect({{struck(kBox, 250, 0.4F), struck(kMover, 620, 0.16F)}}),
     felt({{{Feel::tap, 3, 0}}}), kStill},
    {Cue::sand_turned, "sand_turned", kWhole,
     alert({{rubbed(kRub, 2600, 0.15F, 180), struck(kGlass, 1900, 0.3F, 190)}}),
     felt({{{Feel::quick_rise, 2, 0}, {Feel::click, 3, 190}}}), kStill},
    {Cue::sand_laid_down, "sand_laid_down", kWhole,
     alert({{struck(kGlass, 1500, 0.3F), struck(kBox, 400, 0.25F), struck(kGlass, 1500, 0.12F, 90)}}),
     felt({{{Feel::click, 3, 0}, {Feel::tick, 2, 90}}}), kStill},
    {Cue::sand_hiss, "sand_hiss", kWhole, held(Drone::hiss), kNoHaptic, kStill},
    {Cue::sand_last_seconds, "sand_last_seconds", kWhole,
     alert({{struck(kGlass, 1320, 0.3F), struck(kPost, 2200, 0.2F)}}), felt_by_level(Feel::tick, 3), kStill},
    // Brass slides into its hole and hits the bottom.
    {Cue::peg_placed, "peg_placed", kWhole,
     effect({{rubbed(kRub, 1900, 0.1F, 60), struck(kBrass, 2600, 0.24F, 55), struck(kBox, 520, 0.28F, 60)}}),
     felt({{{Feel::tick, 2, 0}, {Feel::click, 4, 55}}}), kStill},
    // A breath and five times "ha", each lower than the last.
    {Cue::laugh, "laugh", kWhole,
     alert({{rubbed(kRub, 900, 0.14F, 60), struck(kVoice, 262, 0.48F, 30), struck(kVoice, 250, 0.48F, 180),
             struck(kVoice, 236, 0.46F, 330), struck(kVoice, 222, 0.44F, 480),
             struck(kVoice, 208, 0.41F, 640)}}),
     felt({{{Feel::tap, 2, 0}, {Feel::tap, 2, 180}, {Feel::tap, 2, 330}}}), kStill},
    {Cue::piece_feel, "piece_feel", kWhole, held(Drone::tension), ticking(Feel::low_tick, 5), kStill},
    {Cue::piece_raised, "piece_raised", kWhole, effect({{rubbed(kRub, 1100, 0.18F, 80)}}),
     felt({{{Feel::tick, 2, 0}}}), kStill},
    {Cue::piece_put_back, "piece_put_back", kWhole,
     effect({{struck(kPiece, 620, 0.22F), struck(kWall, 900, 0.12F, 40)}}), felt({{{Feel::tick, 2, 0}}}),
     kStill},
    {Cue::piece_taken, "piece_taken", kWhole,
     effect({{struck(kPiece, 1250, 0.24F), struck(kChime, kE5, 0.14F, 50)}}), felt({{{Feel::tap, 3, 0}}}),
     kStill},
    {Cue::piece_flies, "piece_flies", kWhole, effect({{rubbed(kAir, 1500, 0.125F, 260)}}),
     felt({{{Feel::tick, 1, 0}}}), kStill},
    {Cue::piece_piled, "piece_piled", kWhole,
     effect(
         {{struck(kPiece, 1450, 0.26F), struck(kPiece, 1250, 0.17F, 55), struck(kPiece, 1600, 0.075F, 90)}}),
     felt({{{Feel::tap, 3, 0}}}), kStill},
    {Cue::bar_creeps, "bar_creeps", kWhole, held(Drone::creep), felt_by_level(Feel::low_tick, 4), kStill},
    {Cue::bar_slips, "bar_slips", kFaint,
     effect({{struck(kSpringBar, 620, 0.18F), rubbed(kRub, 800, 0.12F, 90)}}), felt_by_level(Feel::click, 4),
     kStill},
    {Cue::bar_trips,
     "bar_trips",
     kFaint,
     effect({{struck(kSpringBar, 335, 0.25F), struck(kBox, 170, 0.1F), struck(kBox, 420, 0.18F, 40)}}),
     felt({{{Feel::quick_rise, 5, 0}, {Feel::thud, 5, 150}}}),
     {6, 120}},
    {Cue::piece_jumps, "piece_jumps", kWhole,
     effect({{struck(kPiece, 1500, 0.4F), struck(kPiece, 1100, 0.2F, 170), struck(kPiece, 1150, 0.1F, 250)}}),
     felt({{{Feel::tick, 3, 0}}}), kStill},
    {Cue::pass_said, "pass_said", kWhole, effect({{struck(kBox, 420, 0.3F), struck(kBox, 340, 0.25F, 110)}}),
     felt({{{Feel::tap, 2, 0}}}), kStill},
    {Cue::wheel_spins, "wheel_spins", kWhole, effect({{rubbed(kRub, 1300, 0.14F, 320)}}),
     felt({{{Feel::spin, 4, 0}}}), kStill},
    {Cue::wheel_tick, "wheel_tick", kFaint, effect({{struck(kPost, 2600, 0.25F)}}),
     felt_by_level(Feel::notch, 3), kStill},
    {Cue::wheel_stops, "wheel_stops", kWhole,
     effect({{struck(kPost, 1500, 0.35F), struck(kChime, kC6, 0.2F, 40)}}), felt({{{Feel::click, 3, 0}}}),
     kStill},
    {Cue::slider_moves, "slider_moves", kWhole,
     effect({{rubbed(kRub, 760, 0.25F, 140), struck(kPiece, 640, 0.3F, 140)}}),
     felt({{{Feel::tick, 2, 0}, {Feel::tap, 3, 140}}}), kStill},
    // A loose door rattles in its frame, louder and louder.
    {Cue::door_trembles, "door_trembles", kWhole,
     effect({{struck(kWall, 560, 0.14F), struck(kBox, 470, 0.2F, 60), struck(kWall, 580, 0.22F, 125),
              struck(kBox, 450, 0.26F, 180), struck(kWall, 570, 0.28F, 240), struck(kBox, 480, 0.32F, 295)}}),
     felt({{{Feel::low_tick, 3, 0}, {Feel::low_tick, 3, 90}, {Feel::low_tick, 4, 180}}}), kStill},
    {Cue::door_opens,
     "door_opens",
     kWhole,
     effect({{rubbed(kRub, 480, 0.2F, 100), struck(kBox, 150, 0.3F, 100), struck(kRail, 400, 0.42F, 100)}}),
     felt({{{Feel::quick_fall, 4, 0}, {Feel::thud, 4, 100}}}),
     {2, 90}},
    {Cue::door_closes, "door_closes", kWhole,
     effect({{struck(kBox, 330, 0.4F), struck(kPiece, 700, 0.25F), struck(kPost, 1900, 0.12F, 30)}}),
     felt({{{Feel::click, 3, 0}}}), kStill},
    {Cue::piece_falls,
     "piece_falls",
     kWhole,
     effect({{struck(kPiece, 760, 0.3F), struck(kPiece, 560, 0.35F, 110), struck(kBox, 180, 0.5F, 240)}}),
     felt({{{Feel::quick_fall, 5, 0}, {Feel::thud, 5, 240}}}),
     {4, 100}},
    {Cue::piece_lands,
     "piece_lands",
     kWhole,
     effect({{struck(kBox, 150, 0.38F), struck(kBox, 420, 0.42F), struck(kPiece, 520, 0.15F, 90)}}),
     felt({{{Feel::thud, 5, 0}}}),
     {4, 100}},
    {Cue::piece_moves, "piece_moves", kWhole,
     effect({{struck(kPiece, 980, 0.21F), struck(kPiece, 1060, 0.07F, 45)}}), felt({{{Feel::tap, 2, 0}}}),
     kStill},
    {Cue::piece_captured, "piece_captured", kWhole,
     effect({{struck(kPiece, 950, 0.4F), struck(kPiece, 640, 0.3F, 70)}}), felt({{{Feel::click, 4, 0}}}),
     kStill},
    {Cue::piece_crowned, "piece_crowned", kWhole,
     alert({{struck(kPiece, 800, 0.18F), struck(kPiece, 900, 0.15F, 90), struck(kChime, kE5, 0.15F, 100),
             struck(kChime, kG5, 0.15F, 180), struck(kChime, kE6, 0.15F, 260)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 180}}}), kStill},
    {Cue::mover_steps, "mover_steps", kWhole,
     effect({{struck(kMover, 430, 0.29F), rubbed(kRub, 600, 0.085F, 70, 10)}}), felt({{{Feel::tap, 2, 0}}}),
     kStill},
    {Cue::wall_slides_in, "wall_slides_in", kWhole,
     effect({{rubbed(kRub, 900, 0.2F, 90), struck(kRail, 700, 0.35F, 90)}}),
     felt({{{Feel::tick, 2, 0}, {Feel::tap, 3, 90}}}), kStill},
    {Cue::mover_shivers, "mover_shivers", kWhole,
     effect({{struck(kMover, 820, 0.16F), struck(kMover, 860, 0.2F, 45), struck(kMover, 800, 0.2F, 95),
              struck(kMover, 880, 0.16F, 140)}}),
     felt({{{Feel::low_tick, 2, 0}, {Feel::low_tick, 3, 70}, {Feel::low_tick, 2, 140}}}), kStill},
    // The last wall slams shut, iron rings out of tune, and a bolt snaps into place while it rings.
    {Cue::mover_trapped,
     "mover_trapped",
     kWhole,
     alert({{struck(kBox, 190, 0.44F), struck(kIron, 740, 0.27F), struck(kIron, 523.3F, 0.27F, 70),
             struck(kIron, 370, 0.31F, 360), struck(kWall, 640, 0.36F, 360)}}),
     felt({{{Feel::thud, 5, 0}, {Feel::click, 5, 360}}}),
     {3, 100}},
    {Cue::round_won, "round_won", kWhole,
     alert({{struck(kChime, kC5, 0.15F), struck(kChime, kE5, 0.15F, 110), struck(kChime, kG5, 0.16F, 220)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 110}, {Feel::click, 5, 220}}}), kStill},
    // Down a minor third and a fourth.
    {Cue::round_lost, "round_lost", kWhole,
     alert({{struck(kChime, kEb5, 0.22F), struck(kChime, kC5, 0.22F, 180), struck(kChime, kG4, 0.15F, 360)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 2, 180}}}), kStill},
    {Cue::tie, "tie", kWhole, alert({{struck(kChime, kA5, 0.22F), struck(kChime, kA5, 0.22F, 240)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 3, 240}}}), kStill},
    {Cue::match_won, "match_won", kWhole,
     alert({{struck(kChime, kG4, 0.15F), struck(kChime, kC5, 0.15F, 120), struck(kChime, kE5, 0.15F, 240),
             struck(kChime, kG5, 0.17F, 360), struck(kChime, kE5, 0.14F, 520),
             struck(kChime, kC6, 0.19F, 640)}}),
     felt({{{Feel::click, 3, 0}, {Feel::click, 4, 240}, {Feel::thud, 5, 640}}}), kStill},
    {Cue::match_lost, "match_lost", kWhole,
     alert({{struck(kChime, kG5, 0.17F), struck(kChime, kF5, 0.17F, 260), struck(kChime, kEb5, 0.17F, 520),
             struck(kChime, kC5, 0.21F, 840), struck(kBox, 330, 0.14F, 840)}}),
     felt({{{Feel::tap, 3, 0}, {Feel::tap, 2, 520}}}), kStill},
    {Cue::celebration, "celebration", kWhole,
     alert({{rubbed(kRub, 2400, 0.21F, 70), struck(kGlass, kC6, 0.24F, 40), struck(kGlass, kG6, 0.21F, 100),
             struck(kGlass, kE6, 0.21F, 150), struck(kGlass, 2 * kC6, 0.18F, 210)}}),
     felt({{{Feel::click, 3, 0}, {Feel::tick, 2, 100}}}), kStill},
    {Cue::button, "button", kWhole, effect({{struck(kPiece, 1700, 0.18F)}}), felt({{{Feel::tap, 2, 0}}}),
     kStill},
    {Cue::refused, "refused", kWhole, effect({{struck(kBox, 390, 0.28F), struck(kBox, 345, 0.28F, 90)}}),
     felt({{{Feel::tick, 3, 0}, {Feel::tick, 3, 90}}}), kStill},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (kRows[i].cue != static_cast<Cue>(i)) return false;
    return true;
}
static_assert(in_order(), "expected one row for each cue, in the order of Cue");
}

const CueRow& row_of(Cue cue) { return kRows[static_cast<std::size_t>(cue)]; }

}
