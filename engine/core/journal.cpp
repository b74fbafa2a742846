#include "core/journal.h"

#include "core/text.h"

namespace trapbox {

namespace {

constexpr std::string_view kFirstWord = "trapbox-journal";

// One pass over the lines; the first fault ends it.
class Reader {
  public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    Result<Journal> read() {
        if (m_rest.size() > kMaxJournalBytes) return Fault{"the file is too large to be a Trapbox game"};
        if (!next_line() || take_word(m_line) != kFirstWord) return fault("this is not a Trapbox game");
        const auto version = parse_number<int>(take_word(m_line), 1, 1'000'000);
        if (!version) return fault("the format version is missing");
        if (*version != kJournalVersion)
            return fault("format version " + std::to_string(*version) +
                         " is unknown; this app reads version " + std::to_string(kJournalVersion));
        while (next_line()) {
            const auto word = take_word(m_line);
            if (word == "end") return check_whole();
            if (const auto problem = read_field(word); !problem.empty()) return fault(problem);
        }
        return fault(m_problem.empty() ? "the file ends too early" : m_problem);
    }

  private:
    bool next_line() {
        if (m_rest.empty()) return false;
        // A last line without its end was cut off.
        if (m_rest.find('\n') == std::string_view::npos) return false;
        m_line = take_line(m_rest);
        ++m_number;
        if (m_line.size() > kMaxJournalLine) m_problem = "the line is too long";
        if (m_line.find('\0') != std::string_view::npos) m_problem = "the line is not text";
        return m_problem.empty();
    }

    std::string rest_of_line() {
        const auto first = m_line.find_first_not_of(' ');
        return first == std::string_view::npos ? std::string() : std::string(m_line.substr(first));
    }

    // Empty, or what is wrong.
    std::string read_field(std::string_view word) {
        if (word == "c") return read_command();
        if (word == "h") return read_mark();
        if (word == "game")
            m_journal.game = rest_of_line();
        else if (word == "build")
            m_journal.build = rest_of_line();
        else if (word == "options")
            m_journal.options = rest_of_line();
        else if (word == "position")
            m_journal.position = rest_of_line();
        else if (word == "checkpoint")
            m_journal.checkpoint = rest_of_line();
        else if (word == "seed") {
            const auto seed = parse_number<Seed>(take_word(m_line), 0, ~Seed{0});
            if (!seed) return "the seed is not a number";
            m_journal.seed = *seed;
        } else if (word == "ticks") {
            const auto ticks = parse_number<Tick>(take_word(m_line), 0, kMaxTicks);
            if (!ticks) return "the number of ticks is out of range";
            m_journal.ticks = *ticks;
        } else {
            return quoted(word) + " is not part of a journal";
        }
        return {};
    }

    std::string read_command() {
        const auto tick = parse_number<Tick>(take_word(m_line), 0, kMaxTicks);
        if (!tick) return "the tick of a command is out of range";
        if (*tick < m_last_tick) return "the commands are not in order of time";
        m_last_tick = *tick;
        auto command = rest_of_line();
        if (command.empty()) return "a command is empty";
        m_journal.commands.push_back({*tick, std::move(command)});
        return {};
    }

    std::string read_mark() {
        const auto tick = parse_number<Tick>(take_word(m_line), 0, kMaxTicks);
        const auto hash = parse_hex(take_word(m_line));
        if (!tick || !hash) return "a hash is damaged";
        if (*tick < m_last_tick) return "the hashes are not in order of time";
        m_last_tick = *tick;
        m_journal.marks.push_back({*tick, m_journal.commands.size(), *hash});
        return {};
    }

    Result<Journal> check_whole() {
        if (!m_rest.empty()) return fault("there is text after the end");
        if (m_journal.game.empty()) return Fault{"the game's name is missing"};
        if (m_last_tick > m_journal.ticks) return Fault{"something happens after the last tick"};
        return std::move(m_journal);
    }

    Fault fault(std::string reason) const { return {std::move(reason), m_number}; }

    std::string_view m_rest;
    std::string_view m_line;
    int m_number = 0;
    std::string m_problem;
    Tick m_last_tick = 0;
    Journal m_journal;
};

}

std::string_view build_id() { return TRAPBOX_BUILD_ID; }

std::string to_text(const Journal& journal) {
    std::string text = std::string(kFirstWord) + ' ' + std::to_string(kJournalVersion) + '\n';
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
    for (const HashMark& mark : journal.marks) {
        commands_up_to(mark.commands);
        line("h", std::to_string(mark.tick) + ' ' + to_hex(mark.hash));
    }
    commands_up_to(journal.commands.size());
    line("checkpoint", journal.checkpoint);
    return text + "end\n";
}

Result<Journal> parse_journal(std::string_view text) { return Reader(text).read(); }

}
