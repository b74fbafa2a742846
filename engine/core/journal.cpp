#include "core/journal.h"

#include "core/text.h"

#include <algorithm>

namespace trapbox {

namespace {

constexpr std::string_view kFirstWord = "trapbox-journal";
constexpr int kLinesPerPoll = 4096;
constexpr std::size_t kMaxPrefix = 64; // "position ", "c 20736000 "

bool is_text(std::string_view line) {
    return std::none_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

// Reads the lines in order and stops at the first error.
class Reader {
  public:
    Reader(std::string_view text, const CancelToken& cancelled) : m_rest(text), m_cancelled(cancelled) {}

    Result<Journal> read() {
        if (m_rest.size() > kMaxJournalBytes) return Fault{"the file is too large to be a Trapbox game"};
        if (!m_rest.starts_with(kFirstWord)) return Fault{"this is not a Trapbox game", 1};
        if (read_version() && read_head() && read_play() && read_end()) return std::move(m_journal);
        return Fault{std::move(m_problem), m_number};
    }

  private:
    bool read_version() {
        if (!next_line()) return false;
        if (m_word != kFirstWord) return fail("this is not a Trapbox game");
        const auto version = parse_number<int>(take_word(m_line), 1, 1'000'000);
        if (!version) return fail("the format version is missing");
        if (*version <= kJournalVersion) return next_line();
        return fail("format version " + std::to_string(*version) +
                    " is unknown; this app reads up to version " + std::to_string(kJournalVersion));
    }

    bool read_head() {
        if (!read_text("game", m_journal.game) || !read_text("build", m_journal.build) ||
            !read_text("options", m_journal.options) || !expect("seed"))
            return false;
        const auto seed = parse_number<Seed>(rest_of_line(), 0, ~Seed{0});
        if (!seed) return fail("the seed is not a number");
        m_journal.seed = *seed;
        if (!next_line() || (m_word == "position" && !read_text("position", m_journal.position)) ||
            !expect("ticks"))
            return false;
        const auto ticks = parse_number<Tick>(rest_of_line(), 0, kMaxTicks);
        if (!ticks) return fail("the number of ticks is out of range");
        m_journal.ticks = *ticks;
        return next_line();
    }

    bool read_play() {
        while (m_word == "c" || m_word == "h" || m_word == "r") {
            const auto tick = parse_number<Tick>(take_word(m_line), m_last_tick, m_journal.ticks);
            if (!tick) return fail("a tick is out of range or out of order");
            m_last_tick = *tick;
            if (m_number % kLinesPerPoll == 0 && m_cancelled && m_cancelled()) return fail("cancelled");
            const bool read = m_word == "c"   ? read_command(*tick)
                              : m_word == "h" ? read_mark(*tick)
                                              : read_restart(*tick);
            if (!read || !next_line()) return false;
        }
        return true;
    }

    bool read_command(Tick tick) {
        if (m_journal.commands.size() == kMaxCommands) return fail("there are too many commands");
        const auto command = rest_of_line();
        if (command.empty()) return fail("a command is empty");
        m_journal.commands.push_back({tick, std::string(command)});
        return true;
    }

    bool read_restart(Tick tick) {
        if (m_journal.restarts.size() == kMaxRestarts) return fail("there are too many restarts");
        const auto checkpoint = rest_of_line();
        if (checkpoint.empty()) return fail("a restart has no checkpoint");
        const std::size_t commands = m_journal.commands.size();
        const auto is_now = [&](const auto& other) {
            return other.tick == tick && other.commands == commands;
        };
        if (!m_journal.restarts.empty() && is_now(m_journal.restarts.back()))
            return fail("there are two restarts at the same moment");
        if (!m_journal.marks.empty() && is_now(m_journal.marks.back()))
            return fail("a restart comes after the hash of the same moment");
        m_journal.restarts.push_back({tick, commands, std::string(checkpoint)});
        return true;
    }

    bool read_mark(Tick tick) {
        const auto hash = parse_hex(rest_of_line());
        if (!hash) return fail("a hash is damaged");
        // A second hash of the same moment adds nothing; an unlimited number of them would exhaust memory.
        const HashMark mark{tick, m_journal.commands.size(), *hash};
        if (!m_journal.marks.empty() && m_journal.marks.back().tick == tick &&
            m_journal.marks.back().commands == mark.commands)
            return fail("there are two hashes of the same moment");
        m_journal.marks.push_back(mark);
        return true;
    }

    bool read_end() {
        if (!read_text("checkpoint", m_journal.checkpoint) || !expect("end")) return false;
        if (!rest_of_line().empty() || !m_rest.empty()) return fail("there is text after the end");
        if (m_journal.game.empty()) return fail("the game's name is missing");
        return true;
    }

    // Reads the current line, which must begin with that keyword, and moves to the next line.
    bool read_text(std::string_view word, std::string& field) {
        if (!expect(word)) return false;
        field = rest_of_line();
        return next_line();
    }

    bool expect(std::string_view word) {
        if (m_word == word) return true;
        return fail("expected " + quoted(word) + ", found " + quoted(m_word));
    }

    bool next_line() {
        ++m_number;
        // Without a line end the file is truncated.
        if (m_rest.find('\n') == std::string_view::npos) return fail("the file ends too early");
        m_line = take_line(m_rest);
        if (m_line.ends_with('\r')) m_line.remove_suffix(1); // mail programs change line ends
        if (m_line.size() > kMaxJournalLine) return fail("the line is too long");
        if (!is_text(m_line)) return fail("the line is not text");
        m_word = take_word(m_line);
        return true;
    }

    std::string_view rest_of_line() const {
        return m_line.empty() ? m_line : m_line.substr(1); // the blank after the word
    }

    bool fail(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
        return false;
    }

    std::string_view m_rest;
    const CancelToken& m_cancelled;
    std::string_view m_line; // the rest of the current line
    std::string_view m_word; // its first word
    int m_number = 0;        // of the current line
    std::string m_problem;
    Tick m_last_tick = 0;
    Journal m_journal;
};

}

bool fits_journal_line(std::string_view text) {
    return text.size() <= kMaxJournalLine - kMaxPrefix && is_text(text);
}

std::string_view build_id() { return TRAPBOX_BUILD_ID; }

std::string to_text(const Journal& journal) {
    const int version = journal.restarts.empty() ? 1 : kJournalVersion;
    std::string text = std::string(kFirstWord) + ' ' + std::to_string(version) + '\n';
    const auto line = [&text](std::string_view word, std::string_view rest) {
        text.append(word).append(" ").append(rest).append("\n");
    };
    line("game", journal.game);
    line("build", journal.build);
    line("options", journal.options);
    line("seed", std::to_string(journal.seed));
    if (!journal.position.empty()) line("position", journal.position);
    line("ticks", std::to_string(journal.ticks));
    std::size_t written = 0;
    const auto commands_up_to = [&](std::size_t count) {
        for (; written < count; ++written)
            line("c",
                 std::to_string(journal.commands[written].tick) + ' ' + journal.commands[written].command);
    };
    auto restart = journal.restarts.begin();
    const auto restarts_up_to = [&](Tick tick, std::size_t commands) {
        for (; restart != journal.restarts.end() && restart->commands <= commands && restart->tick <= tick;
             ++restart) {
            commands_up_to(restart->commands);
            line("r", std::to_string(restart->tick) + ' ' + restart->checkpoint);
        }
    };
    for (const HashMark& mark : journal.marks) {
        restarts_up_to(mark.tick, mark.commands);
        commands_up_to(mark.commands);
        line("h", std::to_string(mark.tick) + ' ' + to_hex(mark.hash));
    }
    restarts_up_to(journal.ticks, journal.commands.size());
    commands_up_to(journal.commands.size());
    line("checkpoint", journal.checkpoint);
    return text + "end\n";
}

Result<Journal> parse_journal(std::string_view text, const CancelToken& cancelled) {
    return Reader(text, cancelled).read();
}

}
