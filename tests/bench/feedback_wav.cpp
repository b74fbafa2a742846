// Renders every cue to a WAV file in a folder, or prints measurements:
//     feedback_wav FOLDER|--measure [--strength 0…1] [--size S] [--seed N]
// Continuous cues rise from zero to the strength and are released.
#include "cue_figures.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>

using namespace trapbox;

namespace {
struct Request {
    const char* folder = nullptr; // null: measure
    float strength = 1;
    float size = 1;
    Seed seed = 1;
};

const CueRow& row_at(int i) { return row_of(static_cast<Cue>(i)); }

void append_number(std::string& out, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i)
        out.push_back(static_cast<char>(value >> (8 * i) & 0xFF));
}

// 16-bit stereo.
std::string wav(const measure::Samples& samples) {
    const auto rate = static_cast<std::uint32_t>(measure::kRate);
    const auto size = static_cast<std::uint32_t>(4 * samples.left.size());
    std::string out = "RIFF";
    append_number(out, 36 + size, 4);
    out += "WAVEfmt ";
    append_number(out, 16, 4);
    append_number(out, 1, 2); // PCM
    append_number(out, 2, 2);
    append_number(out, rate, 4);
    append_number(out, rate * 4, 4);
    append_number(out, 4, 2);
    append_number(out, 16, 2);
    out += "data";
    append_number(out, size, 4);
    for (std::size_t i = 0; i < samples.left.size(); ++i)
        for (const float x : {samples.left[i], samples.right[i]})
            append_number(out, static_cast<std::uint16_t>(static_cast<std::int16_t>(x * 32767)), 2);
    return out;
}

int write_files(const Request& request) {
    std::error_code error;
    std::filesystem::create_directories(request.folder, error);
    for (int i = 0; i < kCueCount; ++i) {
        const auto path = std::filesystem::path(request.folder) / (std::string(row_at(i).name) + ".wav");
        std::ofstream file(path, std::ios::binary);
        const std::string bytes =
            wav(measure::render_cue(row_at(i), request.strength, request.size, request.seed));
        if (!file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
            std::fprintf(stderr, "cannot write %s\n", path.c_str());
            return 1;
        }
    }
    return 0;
}

void print_cues(const Request& request) {
    std::printf("%-18s %7s %6s %7s %9s %8s %7s %7s\n", "cue", "seconds", "peak", "loud dB", "centroid",
                "decay ms", "phone dB", "top dB");
    for (int i = 0; i < kCueCount; ++i) {
        const auto sound = measure::render_cue(row_at(i), request.strength, request.size, request.seed).left;
        std::printf("%-18s %7.2f %6.2f %7.1f %6.0f Hz %8.0f %8.1f %7.1f\n", row_at(i).name,
                    static_cast<double>(sound.size()) / measure::kRate,
                    static_cast<double>(measure::peak(sound)), measure::loudest_db(sound),
                    measure::centroid_hz(sound), 1000 * measure::decay_60db(sound), measure::phone_db(sound),
                    measure::click_db(sound));
    }
}

void print_strengths(const Request& request) {
    std::printf("\nfive strengths: loudness dB, centroid Hz\n");
    for (const Cue cue : {Cue::disk_hit, Cue::rail_hit, Cue::wall_hit, Cue::post_hit}) {
        std::printf("%-18s", row_of(cue).name);
        for (const float level : measure::kFiveLevels) {
            const auto sound = measure::render_cue(row_of(cue), level, request.size, request.seed).left;
            std::printf("  %6.1f %5.0f", measure::loudest_db(sound), measure::centroid_hz(sound));
        }
        std::printf("\n");
    }
}

// The largest distance between repeats of one cue, and the smallest distance to any repeat of another cue.
void print_distances() {
    constexpr Seed kRepeats = 6;
    std::printf("\n%-18s %12s %12s  %s\n", "cue", "repeats dB", "nearest dB", "nearest cue");
    std::vector<std::vector<measure::Fingerprint>> prints;
    for (int i = 0; i < kCueCount; ++i) {
        auto& repeats = prints.emplace_back();
        for (Seed seed = 1; seed <= kRepeats; ++seed)
            repeats.push_back(measure::fingerprint(measure::render_cue(row_at(i), 1, 1, seed).left));
    }
    const auto nearest = [&](std::size_t a, std::size_t b) {
        double least = 1e9;
        for (const auto& one : prints[a])
            for (const auto& other : prints[b])
                least = std::min(least, measure::distance_db(one, other));
        return least;
    };
    for (std::size_t a = 0; a < prints.size(); ++a) {
        double repeats = 0, least = 1e9;
        std::size_t which = a;
        for (const auto& one : prints[a])
            for (const auto& other : prints[a])
                repeats = std::max(repeats, measure::distance_db(one, other));
        for (std::size_t b = 0; b < prints.size(); ++b)
            if (b != a && nearest(a, b) < least) least = nearest(a, which = b);
        std::printf("%-18s %12.1f %12.1f  %s%s\n", row_at(static_cast<int>(a)).name, repeats, least,
                    row_at(static_cast<int>(which)).name, least <= repeats ? "  TOO NEAR" : "");
    }
}

// Twelve voices and four drones for ten seconds. The bar is struck so often that no voice ends.
void print_cost() {
    constexpr Cue kHeld[kMaxDrones] = {Cue::band_creak, Cue::piece_feel, Cue::sand_hiss, Cue::band_creak};
    Synth synth;
    std::vector<float> stereo(2 * 480);
    const auto start = std::chrono::steady_clock::now();
    int fewest = kMaxVoices + kMaxDrones;
    for (int i = 0; i < 1000; ++i) {
        for (Channel channel = 0; channel < kMaxDrones; ++channel)
            synth.hold(channel, row_of(kHeld[channel]).sound, static_cast<float>(i % 50) / 50);
        for (int n = 0; n < 3; ++n)
            synth.strike(row_of(n == 0 ? Cue::bar_trips : Cue::disk_hit).sound, 1, 0, 1, 0);
        synth.render(stereo.data(), 480);
        if (i >= 10) fewest = std::min(fewest, synth.voices() + synth.drones());
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("\n%d sounds at once: %.0f ns per rendered second, %.2f %% of a core\n", fewest,
                seconds.count() / 10 * 1e9, seconds.count() / 10 * 100);
}

bool parse(int argc, char** argv, Request& request) {
    if (argc < 2 || argc % 2 != 0) return false;
    if (std::strcmp(argv[1], "--measure") != 0) request.folder = argv[1];
    for (int i = 2; i < argc; i += 2) {
        char* end = nullptr;
        const double value = std::strtod(argv[i + 1], &end);
        if (*end != 0 || !(value >= 0)) return false;
        if (std::strcmp(argv[i], "--strength") == 0)
            request.strength = static_cast<float>(value);
        else if (std::strcmp(argv[i], "--size") == 0)
            request.size = static_cast<float>(value);
        else if (std::strcmp(argv[i], "--seed") == 0)
            request.seed = static_cast<Seed>(value);
        else
            return false;
    }
    return true;
}
}

int main(int argc, char** argv) {
    Request request;
    if (!parse(argc, argv, request)) {
        std::fprintf(stderr, "usage: feedback_wav FOLDER|--measure [--strength 0…1] [--size S] [--seed N]\n");
        return 2;
    }
    if (request.folder) return write_files(request);
    print_cues(request);
    print_strengths(request);
    print_distances();
    print_cost();
    return 0;
}
