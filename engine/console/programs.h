// The subcommands of trapbox-engine: replay a file, soak-test the games with random play, run benchmarks.
// Each returns the exit code: 0 = success, 1 = a check failed, 2 = wrong arguments.
#pragma once

#include "console/files.h"
#include "core/any_match.h"

#include <ostream>
#include <span>
#include <string_view>
#include <vector>

namespace trapbox {

inline constexpr int kSuccess = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kWrongArguments = 2;

using Arguments = std::span<const std::string_view>; // those after the subcommand

// The environment of a subcommand: streams, files, games.
struct Environment {
    std::span<const CatalogEntry> games;
    Files& files;
    std::ostream& out;
    std::ostream& err;
};

int replay(Arguments arguments, const Environment& environment); // FILE
int soak(Arguments arguments, const Environment& environment);   // [--games N] [--seed S] [--game KEY]
int bench(Arguments arguments, const Environment& environment);  // [--json] [--once] [NAME]
// make GAME [--count N] [--seed S], or prove FILE
int puzzles(Arguments arguments, const Environment& environment);

// Prints the error in one line and returns kWrongArguments.
int wrong_arguments(const Environment& environment, std::string_view what);

}
