#include "console/programs.h"
#include "core/puzzle_maker.h"
#include "core/text.h"
#include "hex_trap/puzzle_maker.h"
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

int make(Arguments arguments, const Surroundings& around) {
    if (arguments.empty()) return wrong_arguments(around, "puzzles make takes the key of a game");
    const auto* maker = std::ranges::find(kMakers, arguments[0], [](const auto& row) { return row.game; });
    if (maker == std::end(kMakers))
        return wrong_arguments(around, "no puzzles can be made of " + quoted(arguments[0]));
    MakerOrder order;
    for (std::size_t i = 1; i < arguments.size(); i += 2) {
        const auto name = arguments[i];
        const auto value = i + 1 < arguments.size() ? arguments[i + 1] : std::string_view();
        if (name == "--count") {
            order.count = parse_number<int>(value, 1, static_cast<int>(kMaxPuzzles)).value_or(0);
            if (order.count == 0) return wrong_arguments(around, "--count takes a number from 1 to 10000");
        } else if (name == "--seed") {
            const auto seed = parse_number<Seed>(value, 0, ~Seed{0});
            if (!seed) return wrong_arguments(around, "--seed takes a number");
            order.seed = *seed;
        } else {
            return wrong_arguments(around, quoted(name) + " is not an argument of puzzles make");
        }
    }
    const Stopwatch watch;
    order.progress = [&](std::string_view line) { around.err << line << std::endl; };
    const MakerReport report = maker->make(order);
    around.err << "made " << report.made << " from " << report.games << " games, kept "
               << report.puzzles.size() << ", in " << watch.milliseconds() / 1000 << " s\n";
    for (const auto& [reason, count] : report.dropped)
        around.err << "dropped " << count << ": " << reason << '\n';
    report_spread(report.puzzles, around.err);
    around.out << to_text(report.puzzles);
    return kWell;
}

int prove(Arguments arguments, const Surroundings& around) {
    if (arguments.size() != 1) return wrong_arguments(around, "puzzles prove takes one file");
    const auto text = around.files.read(std::string(arguments[0]), kMaxPuzzleBytes);
    const auto read = text ? parse_puzzles(*text) : Result<std::vector<Puzzle>>(text.fault());
    if (!read) {
        around.err << "error: " << to_text(read.fault()) << '\n';
        return kDiffers;
    }
    const Stopwatch whole;
    long long longest = 0;
    int wrong = 0;
    for (std::size_t i = 0; i < read->size(); ++i) {
        const Puzzle& puzzle = (*read)[i];
        const Stopwatch watch;
        const PuzzleGame* game = find_puzzle_game(puzzle.game);
        const auto fault = game ? game->check(puzzle)
                                : std::optional(Fault{"there are no puzzles of " + quoted(puzzle.game)});
        longest = std::max(longest, watch.milliseconds());
        if (!fault) continue;
        ++wrong;
        around.err << "error: puzzle " << i + 1 << ": " << to_text(*fault) << '\n';
    }
    around.out << read->size() << " puzzles, " << wrong << " wrong, in " << whole.milliseconds()
               << " ms, at most " << longest << " ms each\n";
    report_spread(*read, around.out);
    return wrong == 0 ? kWell : kDiffers;
}

}

int puzzles(Arguments arguments, const Surroundings& around) {
    if (!arguments.empty() && arguments[0] == "make") return make(arguments.subspan(1), around);
    if (!arguments.empty() && arguments[0] == "prove") return prove(arguments.subspan(1), around);
    return wrong_arguments(around, "puzzles takes make or prove");
}

}
