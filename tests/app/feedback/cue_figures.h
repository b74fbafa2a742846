// Figures of a rendered cue: loudness, brightness, duration, the share that a phone's speaker can play, and
// the distance between two cues. Shared by the tests and feedback_wav; knows no Qt.
#pragma once

#include "measure.h"

#include <complex>
#include <utility>

namespace measure {

// Renders one cue. A continuous one rises from zero to the level within two seconds and is then released.
inline Samples render_cue(const trapbox::CueRow& row, float level = 1, float size = 1,
                          trapbox::Seed seed = 1) {
    trapbox::Synth synth(kRate, seed);
    Samples out;
    const auto append = [&](double seconds) {
        const Samples part = render(synth, seconds);
        out.left.insert(out.left.end(), part.left.begin(), part.left.end());
        out.right.insert(out.right.end(), part.right.begin(), part.right.end());
    };
    if (row.continuous()) {
        for (int frame = 0; frame < 120; ++frame) {
            synth.hold(0, row.sound, level * static_cast<float>(frame + 1) / 120);
            append(1.0 / 60);
        }
        synth.release(0);
    } else {
        synth.strike(row.sound, level, 0, size, 0);
    }
    do
        append(0.05);
    while (!synth.silent());
    return out;
}

// From 1/31 to 1, a factor of 2.4 each: 18 dB of loudness.
inline constexpr float kFiveLevels[] = {0.032F, 0.076F, 0.18F, 0.42F, 1};

inline double decibels(double ratio) { return 20 * std::log10(std::max(ratio, 1e-9)); }

// The loudness of one event: the loudest 50 ms, in steps of 5 ms.
inline double loudest_db(const std::vector<float>& samples) {
    double most = 0;
    for (double from = 0; (from + 0.05) * kRate <= static_cast<double>(samples.size()); from += 0.005)
        most = std::max(most, rms(samples, from, from + 0.05));
    return decibels(most);
}

// A Butterworth filter of the fourth order.
inline std::vector<float> high_passed(const std::vector<float>& samples, double hz) {
    std::vector<float> out = samples;
    for (const double q : {0.5411961, 1.3065630}) {
        const double w = 2 * std::numbers::pi * hz / kRate;
        const double alpha = std::sin(w) / (2 * q), c = std::cos(w), a0 = 1 + alpha;
        double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
        for (float& sample : out) {
            const double x = sample;
            const double y = ((1 + c) / 2 * (x - 2 * x1 + x2) + 2 * c * y1 - (1 - alpha) * y2) / a0;
            x2 = std::exchange(x1, x);
            y2 = std::exchange(y1, y);
            sample = static_cast<float>(y);
        }
    }
    return out;
}

// The share of the energy above 500 Hz, the lower limit of a phone's speaker, in dB; 0 = all of it.
inline double phone_db(const std::vector<float>& samples) {
    const double all = rms(samples, 0, static_cast<double>(samples.size()) / kRate);
    const std::vector<float> high = high_passed(samples, 500);
    return decibels(rms(high, 0, static_cast<double>(high.size()) / kRate) / all);
}

// A discontinuity has energy at the top of the spectrum, where no cue has any. Returns the peak above 18 kHz
// relative to the peak.
inline double click_db(const std::vector<float>& samples) {
    return decibels(static_cast<double>(peak(high_passed(samples, 18000)) / peak(samples)));
}

// The power spectrum of up to `count` samples starting at `from`, padded with zeros; `count` is a power of
// two.
inline std::vector<double> spectrum(const std::vector<float>& samples, std::size_t from, std::size_t count,
                                    std::size_t length) {
    std::vector<std::complex<double>> x(count);
    for (std::size_t i = 0; i < std::min(length, count) && from + i < samples.size(); ++i)
        x[i] = samples[from + i];
    for (std::size_t i = 1, j = 0; i < count; ++i) {
        std::size_t bit = count >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) std::swap(x[i], x[j]);
    }
    for (std::size_t size = 2; size <= count; size *= 2) {
        const auto turn = std::polar(1.0, -2 * std::numbers::pi / static_cast<double>(size));
        for (std::size_t i = 0; i < count; i += size) {
            std::complex<double> w = 1;
            for (std::size_t k = i; k < i + size / 2; ++k, w *= turn) {
                const auto odd = w * x[k + size / 2];
                x[k + size / 2] = x[k] - odd;
                x[k] += odd;
            }
        }
    }
    std::vector<double> power(count / 2);
    for (std::size_t i = 0; i < power.size(); ++i)
        power[i] = std::norm(x[i]);
    return power;
}

// The mean frequency of the whole sound, weighted by power: the usual measure of brightness.
inline double centroid_hz(const std::vector<float>& samples) {
    std::size_t count = 1024;
    while (count < samples.size())
        count *= 2;
    const std::vector<double> power = spectrum(samples, 0, count, count);
    double sum = 0, weighted = 0;
    for (std::size_t i = 1; i < power.size(); ++i) {
        sum += power[i];
        weighted += power[i] * static_cast<double>(i);
    }
    return weighted / sum * kRate / static_cast<double>(count);
}

// The data for comparing two sounds: levels in dB of half octaves from 140 Hz, in time intervals of
// increasing length.
using Fingerprint = std::vector<double>;
inline Fingerprint fingerprint(const std::vector<float>& samples) {
    constexpr double kEdges[] = {0, 0.012, 0.03, 0.06, 0.11, 0.18, 0.28, 0.45, 0.7, 1.1};
    constexpr double kFloor = 1e-7; // −70 dB
    Fingerprint print;
    for (std::size_t t = 0; t + 1 < std::size(kEdges); ++t) {
        const auto from = static_cast<std::size_t>(kEdges[t] * kRate);
        const auto length = static_cast<std::size_t>((kEdges[t + 1] - kEdges[t]) * kRate);
        std::size_t count = 2048;
        while (count < length)
            count *= 2;
        const std::vector<double> power = spectrum(samples, from, count, length);
        // Overlapping triangular bands, so that a wavering pitch does not jump from band to band.
        for (double band = 140; band < 14000; band *= std::sqrt(2)) {
            double sum = 0;
            for (std::size_t i = 1; i < power.size(); ++i) {
                const double hz = static_cast<double>(i) * kRate / static_cast<double>(count);
                const double octaves = std::abs(std::log2(hz / band));
                if (octaves < 0.5) sum += power[i] * (1 - 2 * octaves);
            }
            // Parseval's theorem, for both halves of the spectrum: the mean power in the interval.
            const double mean = 2 * sum / static_cast<double>(count) / static_cast<double>(length);
            print.push_back(10 * std::log10(mean + kFloor));
        }
    }
    return print;
}

// The RMS difference in dB over the bands and intervals in which either sound is audible.
inline double distance_db(const Fingerprint& a, const Fingerprint& b) {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (std::max(a[i], b[i]) < -65) continue;
        sum += (a[i] - b[i]) * (a[i] - b[i]);
        ++count;
    }
    return count > 0 ? std::sqrt(sum / count) : 0;
}

}
