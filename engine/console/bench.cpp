#include "console/benches.h"
#include "console/programs.h"
#include "core/text.h"

#include <charconv>

namespace trapbox {

namespace {

// Four digits are all that a measurement is worth. The same in every locale.
std::string number(double value) {
    char digits[64];
    const auto [end, error] =
        std::to_chars(digits, digits + sizeof digits, value, std::chars_format::general, 4);
    return error == std::errc{} ? std::string(digits, end) : "0";
}

std::string json_line(const Bench& bench, const Measured& measured) {
    return "{\"name\":\"" + std::string(bench.name) + "\",\"value\":" + number(measured.value) +
           ",\"unit\":\"" + std::string(bench.unit) +
           "\",\"baseline\":" + (measured.baseline ? number(*measured.baseline) : "null") + '}';
}

std::string plain_line(const Bench& bench, const Measured& measured) {
    auto line = std::string(bench.name) + ": " + number(measured.value) + ' ' + std::string(bench.unit);
    if (measured.baseline) line += ", baseline " + number(*measured.baseline);
    return line;
}

}

int bench(Arguments arguments, const Surroundings& around) {
    const bool json = !arguments.empty() && arguments[0] == "--json";
    if (json) arguments = arguments.subspan(1);
    const auto name = arguments.empty() ? std::string_view() : arguments[0];
    bool found = false;
    for (const Bench& bench : benches()) {
        if (arguments.size() > 1 || !bench.name.starts_with(name)) continue;
        found = true;
        const auto measured = bench.measure();
        around.out << (json ? json_line(bench, measured) : plain_line(bench, measured)) << std::endl;
    }
    return found ? kWell : wrong_arguments(around, "there is no benchmark " + quoted(arguments.back()));
}

}
