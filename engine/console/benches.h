// The benchmarks, listed once. Each measures one thing in thread CPU time, the best of five runs, and its
// baseline, where there is one, in the same run.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace trapbox {

struct Measured {
    double value = 0;
    std::optional<double> baseline; // in the same unit
};

struct Bench {
    std::string_view name; // "journal.replay"
    std::string_view unit;
    Measured (*measure)();
};

std::span<const Bench> benches();

// Seconds of thread CPU time of the fastest of five runs.
double best_seconds(const std::function<void()>& run);

}
