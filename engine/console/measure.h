// Takes and prints measurements, in the same way for all benchmarks.
#pragma once

#include <charconv>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace trapbox {

// CPU time, so that other load on the machine does not affect the result.
inline double cpu_seconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
inline double thread_seconds() { return cpu_seconds(CLOCK_THREAD_CPUTIME_ID); }
inline double process_seconds() { return cpu_seconds(CLOCK_PROCESS_CPUTIME_ID); }

struct Measured {
    double value = 0;
    std::optional<double> baseline; // in the same unit
};

// Four significant digits, independent of the locale.
inline std::string measured_number(double value) {
    char digits[64];
    const auto [end, error] =
        std::to_chars(digits, digits + sizeof digits, value, std::chars_format::general, 4);
    return error == std::errc{} ? std::string(digits, end) : "0";
}

inline std::string json_line(std::string_view name, std::string_view unit, const Measured& measured) {
    return "{\"name\":\"" + std::string(name) + "\",\"value\":" + measured_number(measured.value) +
           ",\"unit\":\"" + std::string(unit) +
           "\",\"baseline\":" + (measured.baseline ? measured_number(*measured.baseline) : "null") + '}';
}

}
