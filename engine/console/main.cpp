// trapbox-engine: the engine at a line prompt, and the programs that need no prompt.
#include "catalog.h"
#include "console/console.h"
#include "console/programs.h"
#include "core/text.h"

#include <iostream>

using namespace trapbox;

namespace {

constexpr std::string_view kHelp =
    "trapbox-engine                 a prompt: one line in, lines out; try help\n"
    "trapbox-engine replay FILE     replay a saved match and check every hash\n"
    "trapbox-engine soak [--games N] [--seed S] [--game KEY]\n"
    "                               play N random matches of every game and check them\n"
    "trapbox-engine bench [--json] [--once] [NAME]\n"
    "                               run all benchmarks, or those that begin with NAME\n"
    "trapbox-engine puzzles make GAME --count N --seed S\n"
    "                               write puzzles to standard output and a report to standard error\n"
    "trapbox-engine puzzles prove FILE\n"
    "                               verify every puzzle of a file\n";

int run(Arguments arguments, const Environment& environment) {
    if (arguments.empty()) {
        Console(environment.games, environment.files).run(std::cin, environment.out);
        return kSuccess;
    }
    const auto word = arguments[0];
    const auto rest = arguments.subspan(1);
    if (word == "replay") return replay(rest, environment);
    if (word == "soak") return soak(rest, environment);
    if (word == "bench") return bench(rest, environment);
    if (word == "puzzles") return puzzles(rest, environment);
    if (word != "--help") return wrong_arguments(environment, "there is no command " + quoted(word));
    environment.out << kHelp;
    return kSuccess;
}

}

int main(int count, char** argv) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string_view> arguments(argv + std::min(count, 1), argv + count);
    const int code = run(arguments, {catalog(), disk_files(), std::cout, std::cerr});
    // Fails if the output could not be written.
    return std::cout.flush() ? code : kCheckFailed;
}
