#include "console/programs.h"
#include "core/journal.h"
#include "core/text.h"

namespace trapbox {

namespace {

// Replays the journal; a Fault contains the place of the first difference.
Result<std::unique_ptr<AnyMatch>> replayed(Journal journal, const CatalogEntry& game) {
    const auto checkpoint = std::exchange(journal.checkpoint, {}); // so that load() cannot resume from it
    auto match = game.load(journal);
    if (match && (*match)->checkpoint() != checkpoint) return Fault{"the checkpoint differs"};
    return match;
}

}

int replay(Arguments arguments, const Environment& environment) {
    if (arguments.size() != 1) return wrong_arguments(environment, "replay takes one file");
    const auto differs = [&environment](const Fault& fault) {
        environment.err << "error: " << to_text(fault) << '\n';
        return kCheckFailed;
    };
    const auto text = environment.files.read(std::string(arguments[0]), kMaxJournalBytes);
    if (!text) return differs(text.fault());
    const auto journal = parse_journal(*text);
    if (!journal) return differs(journal.fault());
    const auto* game = find_entry(environment.games, journal->game);
    if (!game) return differs({"there is no game " + quoted(journal->game)});
    const auto match = replayed(*journal, *game);
    if (!match && journal->build != build_id())
        environment.err << "this file was written by build " << quoted(journal->build) << ", this is "
                        << build_id() << '\n';
    if (!match) return differs(match.fault());
    environment.out << journal->game << ' ' << journal->options << " seed=" << journal->seed << '\n'
                    << journal->commands.size() << " commands, " << journal->ticks << " ticks, "
                    << journal->marks.size() << " hashes agree\n"
                    << to_text((*match)->outcome()) << '\n';
    return kSuccess;
}

}
