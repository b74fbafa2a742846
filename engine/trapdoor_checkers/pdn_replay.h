// Replays the moves of a game in PDN. If a capture given by its end squares is ambiguous, all possibilities
// are followed until a later move excludes the others.
#pragma once

#include "trapdoor_checkers/pdn.h"
#include "trapdoor_checkers/pdn_scan.h"

namespace trapbox::trapdoor_checkers {

class PdnReplay {
  public:
    using Problem = std::optional<PdnFault>;

    static constexpr std::size_t kMaxCommands = 20'000;
    static constexpr std::size_t kMaxLines = 16; // lines of play followed at the same time

    explicit PdnReplay(State start) { m_lines.push_back({std::move(start), {}}); }

    // A move as written: "11-15", "22 x 15", "c3:e5", "1115". - and x mean the same here.
    Problem move(std::string_view written, int line);
    // Any other command.
    Problem command(std::string_view text, int line);
    // A fault if a capture is still ambiguous.
    Problem finish() const;

    int moves() const { return m_moves; } // played so far
    // The state of the first line of play. Not valid after a fault.
    const State& state() const { return m_lines.front().state; }
    const std::vector<Command>& commands() const { return m_lines.front().commands; }
    std::vector<Command> take_commands() { return std::move(m_lines.front().commands); }

  private:
    struct Line {
        State state;
        std::vector<Command> commands;
    };

    Problem play(Line& line, const Command& command, std::string_view text, int number);

    std::vector<Line> m_lines;
    int m_moves = 0;
    std::string m_unclear; // the last ambiguous capture
    int m_unclear_line = 0;
    std::vector<Event> m_events;
};

// Adds the message for the player.
PdnFault pdn_fault(const PdnReason& reason, std::string_view about, int line);

}
