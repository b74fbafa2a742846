// The rule options of The Passed-Trap.
#pragma once

#include "core/options.h"
#include "core/tick.h"

namespace trapbox::passed_trap {

enum class Format : std::uint8_t {
    best_of_seven, // PT-10
    classical,     // PT-13
    ambidexterity, // PT-17
    madness,       // PT-14: Solitaire Madness
    reflected,     // PT-15: Solitaire Reflected
    big_slam,      // PT-18
    practice,      // alone, no clock, no end
};

enum class Gap : std::uint8_t { easy, normal, hard };

// Measured with these defaults, two bots of level 3, 200 rounds: per round 32 shots, 10 crossings and 4
// lodged disks; in 20 % of the rounds a camp is cleared before the time is up; 10.5 % are ties.
struct Options {
    Format format = Format::best_of_seven;
    bool laughing = false; // PT-16: laughing costs
    int disks = 5;         // 1 … 9, of the first player; the second has the rest of the 10 (PT-19)
    Gap gap = Gap::normal; // width of the trap
    int timer = 45;        // 10 … 120 s of sand (PT-1)
};

inline constexpr int kTries = 20; // PT-15

constexpr bool alone(Format format) {
    return format == Format::madness || format == Format::reflected || format == Format::practice;
}
constexpr bool timed(Format format) {
    return format == Format::best_of_seven || format == Format::ambidexterity || format == Format::madness;
}

constexpr int seats(const Options& options) { return alone(options.format) ? 1 : 2; }

// Width of the trap in metres; never wide enough for two disks abreast.
constexpr float width_of(Gap gap) { return gap == Gap::easy ? 0.047F : gap == Gap::normal ? 0.043F : 0.041F; }

std::span<const OptionField<Options>> option_fields();
std::span<const Preset> presets();

}
