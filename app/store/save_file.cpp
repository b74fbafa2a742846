#include "store/save_file.h"

#include "core/text.h"
#include "store/crc32.h"
#include "store/record_file.h"
#include "store/save_log_reader.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QVersionNumber>

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace trapbox {

namespace {

constexpr std::string_view kFirstWord = "trapbox-save";
constexpr std::string_view kJournalWord = "trapbox-journal";

std::string_view view_of(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QByteArray sum(std::string_view bytes) {
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", crc32(bytes));
    return digits;
}

struct Part {
    std::string_view bytes; // read so far
    std::size_t length = 0;
    std::string_view crc;

    bool is_intact() const { return bytes.size() == length && view_of(sum(bytes)) == crc; }
};

struct Parts {
    Part table;
    Part journal;
    std::string_view log; // its records, as far as read
    std::string_view end; // the last bytes of the log, if read separately

    bool is_intact() const { return table.is_intact() && journal.is_intact(); }
};

// How many of its last bytes are before the log.
std::size_t before_log(const FilePart& save, qint64 log_start) {
    return static_cast<std::size_t>(
        std::clamp<qint64>(log_start - (save.size - save.end.size()), 0, save.end.size()));
}

Result<Parts> split(const FilePart& save) {
    if (save.size > kMaxSaveAndLogBytes) return Fault{kHugeSave};
    std::string_view rest = view_of(save.bytes);
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) return Fault{kDamagedSave};
    std::string_view header = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    if (take_word(header) != kFirstWord) return Fault{kDamagedSave};
    const auto version = parse_number<int>(take_word(header), 1, 1'000'000);
    if (!version) return Fault{kDamagedSave};
    if (*version > kSaveVersion) return Fault{kNewerSave};
    Parts parts;
    for (Part* part : {&parts.table, &parts.journal}) {
        const auto length = parse_number<std::size_t>(take_word(header), 0, kMaxJournalBytes);
        if (!length) return Fault{kDamagedSave};
        part->length = *length;
        part->crc = take_word(header);
        part->bytes = rest.substr(0, *length);
        rest.remove_prefix(part->bytes.size());
    }
    const auto size = static_cast<qint64>(end + 1 + parts.table.length + parts.journal.length);
    if (!header.empty() || save.size < size || (*version == 1 && save.size > size))
        return Fault{kDamagedSave};
    parts.log = rest;
    parts.end = view_of(save.end).substr(before_log(save, size));
    return parts;
}

Result<QJsonObject> table_json(const Parts& parts) {
    if (!parts.table.is_intact()) return Fault{kDamagedSave};
    const auto document = QJsonDocument::fromJson(
        QByteArray(parts.table.bytes.data(), static_cast<qsizetype>(parts.table.length)));
    if (!document.isObject()) return Fault{kDamagedSave};
    return document.object();
}

Result<SavedTable> table_of(const QJsonObject& json) {
    auto table = parse_table(json);
    if (!table) return Fault{kDamagedSave};
    return table;
}

struct Unpacked {
    SavedTable table;
    Journal journal;
    std::optional<Journal> at_checkpoint = {}; // as in LogEnd
};

// Whether a newer Trapbox wrote this journal.
bool is_newer(std::string_view text) {
    std::string_view first = take_line(text);
    (void)take_word(first);
    return parse_number<int>(take_word(first), 1, 1'000'000).value_or(0) > kJournalVersion;
}
bool is_newer(const Journal& journal) {
    return QVersionNumber::fromString(QString::fromStdString(journal.build)) >
           QVersionNumber::fromString(QString::fromUtf8(build_id().data(), std::ssize(build_id())));
}

Result<Journal> journal_of(std::string_view text, const ReplayMonitor& monitor = {}) {
    auto journal = parse_journal(text, monitor.cancelled);
    if (!journal) return Fault{is_newer(text) ? kNewerSave : kDamagedSave};
    return journal;
}

// Table and journal as they are at the end of the log.
Result<Unpacked> unpack(const Parts& parts, const ReplayMonitor& monitor = {}) {
    if (!parts.is_intact()) return Fault{kDamagedSave};
    auto json = table_json(parts);
    if (!json) return json.fault();
    auto journal = journal_of(parts.journal.bytes, monitor);
    if (!journal) return journal.fault();
    LogEnd end = apply_records(parts.log, *journal, *json, monitor.cancelled);
    if (monitor.is_cancelled()) return Fault{kDamagedSave};
    auto table = table_of(*json);
    if (!table) return table.fault();
    return Unpacked{std::move(*table), std::move(*journal), std::move(end.at_checkpoint)};
}

Result<SavedGame> load(Unpacked save, FindGame find, const ReplayMonitor& monitor) {
    const CatalogEntry* game = find(save.journal.game);
    if (!game) return Fault{kUnknownGame};
    auto match = game->load_with(monitor, save.journal);
    if (!match && save.at_checkpoint &&
        !monitor.is_cancelled()) { // saved by another version, so the checkpoint is needed
        save.journal = std::move(*save.at_checkpoint);
        match = game->load_with(monitor, save.journal);
    }
    if (!match) return Fault{is_newer(save.journal) ? kNewerSave : kDamagedSave};
    return SavedGame{std::move(save.table), std::move(save.journal), std::move(*match)};
}

// Each seat has exactly one player, and there are no others.
bool has_valid_seats(const SavedTable& table, int seats) {
    std::vector<bool> taken(static_cast<std::size_t>(seats));
    for (const SavedPlayer& player : table.players) {
        if (player.seat >= seats || taken[static_cast<std::size_t>(player.seat)]) return false;
        taken[static_cast<std::size_t>(player.seat)] = true;
    }
    return table.players.size() == taken.size();
}

// Everything except the players' seats.
Result<SavedGame> load_save(const FilePart& save, FindGame find, const ReplayMonitor& monitor) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    auto unpacked = unpack(*parts, monitor);
    if (!unpacked) return unpacked.fault();
    auto game = load(std::move(*unpacked), find, monitor);
    if (game && game->journal.game != game->table.game.toStdString()) return Fault{kDamagedSave};
    return game;
}

Result<SavedGame> load_journal(std::string_view text, FindGame find, const ReplayMonitor& monitor) {
    auto journal = journal_of(text, monitor);
    if (!journal) return journal.fault();
    return load({{}, std::move(*journal)}, find, monitor);
}

// If players are missing (a bare journal) or invalid, fills the seats with unnamed people.
SavedTable table_for(const SavedGame& game) {
    const GameInfo& info = game.match->info();
    SavedTable table;
    table.game = QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
    for (int seat = 0; seat < game.match->seats(); ++seat)
        table.players.push_back({.name = {}, .seat = seat});
    table.started = table.last_played = QDateTime::currentDateTimeUtc();
    table.ticks = game.journal.ticks;
    return table;
}

}

QByteArray to_save(const SavedTable& table, std::string_view journal_text, SaveKind kind) {
    const QByteArray line = to_line(table);
    QByteArray save;
    save.reserve(line.size() + static_cast<qsizetype>(journal_text.size()) + 80);
    save.append("trapbox-save ").append(kind == SaveKind::log ? '2' : '1');
    for (const std::string_view part : {view_of(line), journal_text})
        save.append(' ').append(QByteArray::number(part.size())).append(' ').append(sum(part));
    save.append('\n').append(line).append(journal_text.data(), static_cast<qsizetype>(journal_text.size()));
    return save;
}

Result<SavedTable> read_table(const FilePart& save) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    auto json = table_json(*parts);
    if (!json) return json.fault();
    apply_last_table(save.whole() ? parts->log : parts->end, *json);
    return table_of(*json);
}

Result<QByteArray> check_sums(const FilePart& save) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    if (!parts->is_intact()) return Fault{kDamagedSave};
    if (parts->log.empty()) return save.bytes;
    auto journal = journal_of(parts->journal.bytes);
    auto json = table_json(*parts);
    if (!journal || !json) return Fault{kDamagedSave};
    const LogEnd end = apply_records(parts->log, *journal, *json);
    return save.bytes.chopped(static_cast<qsizetype>(parts->log.size() - end.used));
}

bool is_damaged_inside(const FilePart& save) {
    const auto parts = split(save);
    Journal journal;
    QJsonObject json;
    if (!parts || parts->log.empty()) return false;
    if (auto begun = journal_of(parts->journal.bytes)) journal = std::move(*begun);
    return apply_records(parts->log, journal, json).damaged_inside;
}

bool has_log(const QByteArray& save) { return !save.startsWith("trapbox-save 1 "); }

Result<QByteArray> compacted(const QByteArray& save) {
    const auto parts = split({save, save.size()});
    const auto unpacked = parts ? unpack(*parts) : parts.fault();
    if (!unpacked) return unpacked.fault();
    return to_save(unpacked->table, to_text(unpacked->journal));
}

Result<QByteArray> with_table(const QByteArray& save, const SavedTable& table) {
    const auto parts = split({save, save.size()});
    const auto unpacked = parts ? unpack(*parts) : parts.fault();
    if (!unpacked) return unpacked.fault();
    return to_save(table, to_text(unpacked->journal));
}

Result<SavedGame> read_save(const FilePart& save, FindGame find, const ReplayMonitor& monitor) {
    auto game = load_save(save, find, monitor);
    if (game && !has_valid_seats(game->table, game->match->seats())) return Fault{kDamagedSave};
    return game;
}

Result<Journal> read_journal(const FilePart& save) {
    const auto parts = split(save);
    auto unpacked = parts ? unpack(*parts) : parts.fault();
    if (!unpacked) return unpacked.fault();
    return std::move(unpacked->journal);
}

void complete_table(SavedGame& game) {
    const bool of_this_game = game.table.game.toStdString() == game.match->info().key;
    if (!of_this_game || !has_valid_seats(game.table, game.match->seats())) game.table = table_for(game);
    set_outcome(game.table, game.match->outcome());
}

void remove_sender_data(SavedGame& game) {
    complete_table(game);
    game.table.daily = {};
    game.table.pinned = false;
    game.table.order = 0;
    game.table.result = {};
}

Result<SavedGame> read_import(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor) {
    const std::string_view text = view_of(bytes);
    if (bytes.size() > kMaxSaveBytes) return Fault{kHugeSave};
    auto game = text.starts_with(kFirstWord)     ? load_save({bytes, bytes.size()}, find, monitor)
                : text.starts_with(kJournalWord) ? load_journal(text, find, monitor)
                                                 : read_record(text, monitor);
    if (game) remove_sender_data(*game);
    return game;
}

}
