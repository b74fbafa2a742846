#include "core/puzzle.h"

#include "core/text.h"

namespace trapbox {

namespace {

constexpr std::string_view kFirstLine = "trapbox-puzzles 1";

// Reads the lines in order and stops at the first error.
class Reader {
  public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    Result<std::vector<Puzzle>> read() {
        if (m_rest.size() > kMaxPuzzleBytes) return Fault{"the file is too large for a puzzle file"};
        if (take_line(m_rest) != kFirstLine) return Fault{"this is not a Trapbox puzzle file", 1};
        std::vector<Puzzle> puzzles;
        while (!m_rest.empty()) {
            Puzzle puzzle;
            if (puzzles.size() == kMaxPuzzles) return Fault{"there are too many puzzles", m_number};
            if (!read_puzzle(puzzle)) return Fault{std::move(m_problem), m_number};
            puzzles.push_back(std::move(puzzle));
        }
        return puzzles;
    }

  private:
    bool read_puzzle(Puzzle& puzzle) {
        if (!next_line() || !read_text("puzzle", puzzle.game)) return false;
        if (!expect("options")) return false;
        puzzle.options = m_line;
        if (!next_line() || !read_number("seed", ~Seed{0}, Seed{0}, puzzle.seed)) return false;
        if (!read_text("position", puzzle.position) || !read_text("goal", puzzle.goal)) return false;
        if (!read_number("par", kMaxPar, 1, puzzle.par)) return false;
        if (!read_number("tier", kPuzzleTiers, 1, puzzle.tier)) return false;
        if (!read_number("difficulty", kMaxDifficulty, 0, puzzle.difficulty)) return false;
        return read_text("proof", puzzle.proof) && read_solution(puzzle);
    }

    bool read_solution(Puzzle& puzzle) {
        Tick last = 0;
        while (m_word == "c") {
            const auto tick = parse_number<Tick>(take_word(m_line), last, kMaxTicks);
            if (!tick) return fail("a tick is out of range or out of order");
            last = *tick;
            const auto command = trimmed(m_line);
            if (command.empty()) return fail("a command is empty");
            if (puzzle.solution.size() == kMaxPuzzleCommands) return fail("there are too many commands");
            puzzle.solution.push_back({last, std::string(command)});
            if (!next_line()) return false;
        }
        if (puzzle.solution.empty()) return fail("the solution is missing");
        if (!expect("end")) return false;
        return m_line.empty() || fail("there is text after the end");
    }

    bool read_text(std::string_view word, std::string& field) {
        if (!expect(word)) return false;
        if (m_line.empty()) return fail("expected text after " + quoted(word));
        field = m_line;
        return next_line();
    }

    template <class T>
    bool read_number(std::string_view word, T max, T min, T& field) {
        if (!expect(word)) return false;
        const auto value = parse_number<T>(m_line, min, max);
        if (!value) return fail("the number after " + quoted(word) + " is missing or out of range");
        field = *value;
        return next_line();
    }

    bool expect(std::string_view word) {
        return m_word == word || fail("expected " + quoted(word) + ", found " + quoted(m_word));
    }

    bool next_line() {
        ++m_number;
        if (m_rest.find('\n') == std::string_view::npos) return fail("the file ends too early");
        m_line = take_line(m_rest);
        if (!fits_journal_line(m_line)) return fail("the line is too long or not text");
        m_word = take_word(m_line);
        m_line = trimmed(m_line);
        return true;
    }

    bool fail(std::string problem) {
        m_problem = std::move(problem);
        return false;
    }

    std::string_view m_rest;
    std::string_view m_line; // without its first word
    std::string_view m_word;
    int m_number = 1;
    std::string m_problem;
};

}

HashValue puzzle_id(const Puzzle& puzzle) {
    Hasher hasher;
    for (const std::string* line : {&puzzle.game, &puzzle.options, &puzzle.position, &puzzle.goal})
        hasher.add(*line).add(0);
    return hasher.add(puzzle.seed).add(puzzle.par).value();
}

std::string to_text(std::span<const Puzzle> puzzles) {
    std::string text = std::string(kFirstLine) + '\n';
    for (const Puzzle& puzzle : puzzles) {
        text += "puzzle " + puzzle.game + "\noptions " + puzzle.options + "\nseed " +
                std::to_string(puzzle.seed) + "\nposition " + puzzle.position + "\ngoal " + puzzle.goal +
                "\npar " + std::to_string(puzzle.par) + "\ntier " + std::to_string(puzzle.tier) +
                "\ndifficulty " + std::to_string(puzzle.difficulty) + "\nproof " + puzzle.proof + '\n';
        for (const StampedCommand& stamped : puzzle.solution)
            text += "c " + std::to_string(stamped.tick) + ' ' + stamped.command + '\n';
        text += "end\n";
    }
    return text;
}

Result<std::vector<Puzzle>> parse_puzzles(std::string_view text) { return Reader(text).read(); }

}
