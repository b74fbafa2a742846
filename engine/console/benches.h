// The list of benchmarks. Each measures one thing in thread CPU time, the best of several runs, and its
// baseline, if it has one, in the same run.
#pragma once

#include "console/measure.h"

#include <functional>
#include <span>
#include <string_view>

namespace trapbox {

inline constexpr int kRuns = 5;

struct Bench {
    std::string_view name; // "journal.replay"
    std::string_view unit;
    Measured (*measure)(int runs);
};

std::span<const Bench> benches();

// Seconds of thread CPU time of the fastest run.
double best_seconds(int runs, const std::function<void()>& run);

}
