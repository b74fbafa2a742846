#include "cue_figures.h"
#include "test.h"

#include <vector>

using namespace trapbox;

namespace {
constexpr Cue kHits[] = {Cue::disk_hit, Cue::rail_hit, Cue::wall_hit, Cue::post_hit};
constexpr Seed kRepeats = 4;

std::vector<float> hit(Cue cue, float level, Seed seed) {
    return measure::render_cue(row_of(cue), level, 1, seed).left;
}

double ratio(double a, double b) { return std::max(a, b) / std::min(a, b); }

// The intended loudness of a cue relative to a full hit.
struct Class {
    const char* name;
    double low_db, high_db;
};
constexpr Class kHit{"hit", -3, 3};      // the most frequent sounds
constexpr Class kHeavy{"heavy", 0, 6};   // what a player waits for or fears
constexpr Class kTune{"tune", 0, 6};     // signalled by a melody
constexpr Class kTouch{"touch", -9, -3}; // the player's own frequent actions
constexpr Class kRub{"rub", -7, -3};     // target: −5
constexpr Class kTension{"tension", -9, -7};
constexpr Class kHiss{"hiss", -13, -11};

const Class& class_of(Cue cue) {
    switch (cue) {
    case Cue::disk_hit:
    case Cue::rail_hit:
    case Cue::wall_hit:
    case Cue::post_hit:
    case Cue::band_pluck:
    case Cue::disk_lodged:
    case Cue::hand_down:
    case Cue::peg_placed:
    case Cue::piece_jumps:
    case Cue::piece_captured:
    case Cue::piece_falls:
    case Cue::bar_slips:
    case Cue::slider_moves:
    case Cue::wall_slides_in:
    case Cue::door_closes:
    case Cue::sand_turned:
    case Cue::sand_laid_down:
    case Cue::sand_last_seconds:
    case Cue::celebration:
    case Cue::laugh: return kHit;
    case Cue::bar_trips:
    case Cue::disk_hopped:
    case Cue::door_opens:
    case Cue::piece_lands:
    case Cue::mover_trapped: return kHeavy;
    case Cue::round_starts:
    case Cue::disk_passed:
    case Cue::piece_taken:
    case Cue::wheel_stops:
    case Cue::piece_crowned:
    case Cue::round_won:
    case Cue::round_lost:
    case Cue::tie:
    case Cue::match_won:
    case Cue::match_lost: return kTune;
    case Cue::piece_put_back:
    case Cue::piece_piled:
    case Cue::pass_said:
    case Cue::wheel_tick:
    case Cue::door_trembles:
    case Cue::piece_moves:
    case Cue::mover_steps:
    case Cue::mover_shivers:
    case Cue::button:
    case Cue::refused: return kTouch;
    case Cue::band_creak:
    case Cue::disks_slide:
    case Cue::bar_creeps:
    case Cue::piece_raised:
    case Cue::piece_flies:
    case Cue::wheel_spins: return kRub;
    case Cue::piece_feel: return kTension;
    case Cue::sand_hiss: return kHiss;
    }
    return kHit;
}
}

TEST_CASE("five strengths of a hit are five loudnesses and five brightnesses", "[feedback]") {
    for (const Cue cue : kHits)
        for (Seed seed = 1; seed <= kRepeats; ++seed) {
            INFO(row_of(cue).name << ", seed " << seed);
            std::vector<double> loud, bright;
            for (const float level : measure::kFiveLevels) {
                const auto sound = hit(cue, level, seed);
                loud.push_back(measure::loudest_db(sound));
                bright.push_back(measure::centroid_hz(sound));
            }
            for (std::size_t i = 1; i < loud.size(); ++i) {
                CHECK(loud[i] - loud[i - 1] >= 3);
                CHECK(bright[i] >= 1.04 * bright[i - 1]);
            }
            CHECK(bright.back() >= 1.6 * bright.front());
        }
}

TEST_CASE("disk, rail, post and wall differ in brightness or decay at every strength", "[feedback]") {
    for (const float level : measure::kFiveLevels)
        for (Seed seed = 1; seed <= kRepeats; ++seed) {
            struct Body {
                Cue cue;
                double centroid, decay;
            };
            std::vector<Body> bodies;
            for (const Cue cue : kHits) {
                const auto sound = hit(cue, level, seed);
                bodies.push_back({cue, measure::centroid_hz(sound), measure::decay_60db(sound)});
            }
            for (std::size_t a = 0; a < bodies.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    INFO(row_of(bodies[a].cue).name << " and " << row_of(bodies[b].cue).name << " at "
                                                    << level << ", seed " << seed);
                    CHECK(std::max(ratio(bodies[a].centroid, bodies[b].centroid),
                                   ratio(bodies[a].decay, bodies[b].decay)) >= 1.2);
                }
        }
}

TEST_CASE("different cues differ more than repeats of one cue", "[feedback]") {
    // The distance is the RMS difference in dB of half-octave levels (brightness and modes) over nine time
    // intervals (decay and duration).
    std::vector<std::vector<measure::Fingerprint>> prints;
    std::vector<double> repeats;
    for (int i = 0; i < kCueCount; ++i) {
        auto& of_cue = prints.emplace_back();
        for (Seed seed = 1; seed <= kRepeats; ++seed)
            of_cue.push_back(
                measure::fingerprint(measure::render_cue(row_of(static_cast<Cue>(i)), 1, 1, seed).left));
        double largest = 0;
        for (const auto& one : of_cue)
            for (const auto& other : of_cue)
                largest = std::max(largest, measure::distance_db(one, other));
        repeats.push_back(largest);
    }
    for (std::size_t a = 0; a < prints.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            double nearest = 1e9;
            for (const auto& one : prints[a])
                for (const auto& other : prints[b])
                    nearest = std::min(nearest, measure::distance_db(one, other));
            INFO(row_of(static_cast<Cue>(a)).name << " and " << row_of(static_cast<Cue>(b)).name);
            CHECK(nearest > std::max(repeats[a], repeats[b]));
        }
}

TEST_CASE("cues of one class are equally loud within 6 dB, relative to a full hit", "[feedback]") {
    // Means over repeats, which differ in the strength of their modes.
    const auto loudness = [](Cue cue) {
        double sum = 0;
        for (Seed seed = 1; seed <= kRepeats; ++seed)
            sum += measure::loudest_db(measure::render_cue(row_of(cue), 1, 1, seed).left);
        return sum / static_cast<double>(kRepeats);
    };
    double full_hit = 0;
    for (const Cue cue : kHits)
        full_hit += loudness(cue) / static_cast<double>(std::size(kHits));
    for (int i = 0; i < kCueCount; ++i) {
        const auto cue = static_cast<Cue>(i);
        const Class& expected = class_of(cue);
        const double db = loudness(cue) - full_hit;
        INFO(row_of(cue).name << " is a " << expected.name << ": " << db << " dB");
        CHECK(db >= expected.low_db);
        CHECK(db <= expected.high_db);
    }
}

TEST_CASE("a phone's speaker plays every cue", "[feedback]") {
    // At least a quarter of the energy (−6 dB) is above 500 Hz.
    for (int i = 0; i < kCueCount; ++i)
        for (Seed seed = 1; seed <= 2; ++seed) {
            const CueRow& row = row_of(static_cast<Cue>(i));
            INFO(row.name << ", seed " << seed);
            CHECK(measure::phone_db(measure::render_cue(row, 1, 1, seed).left) >= -6);
        }
}

TEST_CASE("no cue clicks", "[feedback]") {
    // A discontinuity has energy up to the top of the spectrum: checks the peak above 18 kHz, where no cue
    // has energy.
    for (int i = 0; i < kCueCount; ++i) {
        const CueRow& row = row_of(static_cast<Cue>(i));
        INFO(row.name);
        CHECK(measure::click_db(measure::render_cue(row).left) < -15);
    }
}

TEST_CASE("faster sliding disks are louder and brighter", "[feedback]") {
    double loud = -200, bright = 0;
    for (const float speed : {0.2F, 0.4F, 0.6F, 0.8F, 1.0F}) {
        Synth synth;
        synth.hold(1, row_of(Cue::disks_slide).sound, speed);
        const auto sound = measure::render(synth, 1).left;
        CHECK(measure::loudest_db(sound) > loud + 1);
        CHECK(measure::centroid_hz(sound) > 1.08 * bright);
        loud = measure::loudest_db(sound);
        bright = measure::centroid_hz(sound);
    }
}
