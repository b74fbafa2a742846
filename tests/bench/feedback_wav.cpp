// Renders every cue into a folder, one WAV file each, to be listened to and looked at:
//     feedback_wav FOLDER
// Continuous cues rise from nothing to their full value and are let go.
#include "cue_table.h"
#include "synth.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace trapbox;

namespace {
constexpr int kRate = 48000;

void put(std::string& out, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i)
        out.push_back(static_cast<char>(value >> (8 * i) & 0xFF));
}

// 16-bit stereo.
std::string wav(const std::vector<float>& stereo) {
    const auto size = static_cast<std::uint32_t>(2 * stereo.size());
    std::string out = "RIFF";
    put(out, 36 + size, 4);
    out += "WAVEfmt ";
    put(out, 16, 4);
    put(out, 1, 2); // PCM
    put(out, 2, 2);
    put(out, kRate, 4);
    put(out, kRate * 4, 4);
    put(out, 4, 2);
    put(out, 16, 2);
    out += "data";
    put(out, size, 4);
    for (const float x : stereo)
        put(out, static_cast<std::uint16_t>(static_cast<std::int16_t>(x * 32767)), 2);
    return out;
}

void append(Synth& synth, std::vector<float>& stereo, int frames) {
    const std::size_t old = stereo.size();
    stereo.resize(old + 2 * static_cast<std::size_t>(frames));
    synth.render(stereo.data() + old, frames);
}

std::vector<float> render(const CueRow& row) {
    Synth synth(kRate);
    std::vector<float> stereo;
    if (!row.continuous()) {
        synth.strike(row.sound, 1, 0, 1, 0);
        while (!synth.silent())
            append(synth, stereo, kRate / 10);
        return stereo;
    }
    for (int frame = 0; frame < 120; ++frame) {
        synth.hold(0, row.sound, static_cast<float>(frame) / 120);
        append(synth, stereo, kRate / 60);
    }
    synth.release(0);
    append(synth, stereo, kRate / 10);
    return stereo;
}
}

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: feedback_wav FOLDER\n");
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (int i = 0; i < kCueCount; ++i) {
        const CueRow& row = row_of(static_cast<Cue>(i));
        const std::vector<float> stereo = render(row);
        const auto path = folder / (std::string(row.name) + ".wav");
        std::ofstream file(path, std::ios::binary);
        const std::string bytes = wav(stereo);
        if (!file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
            std::fprintf(stderr, "cannot write %s\n", path.c_str());
            return 1;
        }
        float peak = 0;
        for (const float x : stereo)
            peak = std::max(peak, std::abs(x));
        std::printf("%-18s %5.2f s  peak %.2f\n", row.name, static_cast<double>(stereo.size()) / 2 / kRate,
                    static_cast<double>(peak));
    }
    return 0;
}
