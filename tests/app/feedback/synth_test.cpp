#include "cue_figures.h"
#include "synth.h"
#include "test.h"

#include <cfenv>

using namespace trapbox;

namespace {
const Sound& sound_of(Cue cue) { return row_of(cue).sound; }
bool all_finite(const std::vector<float>& samples) {
    return std::all_of(samples.begin(), samples.end(), [](float x) { return std::isfinite(x); });
}
double semitones(double a, double b) { return 12 * std::log2(b / a); }
}

TEST_CASE("a struck disk has the modes of a free bar", "[feedback]") {
    // The modes of a free bar: 1 : 2.757 : 5.404 : 8.933. The lowest is the table's 1150 Hz, varied by up to
    // ±3 % per knock.
    const auto knock = measure::render(sound_of(Cue::disk_hit), 1, 1, 0.1).left;
    const double lowest = measure::pitch(knock, 900, 1500, 0.002, 0.08);
    CHECK(lowest == Approx(1150).epsilon(0.032));
    for (const double ratio : {2.757, 5.404, 8.933}) {
        const double mode = lowest * ratio;
        CHECK(measure::pitch(knock, mode * 0.9, mode * 1.1, 0.002, 0.06) == Approx(mode).epsilon(0.01));
        // A mode is louder than the frequencies between the modes.
        CHECK(measure::amplitude(knock, mode, 0.002, 0.06) >
              3 * measure::amplitude(knock, mode * 0.8, 0.002, 0.06));
    }
}

TEST_CASE("wood decays within 60 to 120 ms, the spring bar rings for half a second or more", "[feedback]") {
    for (const Cue cue :
         {Cue::disk_hit, Cue::rail_hit, Cue::wall_hit, Cue::post_hit, Cue::piece_moves, Cue::mover_steps}) {
        INFO(row_of(cue).name);
        const double seconds = measure::decay_60db(measure::render(sound_of(cue), 1, 1, 0.5).left);
        CHECK(seconds >= 0.06);
        CHECK(seconds <= 0.12 + 0.005); // a window's width
    }
    const double bar = measure::decay_60db(measure::render(sound_of(Cue::bar_trips), 1, 1, 3).left);
    CHECK(bar >= 0.5);
    CHECK(bar <= 1.5);
}

TEST_CASE("a small disk sounds higher than a large one", "[feedback]") {
    // Half as wide: an octave higher. The same seed gives the same variation of pitch for both.
    const auto at_size = [](float size) {
        return measure::pitch(measure::render(sound_of(Cue::disk_hit), 1, size, 0.1).left, 500, 2700, 0.002,
                              0.08);
    };
    const double usual = at_size(1);
    CHECK(at_size(0.5F) == Approx(2 * usual).epsilon(0.005));
    CHECK(at_size(1.5F) == Approx(usual / 1.5).epsilon(0.005));
}

TEST_CASE("loudness grows with the impulse to the power 0.6 above a threshold", "[feedback]") {
    const Scale scale{0.01F, 0.5F};
    CHECK(level(scale, 0.01F) == 0);
    CHECK(level(scale, NAN) == 0);
    CHECK(level(scale, 0.25F) == Approx(0.5));
    CHECK(level(scale, 40) == 1);
    // Measured at the lowest mode: a tenth of the impulse gives 10^-0.6 = 0.251 of the amplitude.
    const auto loud = [](float level) {
        const auto knock = measure::render(sound_of(Cue::disk_hit), level, 1, 0.1).left;
        return measure::amplitude(knock, measure::pitch(knock, 1000, 1300, 0.004, 0.09), 0.004, 0.09);
    };
    CHECK(loud(0.1F) / loud(1) == Approx(std::pow(0.1, 0.6)).epsilon(0.03));
    CHECK(loud(0.01F) / loud(0.1F) == Approx(std::pow(0.1, 0.6)).epsilon(0.03));
}

TEST_CASE("a soft knock is duller than a hard one", "[feedback]") {
    const auto brightness = [](float level) {
        const auto knock = measure::render(sound_of(Cue::disk_hit), level, 1, 0.1).left;
        const double lowest = measure::pitch(knock, 1000, 1300, 0.002, 0.08);
        return measure::amplitude(knock, 5.404 * lowest, 0.002, 0.06) /
               measure::amplitude(knock, lowest, 0.002, 0.06);
    };
    CHECK(brightness(1) > 1.2 * brightness(0.01F));
}

TEST_CASE("knocks differ in pitch by up to three percent", "[feedback]") {
    double low = 1e9, high = 0;
    for (Seed seed = 1; seed <= 24; ++seed) {
        const auto knock = measure::render(sound_of(Cue::disk_hit), 1, 1, 0.1, seed).left;
        const double hz = measure::pitch(knock, 1080, 1220, 0.002, 0.09, 1);
        low = std::min(low, hz);
        high = std::max(high, hz);
    }
    CHECK(low >= 1150 * 0.97 - 2);
    CHECK(high <= 1150 * 1.03 + 2);
    CHECK(high - low > 0.03 * 1150); // 24 draws from a range of 6 % spread over at least half of it
}

TEST_CASE("at most three sounds begin in a frame, the loudest, and a pair is heard once in 30 ms",
          "[feedback]") {
    Synth synth;
    for (int i = 0; i < 10; ++i)
        synth.strike(sound_of(Cue::disk_hit), 0.1F, 0, 1, 0);
    synth.strike(sound_of(Cue::wall_hit), 1, -1, 1, 0); // hard, from the left
    const auto heard = measure::render(synth, 0.01);
    CHECK(synth.voices() == 3);
    CHECK(measure::peak(heard.left) > 1.5F * measure::peak(heard.right));

    Synth chatter;
    chatter.strike(sound_of(Cue::disk_hit), 1, 0, 1, 7);
    measure::render(chatter, 0.02);
    chatter.strike(sound_of(Cue::disk_hit), 1, 0, 1, 7);
    measure::render(chatter, 0.002);
    CHECK(chatter.voices() == 1);
    chatter.strike(sound_of(Cue::disk_hit), 1, 0, 1, 8);
    measure::render(chatter, 0.002);
    CHECK(chatter.voices() == 2);
    measure::render(chatter, 0.01);
    chatter.strike(sound_of(Cue::disk_hit), 1, 0, 1, 7);
    measure::render(chatter, 0.002);
    CHECK(chatter.voices() == 3);
}

TEST_CASE("notes of a tune are delayed, not dropped, when many disks collide", "[feedback]") {
    Synth synth;
    for (int i = 0; i < 3; ++i)
        synth.strike(sound_of(Cue::disk_hit), 1, 0, 1, 0);
    measure::render(synth, 0.003);
    synth.strike(sound_of(Cue::tie), 1, 0, 1, 0);
    measure::render(synth, 0.003);
    CHECK(synth.voices() == 3);
    measure::render(synth, 0.02);
    CHECK(synth.voices() == 4);
}

TEST_CASE("many cues never clip, never exceed sixteen voices, and end in silence", "[feedback]") {
    Random random(42);
    Synth synth(48000, 9);
    std::vector<float> stereo(2 * 480);
    int most = 0;
    float peak = 0;
    for (int i = 0; i < 1500; ++i) { // 15 s
        for (std::uint32_t n = random.below(8); n > 0; --n) {
            const auto& sound = sound_of(static_cast<Cue>(random.below(kCueCount)));
            const float strength = random.unit();
            const float pan = 2 * random.unit() - 1;
            const float size = 3 * random.unit();
            const std::uint32_t pair = random.below(5);
            const auto channel = static_cast<Channel>(random.below(6));
            if (sound.drone != Drone::none && random.below(3) == 0)
                synth.release(channel);
            else if (sound.drone != Drone::none)
                synth.hold(channel, sound, strength);
            else
                synth.strike(sound, strength, pan, size, pair);
        }
        synth.render(stereo.data(), 480);
        most = std::max(most, synth.voices() + synth.drones());
        REQUIRE(all_finite(stereo));
        peak = std::max(peak, measure::peak(stereo));
    }
    CHECK(peak < 1);
    CHECK(peak > 0.3F);
    CHECK(most <= 16);
    CHECK(most > 10);
    for (Channel channel = 0; channel < 6; ++channel)
        synth.release(channel);
    measure::render(synth, 4);
    CHECK(synth.silent());
    const auto after = measure::render(synth, 0.1);
    CHECK(measure::peak(after.left) == 0);
    CHECK(measure::peak(after.right) == 0);
}

TEST_CASE("no sound produces denormal numbers", "[feedback]") {
    Synth synth;
    std::feclearexcept(FE_ALL_EXCEPT);
    for (int i = 0; i < kCueCount; ++i) {
        synth.strike(sound_of(static_cast<Cue>(i)), 0.5F, 0, 1, 0);
        const auto sound = measure::render(synth, 2).left;
        CHECK(std::none_of(sound.begin(), sound.end(),
                           [](float x) { return std::fpclassify(x) == FP_SUBNORMAL; }));
    }
    CHECK(std::fetestexcept(FE_UNDERFLOW) == 0);
}

TEST_CASE("five tensions differ in pitch by at least three semitones each", "[feedback]") {
    double before = 0;
    for (const float value : {0.1F, 0.3F, 0.5F, 0.7F, 0.9F}) {
        Synth synth;
        synth.hold(1, sound_of(Cue::piece_feel), value);
        const double hz = measure::pitch(measure::render(synth, 0.5).left, 250, 1100, 0.1, 0.45, 1);
        if (before > 0) CHECK(semitones(before, hz) >= 3);
        before = hz;
    }
}

TEST_CASE("a tighter piece ticks faster", "[feedback]") {
    // Onsets: the level over 5 ms rises by half within 10 ms. 2 + 8 × value per second, over two seconds.
    const auto ticks = [](float value) {
        Synth synth;
        synth.hold(1, sound_of(Cue::piece_feel), value);
        const auto tone = measure::render(synth, 3.1).left; // the last interval may begin just before 3 s
        int count = 0;
        double before = measure::rms(tone, 0.98, 0.985);
        double last = 0;
        for (double t = 1; t < 3; t += 0.005) {
            const double now = measure::rms(tone, t, t + 0.005);
            if (now > 1.4 * before && t - last > 0.05) ++count, last = t;
            before = now;
        }
        return count;
    };
    CHECK(std::abs(ticks(0) - 4) <= 1);
    CHECK(std::abs(ticks(0.5F) - 12) <= 1);
    CHECK(std::abs(ticks(1) - 20) <= 1);
}

TEST_CASE("the band's creak rises with the pull and stops when the finger stops", "[feedback]") {
    // There are 60 + 260 × pull slips per second; their rate is the pitch of the rectified sound. The pull
    // moves back and forth a little, so that the band keeps sounding.
    const auto creak = [](float pull, float wiggle) {
        Synth synth;
        std::vector<float> all;
        for (int frame = 0; frame < 60; ++frame) {
            synth.hold(0, sound_of(Cue::band_creak), pull + (frame % 2 ? wiggle : -wiggle));
            const auto part = measure::render(synth, 1.0 / 60).left;
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    };
    const auto slip_rate = [](std::vector<float> sound) {
        for (float& x : sound)
            x = std::abs(x);
        return measure::pitch(sound, 50, 450, 0.2, 0.9);
    };
    const auto low = creak(0.1F, 0.05F), middle = creak(0.5F, 0.05F), high = creak(0.9F, 0.05F);
    CHECK(slip_rate(low) == Approx(60 + 260 * 0.1).epsilon(0.15));
    CHECK(slip_rate(middle) == Approx(60 + 260 * 0.5).epsilon(0.15));
    CHECK(slip_rate(high) == Approx(60 + 260 * 0.9).epsilon(0.15));
    CHECK(measure::rms(high, 0.5, 0.9) > measure::rms(low, 0.5, 0.9));
    const auto still = creak(0.9F, 0);
    CHECK(measure::rms(still, 0.5, 0.9) < 0.15 * measure::rms(high, 0.5, 0.9));
}

TEST_CASE("the pitch of a plucked band glides down", "[feedback]") {
    const auto pluck = measure::render(sound_of(Cue::band_pluck), 1, 1, 0.4).left;
    const double first = measure::pitch(pluck, 130, 260, 0.0, 0.03, 1);
    const double later = measure::pitch(pluck, 130, 260, 0.12, 0.22, 1);
    CHECK(first > 1.08 * later);
    CHECK(later == Approx(150).epsilon(0.05));
}

TEST_CASE("sand hisses high and softly", "[feedback]") {
    Synth synth;
    synth.hold(3, sound_of(Cue::sand_hiss), 1);
    const auto sand = measure::render(synth, 1).left;
    CHECK(measure::rms(sand, 0.2, 0.9) > 0.003);
    CHECK(measure::peak(sand) < 0.3F);
    double low = 0, high = 0;
    for (double hz = 200; hz < 1000; hz += 50)
        low += measure::amplitude(sand, hz, 0.2, 0.9);
    for (double hz = 3000; hz < 3800; hz += 50)
        high += measure::amplitude(sand, hz, 0.2, 0.9);
    CHECK(high > 2 * low);
}

TEST_CASE("a continuous sound stops within a tenth of a second of its release", "[feedback]") {
    for (const Cue cue :
         {Cue::band_creak, Cue::piece_feel, Cue::sand_hiss, Cue::disks_slide, Cue::bar_creeps}) {
        INFO(row_of(cue).name);
        Synth synth;
        synth.hold(1, sound_of(cue), 0.5F);
        CHECK(measure::peak(measure::render(synth, 0.3).left) > 0);
        CHECK(synth.drones() == 1);
        synth.release(1);
        measure::render(synth, 0.1);
        CHECK(synth.silent());
        CHECK(measure::peak(measure::render(synth, 0.1).left) == 0);
    }
}

TEST_CASE("a continuous sound is panned to its position and moves without a click", "[feedback]") {
    Synth synth;
    synth.hold(1, sound_of(Cue::disks_slide), 1, -1);
    const auto left = measure::render(synth, 0.2);
    CHECK(measure::peak(left.left) > 0.01F);
    CHECK(measure::peak(left.right) == 0);
    synth.hold(1, sound_of(Cue::disks_slide), 1, 1);
    measure::render(synth, 0.2); // ten times the smoothing time of 20 ms
    const auto right = measure::render(synth, 0.2);
    CHECK(measure::peak(right.left) < 0.01F * measure::peak(right.right));
    synth.hold(1, sound_of(Cue::disks_slide), 1, NAN);
    CHECK(all_finite(measure::render(synth, 0.1).left));
    // The tension tone has no energy near 18 kHz; a sudden change of the pan would.
    Synth tone;
    tone.hold(1, sound_of(Cue::piece_feel), 0.5F, -1);
    measure::render(tone, 0.1);
    const float before = measure::peak(measure::high_passed(measure::render(tone, 1).left, 18000));
    tone.hold(1, sound_of(Cue::piece_feel), 0.5F, 1);
    CHECK(measure::peak(measure::high_passed(measure::render(tone, 1).left, 18000)) <= 1.1F * before);
}

TEST_CASE("effects and alerts have separate volumes", "[feedback]") {
    Synth synth;
    synth.set_volume(Bus::effects, 0);
    measure::render(synth, 0.01);
    synth.strike(sound_of(Cue::disk_hit), 1, 0, 1, 0);
    CHECK(measure::peak(measure::render(synth, 0.2).left) == 0);
    synth.strike(sound_of(Cue::round_won), 1, 0, 1, 0);
    CHECK(measure::peak(measure::render(synth, 0.5).left) > 0.1F);
}

TEST_CASE("NaN values make no sound and no error", "[feedback]") {
    Synth synth;
    synth.strike(sound_of(Cue::disk_hit), NAN, 0, 1, 0);
    measure::render(synth, 0.01);
    CHECK(synth.voices() == 0);
    synth.strike(sound_of(Cue::disk_hit), 1, NAN, INFINITY, 0);
    synth.hold(1, sound_of(Cue::piece_feel), NAN);
    CHECK(all_finite(measure::render(synth, 0.2).left));
}

TEST_CASE("the same seed gives the same samples", "[feedback]") {
    const auto once = measure::render(sound_of(Cue::door_opens), 0.7F, 1, 0.4, 5).left;
    CHECK(once == measure::render(sound_of(Cue::door_opens), 0.7F, 1, 0.4, 5).left);
    CHECK(once != measure::render(sound_of(Cue::door_opens), 0.7F, 1, 0.4, 6).left);
}
