#include "cue_figures.h"
#include "test.h"

using namespace trapbox;

namespace {
constexpr float kRate = measure::kRate;
using Wave = std::vector<float>;

// Renders the layer in blocks of 64 samples, like the synthesiser.
template <class Layer>
Wave render(Layer& layer, double seconds) {
    Wave out(static_cast<std::size_t>(seconds * kRate) / 64 * 64);
    for (std::size_t i = 0; i < out.size(); i += 64)
        layer.add(out.data() + i, 64);
    return out;
}

double energy(const Wave& samples, double from_s, double to_s) {
    return std::pow(measure::rms(samples, from_s, to_s), 2) * (to_s - from_s);
}

// A second of a tone after the high-pass filter, the same in both channels: its amplitude once it has
// settled.
double after_high_pass(double hz) {
    HighPass filter(kRate);
    std::vector<float> stereo(2 * 48000);
    for (std::size_t i = 0; i < stereo.size(); ++i)
        stereo[i] = static_cast<float>(
            std::sin(2 * std::numbers::pi * hz * static_cast<double>(i / 2) / static_cast<double>(kRate)));
    filter.run(stereo.data(), 48000);
    Wave left;
    for (std::size_t i = 0; i < stereo.size(); i += 2)
        left.push_back(stereo[i]);
    return measure::amplitude(left, hz, 0.5, 1);
}
}

TEST_CASE("the contact noise lasts 2 to 4 ms and is between 2 and 8 kHz", "[feedback]") {
    for (const float seconds : {0.002F, 0.004F}) {
        double share = 0; // of the energy between 2 and 8 kHz, over several bursts
        for (Seed seed = 1; seed <= 8; ++seed) {
            ContactNoise noise;
            noise.start(1, 4000, seconds, 0, kRate, static_cast<std::uint32_t>(seed));
            const Wave burst = render(noise, 0.06);
            CHECK_FALSE(noise.sounding());
            const double whole = energy(burst, 0, 0.05);
            CHECK(energy(burst, 0, static_cast<double>(seconds)) > 0.95 * whole);
            share += (energy(measure::high_passed(burst, 2000), 0, 0.05) -
                      energy(measure::high_passed(burst, 8000), 0, 0.05)) /
                     whole / 8;
            CHECK(measure::peak(burst) > 0.3F);
            CHECK(measure::peak(burst) < 1.6F);
        }
        CHECK(share > 0.55);
    }
}

TEST_CASE("a rattle consists of bursts that become faster and fainter", "[feedback]") {
    ContactNoise noise;
    noise.start(1, 5000, 0.002F, 4, kRate, 3);
    const Wave rattle = render(noise, 0.3);
    CHECK_FALSE(noise.sounding());
    std::vector<double> onsets, peaks;
    for (double t = 0; t < 0.29; t += 0.001) {
        const double now = measure::rms(rattle, t, t + 0.001);
        if (now < 0.05) continue;
        if (onsets.empty() || t - onsets.back() > 0.008) {
            onsets.push_back(t);
            peaks.push_back(now);
        }
    }
    REQUIRE(onsets.size() == 5);
    for (std::size_t i = 2; i < onsets.size(); ++i)
        CHECK(onsets[i] - onsets[i - 1] < onsets[i - 1] - onsets[i - 2] + 0.001);
    CHECK(peaks.back() < 0.7 * peaks.front());
}

TEST_CASE("the chirp of a spring is a series of sweeps from high to low", "[feedback]") {
    SpringChirp chirp;
    chirp.start(1, kRate);
    const Wave sound = render(chirp, 0.2);
    CHECK_FALSE(chirp.sounding());
    // (delay / t)² with a delay of 0.35 s √Hz: 4900 Hz after 5 ms, 1225 Hz after 10 ms.
    CHECK(measure::pitch(sound, 800, 9000, 0.0045, 0.0055, 50) == Approx(4900).epsilon(0.15));
    CHECK(measure::pitch(sound, 800, 9000, 0.009, 0.011, 25) == Approx(1225).epsilon(0.15));
    // The second echo travels three times as far: 4900 Hz after 15 ms.
    CHECK(measure::pitch(sound, 800, 9000, 0.0145, 0.0155, 50) == Approx(4900).epsilon(0.15));
    CHECK(measure::rms(sound, 0.1, 0.15) == 0);
}

TEST_CASE("the echo of the box decays in a tenth of a second and then is silent", "[feedback]") {
    BoxReverb reverb(kRate);
    std::vector<float> stereo(2 * 64);
    reverb.add(stereo.data(), 64);
    CHECK_FALSE(reverb.sounding());
    stereo[0] = stereo[1] = 1;
    Wave left;
    for (int block = 0; block < 400; ++block) {
        reverb.add(stereo.data(), 64);
        for (std::size_t i = 0; i < stereo.size(); i += 2)
            left.push_back(stereo[i]);
        std::fill(stereo.begin(), stereo.end(), 0.0F);
    }
    CHECK_FALSE(reverb.sounding());
    // Silence before the shortest delay; then the energy decays by about 60 dB in 0.1 s.
    CHECK(measure::rms(left, 0.0005, 0.003) == 0);
    const double early = measure::rms(left, 0.003, 0.02), late = measure::rms(left, 0.06, 0.077);
    CHECK(early > 0);
    CHECK(measure::decibels(late / early) < -25);
    CHECK(measure::decibels(late / early) > -60);
    CHECK(measure::rms(left, 0.3, 0.5) == 0);
}

TEST_CASE("frequencies below 40 Hz are removed", "[feedback]") {
    // Butterworth of the second order: −3 dB at 40 Hz, −12 dB an octave below.
    CHECK(measure::decibels(after_high_pass(40)) == Approx(-3).margin(0.3));
    CHECK(measure::decibels(after_high_pass(10)) == Approx(-24).margin(1));
    CHECK(measure::decibels(after_high_pass(200)) == Approx(0).margin(0.1));
}
