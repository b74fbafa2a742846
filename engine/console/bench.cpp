#include "console/benches.h"
#include "console/programs.h"
#include "core/text.h"

namespace trapbox {

namespace {

std::string plain_line(const Bench& bench, const Measured& measured) {
    auto line =
        std::string(bench.name) + ": " + measured_number(measured.value) + ' ' + std::string(bench.unit);
    if (measured.baseline) line += ", baseline " + measured_number(*measured.baseline);
    return line;
}

}

int bench(Arguments arguments, const Environment& environment) {
    bool json = false;
    int runs = kRuns;
    for (; !arguments.empty() && (arguments[0] == "--json" || arguments[0] == "--once");
         arguments = arguments.subspan(1))
        if (arguments[0] == "--json")
            json = true;
        else
            runs = 1;
    const auto name = arguments.empty() ? std::string_view() : arguments[0];
    bool found = false;
    for (const Bench& bench : benches()) {
        if (arguments.size() > 1 || !bench.name.starts_with(name)) continue;
        found = true;
        const auto measured = bench.measure(runs);
        environment.out << (json ? json_line(bench.name, bench.unit, measured) : plain_line(bench, measured))
                        << std::endl;
    }
    return found ? kSuccess
                 : wrong_arguments(environment, "there is no benchmark " + quoted(arguments.back()));
}

}
