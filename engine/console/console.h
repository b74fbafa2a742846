// The engine at a line prompt: reads one line, answers with lines, the last of them `ok` or `error: REASON`.
// The commands are the same for all games. Owns the current match; knows no game. Only `quit` ends it.
#pragma once

#include "console/files.h"
#include "core/any_match.h"

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace trapbox {

// Limits of the work that one line may cause.
struct ConsoleLimits {
    Tick ticks = kMaxTicks;
    int perft_depth = 20;
    std::size_t moves = 40; // lines
    std::uint64_t bot_nodes = ~std::uint64_t{0};
    int bot_milliseconds = 600'000;
};

class Console {
  public:
    explicit Console(std::span<const CatalogEntry> games, Files& files = disk_files(),
                     const ConsoleLimits& limits = {})
        : m_games(games), m_files(files), m_limits(limits) {}

    // The whole answer to a line; each of its lines has a line end.
    std::string answer(std::string_view line);
    // Answers line by line until `quit` or the end of the input.
    void run(std::istream& in, std::ostream& out);

    bool quitting() const { return m_quitting; }

  private:
    using Problem = std::optional<Fault>;

    struct CommandSpec {
        std::string_view name;
        std::string_view usage; // its arguments; empty = none allowed
        std::string_view help;
        bool needs_match;
        Problem (Console::*run)(std::string_view rest);
    };
    static std::span<const CommandSpec> commands();

    Problem execute(std::string_view line);
    Problem list_games(std::string_view rest);
    Problem start(std::string_view rest);
    Problem list_options(std::string_view rest);
    Problem position(std::string_view rest);
    Problem list_moves(std::string_view rest);
    Problem play(std::string_view rest);
    Problem undo(std::string_view rest);
    Problem show(std::string_view rest);
    Problem hash(std::string_view rest);
    Problem outcome(std::string_view rest);
    Problem perft(std::string_view rest);
    Problem divide(std::string_view rest);
    Problem bot(std::string_view rest);
    Problem tick(std::string_view rest);
    Problem save(std::string_view rest);
    Problem load(std::string_view rest);
    Problem record(std::string_view rest);
    Problem help(std::string_view rest);
    Problem quit(std::string_view rest);

    const CatalogEntry* find(std::string_view key) const;
    Problem install(const CatalogEntry& game, Result<std::unique_ptr<AnyMatch>> match);
    Problem apply(std::string_view command);
    void print_events();
    void put(std::string_view line);

    std::span<const CatalogEntry> m_games;
    Files& m_files;
    ConsoleLimits m_limits;
    const CatalogEntry* m_game = nullptr; // of m_match
    std::unique_ptr<AnyMatch> m_match;
    std::string m_answer;
    bool m_quitting = false;
};

}
