// What trapbox-engine does when it is not a prompt: replay a file, soak the games in random play, measure.
// Each returns the program's exit code: 0 = all well, 1 = something differs, 2 = wrong arguments.
#pragma once

#include "console/files.h"
#include "core/any_match.h"

#include <ostream>
#include <span>
#include <string_view>
#include <vector>

namespace trapbox {

inline constexpr int kWell = 0;
inline constexpr int kDiffers = 1;
inline constexpr int kWrongArguments = 2;

using Arguments = std::span<const std::string_view>; // those after the program's word

// All that a program needs of its surroundings.
struct Surroundings {
    std::span<const CatalogEntry> games;
    Files& files;
    std::ostream& out;
    std::ostream& err;
};

int replay(Arguments arguments, const Surroundings& around); // FILE
int soak(Arguments arguments, const Surroundings& around);   // [--games N] [--seed S] [--game KEY]
int bench(Arguments arguments, const Surroundings& around);  // [--json] [--once] [NAME]
// make GAME [--count N] [--seed S], or prove FILE
int puzzles(Arguments arguments, const Surroundings& around);

// Says what is wrong in one line.
int wrong_arguments(const Surroundings& around, std::string_view what);

}
