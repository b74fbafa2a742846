#include "store/record_file.h"

#include "translated.h"
#include "trapdoor_checkers/pdn_index.h"
#include "trapdoor_checkers/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace trapbox {

namespace checkers = trapdoor_checkers; // the only game with a public notation

namespace {

std::string_view view_of(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

// Never empty.
CancelToken token_of(const ReplayMonitor& monitor) {
    return [&monitor] { return monitor.is_cancelled(); };
}

// Older files are not in UTF-8.
QString decoded(const std::string& written) {
    const QString text = QString::fromStdString(written);
    return text.contains(QChar::ReplacementCharacter) ? QString::fromLatin1(written) : text;
}

// Untrusted text, on one line.
QString clean_text(const std::string& written, qsizetype max) {
    QString text = decoded(written).simplified();
    text.removeIf([](QChar sign) { return !sign.isPrint() && !sign.isSurrogate(); });
    return text.left(max);
}

RecordNotes clean_notes(RecordNotes notes) {
    constexpr qsizetype kMaxNote = 4000; // characters
    for (RecordTag& tag : notes.tags)
        tag = {clean_text(tag.name, kMaxName).toStdString(), clean_text(tag.value, kMaxNote).toStdString()};
    for (Remark& remark : notes.remarks)
        remark.text = clean_text(remark.text, kMaxNote).toStdString();
    return notes;
}

// The error in the player's language: line, text, reason.
Fault unreadable(const checkers::PdnFault& fault, int first_line) {
    if (fault.fault.line == 0 && !fault.message) return Fault{kNotASave};
    constexpr qsizetype kMaxText = 40; // characters of the file shown in a message
    QString detail = fault.message ? translated("trapdoor_checkers", fault.message) : QString();
    const QString about = clean_text(fault.about, kMaxText);
    if (detail.contains("%1"))
        detail = detail.arg(about);
    else if (!about.isEmpty())
        detail = QCoreApplication::translate("store", "“%1”: %2").arg(about, detail);
    const QString line = QString::number(std::max(fault.fault.line, first_line));
    return {
        QCoreApplication::translate("store", kUnreadableRecord).arg(line, detail).trimmed().toStdString()};
}

Result<SavedGame> read_record(std::string_view text, const RecordReading& reading) {
    auto [record, fault] = checkers::read_pdn(text, reading);
    if (!record) return unreadable(fault, reading.first_line);
    const auto& [options, seed, position, commands, names] = record->game;
    auto match = position.empty() ? Result(Match<checkers::Rules>(options, seed))
                                  : Match<checkers::Rules>::from_position(options, seed, position);
    if (!match) return Fault{kNotASave};
    for (const auto& command : commands) {
        if (reading.cancelled() || !match->apply(command).accepted()) return Fault{kNotASave};
        match->take_events(); // nothing shows them
    }
    auto erased = std::make_unique<ErasedMatch<checkers::Rules>>(std::move(*match));
    SavedGame saved{{}, erased->journal(), std::move(erased)};
    remove_sender_data(saved);
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        saved.table.players[seat].name = clean_name(decoded(names[seat]));
    saved.table.notes = clean_notes(std::move(record->notes));
    return saved;
}

RecordFile listed(const QByteArray& bytes, const CancelToken& cancelled) {
    constexpr qsizetype kMaxText = 120; // characters
    RecordFile file{bytes, {}};
    const auto list = checkers::list_pdn(view_of(bytes), cancelled);
    file.complete = list.complete;
    for (const RecordListing& found : list.games) {
        if (cancelled()) return {};
        file.games.push_back({static_cast<qsizetype>(found.begin),
                              static_cast<qsizetype>(found.length),
                              found.line,
                              {clean_name(decoded(found.names[0])), clean_name(decoded(found.names[1]))},
                              clean_text(found.event, kMaxText),
                              clean_text(found.site, kMaxText),
                              clean_text(found.date, kMaxText),
                              clean_text(found.round, kMaxText),
                              found.ending,
                              found.set_up,
                              found.moves});
    }
    return file;
}

}

Result<Import> as_import(Result<SavedGame> game) {
    if (!game) return game.fault();
    return Import(std::move(*game));
}

Result<SavedGame> read_record(std::string_view text, const ReplayMonitor& monitor) {
    return read_record(text, RecordReading{.cancelled = token_of(monitor)});
}

Result<Import> read_file(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor) {
    const std::string_view text = view_of(bytes);
    if (text.starts_with("trapbox-")) // a save or a journal
        return as_import(read_import(bytes, find, monitor));
    if (bytes.size() > kMaxRecordFileBytes) return Fault{kHugeSave};
    if (text.find('\0') != std::string_view::npos) return Fault{kNotASave};
    RecordFile file = listed(bytes, token_of(monitor));
    if (file.games.empty()) return Fault{kNotASave};
    if (file.games.size() == 1) return as_import(read_listed(file, file.games[0], monitor));
    return Import(std::move(file));
}

Result<SavedGame> read_listed(const RecordFile& file, const ListedGame& game, const ReplayMonitor& monitor) {
    const auto text =
        view_of(file.bytes)
            .substr(static_cast<std::size_t>(game.begin), static_cast<std::size_t>(game.length));
    return read_record(text, RecordReading{game.line, token_of(monitor)});
}

}
