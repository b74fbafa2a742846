#include "console/console.h"

#include "console/line_reader.h"
#include "core/journal.h"
#include "core/text.h"

#include <algorithm>

namespace trapbox {

std::span<const Console::CommandSpec> Console::commands() {
    static constexpr CommandSpec kCommands[] = {
        {"games", "", "list the games and their variants", false, &Console::list_games},
        {"new", "GAME [preset=KEY] [key=value...] [seed=N]", "start a match", false, &Console::start},
        {"options", "[GAME]", "the options of the match, or a game's own", false, &Console::list_options},
        {"position", "[TEXT]", "start from a position; without TEXT: show the position", true,
         &Console::position},
        {"moves", "[BEGINNING]", "list the legal moves, or those with this beginning", true,
         &Console::list_moves},
        {"do", "MOVE", "play a move and show its events", true, &Console::play},
        {"undo", "", "undo the last command", true, &Console::undo},
        {"show", "", "the board", true, &Console::show},
        {"hash", "", "the hash of the state", true, &Console::hash},
        {"outcome", "", "the result: open, won, lost or drawn", true, &Console::outcome},
        {"perft", "N", "count the move tree N moves deep", true, &Console::perft},
        {"divide", "N", "the same for each move", true, &Console::divide},
        {"bot", "level=1..5 [nodes=N|ms=N] [seat=S]", "let a bot play for the side to move", true,
         &Console::bot},
        {"tick", "N", "run N ticks of 1/240 s", true, &Console::tick},
        {"save", "FILE", "write the match", true, &Console::save},
        {"load", "FILE", "continue a saved match", false, &Console::load},
        {"record", "", "the match in its public notation", true, &Console::record},
        {"help", "", "list the commands", false, &Console::help},
        {"quit", "", "end", false, &Console::quit},
    };
    return kCommands;
}

std::string Console::answer(std::string_view line) {
    m_answer.clear();
    const auto problem = execute(line);
    put(problem ? "error: " + to_text(*problem) : "ok");
    return std::move(m_answer);
}

void Console::run(std::istream& in, std::ostream& out) {
    LineReader reader(in, kMaxJournalLine);
    std::string line;
    while (!m_quitting && out) {
        const auto got = reader.next(line);
        if (got == LineReader::Got::end) break;
        if (got == LineReader::Got::line)
            out << answer(line) << std::flush;
        else
            out << "error: the line is longer than " << kMaxJournalLine << " bytes\n" << std::flush;
    }
}

Console::Problem Console::execute(std::string_view line) {
    auto rest = line;
    const auto name = take_word(rest);
    if (name.empty()) return {};
    if (line.find('\0') != std::string_view::npos) return Fault{"the line is not text"};
    const auto all = commands();
    const auto command = std::ranges::find(all, name, &CommandSpec::name);
    if (command == all.end()) return Fault{"there is no command " + quoted(name) + "; try help"};
    rest = trimmed(rest);
    if (command->usage.empty() && !rest.empty()) return Fault{quoted(name) + " takes no arguments"};
    if (command->needs_match && !m_match) return Fault{"there is no match; start one with new"};
    return (this->*command->run)(rest);
}

const CatalogEntry* Console::find(std::string_view key) const { return find_entry(m_games, key); }

Console::Problem Console::install(const CatalogEntry& game, Result<std::unique_ptr<AnyMatch>> match) {
    if (!match) return match.fault();
    m_game = &game;
    m_match = std::move(*match);
    put(std::string(game.info().key) + ' ' + m_match->options() + " seed=" + std::to_string(m_match->seed()));
    return {};
}

void Console::put(std::string_view line) { m_answer.append(line).append("\n"); }

Console::Problem Console::help(std::string_view) {
    for (const CommandSpec& command : commands()) {
        auto usage = std::string(command.name);
        if (!command.usage.empty()) usage.append(" ").append(command.usage);
        usage.resize(std::max<std::size_t>(usage.size() + 2, 48), ' ');
        put(usage.append(command.help));
    }
    return {};
}

Console::Problem Console::quit(std::string_view) {
    m_quitting = true;
    return {};
}

Console::Problem Console::save(std::string_view rest) {
    if (rest.empty()) return Fault{"save takes the name of a file"};
    return m_files.write(std::string(rest), to_text(m_match->journal()));
}

Console::Problem Console::load(std::string_view rest) {
    if (rest.empty()) return Fault{"load takes the name of a file"};
    const auto text = m_files.read(std::string(rest), kMaxJournalBytes);
    if (!text) return text.fault();
    const auto journal = parse_journal(*text);
    if (!journal) return journal.fault();
    const auto* game = find(journal->game);
    if (!game) return Fault{"there is no game " + quoted(journal->game)};
    if (auto problem = install(*game, game->load(*journal))) return problem;
    if (!m_match->exact()) put("resumed from its checkpoint: replaying the commands gives different hashes");
    return {};
}

}
