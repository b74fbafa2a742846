#include "console/programs.h"
#include "core/puzzle_maker.h"
#include "core/text.h"
#include "hex_trap/puzzle_maker.h"
#include "passed_trap/puzzle_maker.h"
#include "puzzle_catalog.h"
#include "trapdoor_checkers/puzzle_maker.h"

#include <algorithm>
#include <chrono>

namespace trapbox {

namespace {

constexpr struct {
    std::string_view game;
    PuzzleMaker make;
} kMakers[] = {
    {"passed_trap", &passed_trap::make_puzzles},
    {"trapdoor_checkers", &trapdoor_checkers::make_puzzles},
    {"hex_trap", &hex_trap::make_puzzles},
};

// Real time since construction.
class Stopwatch {
  public:
    long long milliseconds() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                     m_start)
            .count();
    }

  private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

// How many puzzles of each tier have each goal.
void report_spread(std::span<const Puzzle> puzzles, std::ostream& out) {
    for (int tier = 1; tier <= kPuzzleTiers; ++tier) {
        std::map<std::string, int> goals;
        int min = kMaxDifficulty;
        int max = 0;
        for (const Puzzle& puzzle : puzzles) {
            if (puzzle.tier != tier) continue;
            ++goals[puzzle.goal];
            min = std::min(min, puzzle.difficulty);
            max = std::max(max, puzzle.difficulty);
        }
        if (goals.empty()) continue;
        out << "tier " << tier << ": difficulty " << min << " to " << max;
        for (const auto& [goal, count] : goals)
            out << ", " << count << " × " << goal;
        out << '\n';
    }
}

int make(Arguments arguments, const Environment& environment) {
    if (arguments.empty()) return wrong_arguments(environment, "puzzles make takes the key of a game");
    const auto* maker = std::ranges::find(kMakers, arguments[0], [](const auto& row) { return row.game; });
    if (maker == std::end(kMakers))
        return wrong_arguments(environment, "no puzzle generator for game " + quoted(arguments[0]));
    MakerOrder order;
    for (std::size_t i = 1; i < arguments.size(); i += 2) {
        const auto name = arguments[i];
        const auto value = i + 1 < arguments.size() ? arguments[i + 1] : std::string_view();
        if (name == "--count") {
            order.count = parse_number<int>(value, 1, static_cast<int>(kMaxPuzzles)).value_or(0);
            if (order.count == 0)
                return wrong_arguments(environment, "--count takes a number from 1 to 10000");
        } else if (name == "--seed") {
            const auto seed = parse_number<Seed>(value, 0, ~Seed{0});
            if (!seed) return wrong_arguments(environment, "--seed takes a number");
            order.seed = *seed;
        } else {
            return wrong_arguments(environment, quoted(name) + " is not an argument of puzzles make");
        }
    }
    const Stopwatch watch;
    order.progress = [&](std::string_view line) { environment.err << line << std::endl; };
    const MakerReport report = maker->make(order);
    environment.err << "proved " << report.proven << " puzzles in " << report.games << " games, kept "
                    << report.puzzles.size() << ", in " << watch.milliseconds() / 1000 << " s\n";
    for (const auto& [reason, count] : report.dropped)
        environment.err << "dropped " << count << ": " << reason << '\n';
    report_spread(report.puzzles, environment.err);
    environment.out << to_text(report.puzzles);
    return kSuccess;
}

int prove(Arguments arguments, const Environment& environment) {
    if (arguments.size() != 1) return wrong_arguments(environment, "puzzles prove takes one file");
    const auto text = environment.files.read(std::string(arguments[0]), kMaxPuzzleBytes);
    const auto read = text ? parse_puzzles(*text) : Result<std::vector<Puzzle>>(text.fault());
    if (!read) {
        environment.err << "error: " << to_text(read.fault()) << '\n';
        return kCheckFailed;
    }
    const Stopwatch whole;
    long long longest = 0;
    int wrong = 0;
    for (std::size_t i = 0; i < read->size(); ++i) {
        const Puzzle& puzzle = (*read)[i];
        const Stopwatch watch;
        const PuzzleGame* game = find_puzzle_game(puzzle.game);
        const auto fault =
            game ? game->check(puzzle) : std::optional(Fault{"no puzzles for game " + quoted(puzzle.game)});
        longest = std::max(longest, watch.milliseconds());
        if (!fault) continue;
        ++wrong;
        environment.err << "error: puzzle " << i + 1 << ": " << to_text(*fault) << '\n';
    }
    environment.out << read->size() << " puzzles, " << wrong << " wrong, in " << whole.milliseconds()
                    << " ms, at most " << longest << " ms each\n";
    report_spread(*read, environment.out);
    return wrong == 0 ? kSuccess : kCheckFailed;
}

}

int puzzles(Arguments arguments, const Environment& environment) {
    if (!arguments.empty() && arguments[0] == "make") return make(arguments.subspan(1), environment);
    if (!arguments.empty() && arguments[0] == "prove") return prove(arguments.subspan(1), environment);
    return wrong_arguments(environment, "puzzles takes make or prove");
}

}
