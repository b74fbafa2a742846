// Recovers what is left of a damaged save. Does not trust lengths or checksums.
#include "core/replay.h"
#include "core/text.h"
#include "store/save_file.h"
#include "store/save_log_reader.h"

#include <QJsonDocument>

#include <algorithm>

namespace trapbox {

namespace {

std::string_view view_of(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

std::optional<QJsonObject> table_json(std::string_view text) {
    (void)take_line(text);
    const std::string_view line = take_line(text);
    const auto document =
        QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
    if (!document.isObject()) return {};
    return document.object();
}

// Takes a journal from `text` up to its first damaged command, and closes it so that it can be parsed. Leaves
// in `text` what follows an undamaged journal, else nothing.
std::string whole_lines(std::string_view& text) {
    std::string head;
    std::string commands; // and restarts
    Tick last = 0;
    bool good = true;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        std::string_view rest = line;
        const std::string_view word = take_word(rest);
        if (word == "end") break;
        if (word == "c" || word == "r") {
            const auto tick = parse_number<Tick>(take_word(rest), last, kMaxTicks);
            const bool whole = tick && rest.size() > 1 && fits_journal_line(rest);
            good = good && (whole || word == "r"); // moves may be legal without the restarts
            if (!good || !whole) continue;
            last = *tick;
            commands.append(line).append("\n");
        } else if (word != "h" && word != "checkpoint" && word != "ticks" && commands.empty() && good) {
            head.append(line).append("\n");
        }
    }
    if (!good) text = {}; // later commands depend on the missing ones
    return head + "ticks " + std::to_string(last) + '\n' + commands + "checkpoint \nend\n";
}

// All moves that the rules accept.
Result<std::unique_ptr<AnyMatch>> play_again(const CatalogEntry& game, const Journal& journal,
                                             const ReplayMonitor& monitor) {
    auto match = journal.position.empty() ? game.start(journal.options, journal.seed)
                                          : game.start_from(journal.options, journal.seed, journal.position);
    if (!match) return Fault{kDamagedSave};
    ReplayPlace place;
    for (const StampedCommand& stamped : journal.commands) {
        if (monitor.is_cancelled()) return Fault{kDamagedSave};
        make_due_restarts(**match, journal, place);
        for (Tick ahead = ticks_ahead(**match, journal, place); ahead > 0 && !monitor.is_cancelled();
             ahead = ticks_ahead(**match, journal, place)) {
            if ((*match)->advance(std::min(kTicksPerSecond, ahead)) == 0) break;
            make_due_restarts(**match, journal, place);
        }
        const auto verdict = (*match)->apply(stamped.command);
        if ((*match)->ticks() != stamped.tick || !verdict || !verdict->accepted()) break;
        (void)(*match)->take_events();
        ++place.commands;
    }
    return match;
}

}

Result<SavedTable> salvage_table(const QByteArray& bytes) {
    const auto json = table_json(view_of(bytes));
    if (!json) return Fault{kDamagedSave};
    return parse_table(*json);
}

Result<SavedGame> salvage(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor) {
    auto whole = read_save({bytes, bytes.size()}, find, monitor);
    if (whole || is_for_another_version(whole.fault()) || monitor.is_cancelled()) return whole;
    std::string_view text = view_of(bytes);
    const auto start = text.find("trapbox-journal ");
    if (start == std::string_view::npos) return Fault{kDamagedSave};
    text.remove_prefix(start);
    auto journal = parse_journal(whole_lines(text), monitor.cancelled);
    if (!journal) return Fault{kDamagedSave};
    QJsonObject json = table_json(view_of(bytes)).value_or(QJsonObject());
    (void)apply_records(text, *journal, json, monitor.cancelled);
    const CatalogEntry* game = find(journal->game);
    if (!game) return Fault{kUnknownGame};
    auto match = play_again(*game, *journal, monitor);
    if (!match || (*match)->command_count() == 0) return Fault{kDamagedSave};
    const auto table = parse_table(json);
    SavedGame saved{table ? *table : SavedTable(), (*match)->journal(), std::move(*match)};
    complete_table(saved);
    return saved;
}

}
