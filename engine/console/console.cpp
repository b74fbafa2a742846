#include "console/console.h"

#include "console/line_reader.h"
#include "core/journal.h"
#include "core/text.h"

#include <algorithm>

namespace trapbox {

std::span<const Console::Word> Console::words() {
    static constexpr Word kWords[] = {
        {"games", "", "the games of the box and their variants", false, &Console::list_games},
        {"new", "GAME [preset=KEY] [key=value...] [seed=N]", "start a match", false, &Console::start},
        {"options", "[GAME]", "the options of the match, or a game's own", false, &Console::list_options},
        {"position", "[TEXT]", "go on from a position; alone: the position now", true, &Console::position},
        {"moves", "[BEGINNING]", "what can be done now, or only what begins so", true, &Console::list_moves},
        {"do", "MOVE", "do it, and see what happens", true, &Console::play},
        {"undo", "", "take the last command back", true, &Console::undo},
        {"show", "", "the board", true, &Console::show},
        {"hash", "", "the fingerprint of the state", true, &Console::hash},
        {"outcome", "", "how the game stands", true, &Console::outcome},
        {"perft", "N", "count the move tree N moves deep", true, &Console::perft},
        {"divide", "N", "the same for each move", true, &Console::divide},
        {"bot", "level=1..5 [nodes=N|ms=N] [seat=S]", "let a bot play for the side to move", true,
         &Console::bot},
        {"tick", "N", "let N ticks of 1/240 s pass", true, &Console::tick},
        {"save", "FILE", "write the match", true, &Console::save},
        {"load", "FILE", "go on with a saved match", false, &Console::load},
        {"record", "", "the match in its public notation", true, &Console::record},
        {"help", "", "these words", false, &Console::help},
        {"quit", "", "end", false, &Console::quit},
    };
    return kWords;
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
    const auto all = words();
    const auto word = std::find_if(all.begin(), all.end(), [name](const Word& w) { return w.name == name; });
    if (word == all.end()) return Fault{"there is no word " + quoted(name) + "; try help"};
    rest = trimmed(rest);
    if (word->usage.empty() && !rest.empty()) return Fault{"nothing may follow " + quoted(name)};
    if (word->needs_match && !m_match) return Fault{"there is no match; start one with new"};
    return (this->*word->run)(rest);
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
    for (const Word& word : words()) {
        auto usage = std::string(word.name);
        if (!word.usage.empty()) usage.append(" ").append(word.usage);
        usage.resize(std::max<std::size_t>(usage.size() + 2, 48), ' ');
        put(usage.append(word.help));
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
    if (!m_match->exact()) put("resumed at its checkpoint: the commands do not replay to the same hashes");
    return {};
}

}
