#include "store/save_file.h"

#include "core/text.h"
#include "store/crc32.h"

#include <QCoreApplication>

#include <cstdio>

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
    std::string_view bytes; // of those that were read
    std::size_t length = 0;
    std::string_view crc;

    bool sound() const { return bytes.size() == length && view_of(sum(bytes)) == crc; }
};

struct Parts {
    Part table;
    Part journal;
};

Result<Parts> split(const FilePart& save) {
    if (save.size > kMaxSaveBytes) return Fault{kHugeSave};
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
    const auto size = end + 1 + parts.table.length + parts.journal.length;
    if (!header.empty() || static_cast<qint64>(size) != save.size) return Fault{kDamagedSave};
    return parts;
}

Result<SavedTable> table_of(const Parts& parts) {
    if (!parts.table.sound()) return Fault{kDamagedSave};
    auto table = parse_table({parts.table.bytes.data(), static_cast<qsizetype>(parts.table.length)});
    if (!table) return Fault{kDamagedSave};
    return table;
}

Result<SavedGame> load(SavedTable table, std::string_view text, FindGame find, const Stopped& stopped) {
    auto journal = parse_journal(text);
    if (!journal) return Fault{kDamagedSave};
    const CatalogEntry* game = find(journal->game);
    if (!game) return Fault{kUnknownGame};
    auto match = game->load_unless(stopped, *journal);
    if (!match) return Fault{kDamagedSave};
    return SavedGame{std::move(table), std::move(*journal), std::move(*match)};
}

// Every seat of the game has one player, and there is nobody else.
bool seats_all(const SavedTable& table, int seats) {
    std::vector<bool> taken(static_cast<std::size_t>(seats));
    for (const SavedPlayer& player : table.players) {
        if (player.seat >= seats || taken[static_cast<std::size_t>(player.seat)]) return false;
        taken[static_cast<std::size_t>(player.seat)] = true;
    }
    return table.players.size() == taken.size();
}

// Everything but who sits where.
Result<SavedGame> load_save(const FilePart& save, FindGame find, const Stopped& stopped) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    auto table = table_of(*parts);
    if (!table) return table.fault();
    if (!parts->journal.sound()) return Fault{kDamagedSave};
    auto game = load(std::move(*table), parts->journal.bytes, find, stopped);
    if (game && game->journal.game != game->table.game.toStdString()) return Fault{kDamagedSave};
    return game;
}

// Where nothing (a bare journal) or nonsense is said of who played, seats are filled with nameless people.
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

// What a stranger wrote. Older files are not in UTF-8.
QString clean_name(const std::string& written) {
    QString name = QString::fromStdString(written);
    if (name.contains(QChar::ReplacementCharacter)) name = QString::fromLatin1(written);
    name = name.simplified();
    name.removeIf([](QChar sign) { return !sign.isPrint() && !sign.isSurrogate(); });
    return name.left(kMaxName);
}

// A game told in the public notation of whichever game knows it.
Result<SavedGame> read_record(std::string_view text) {
    Fault fault{kNotASave};
    for (const CatalogEntry& game : catalog()) {
        if (!game.read_record) continue;
        auto told = game.read_record(text);
        if (!told) {
            if (told.fault().line > 0) fault = {kUnreadableRecord, told.fault().line};
            continue;
        }
        Journal journal = told->match->journal();
        SavedGame saved{{}, std::move(journal), std::move(told->match)};
        saved.table = table_for(saved);
        for (std::size_t seat = 0; seat < told->names.size(); ++seat)
            saved.table.players[seat].name = clean_name(told->names[seat]);
        return saved;
    }
    return fault;
}

}

QByteArray to_save(const SavedTable& table, std::string_view journal_text) {
    const QByteArray line = to_json(table) + '\n';
    QByteArray save;
    save.reserve(line.size() + static_cast<qsizetype>(journal_text.size()) + 80);
    save.append("trapbox-save ").append(QByteArray::number(kSaveVersion));
    for (const std::string_view part : {view_of(line), journal_text})
        save.append(' ').append(QByteArray::number(part.size())).append(' ').append(sum(part));
    save.append('\n').append(line).append(journal_text.data(), static_cast<qsizetype>(journal_text.size()));
    return save;
}

Result<SavedTable> read_table(const FilePart& save) {
    const auto parts = split(save);
    return parts ? table_of(*parts) : parts.fault();
}

Result<QByteArray> check_sums(const FilePart& save) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    if (!parts->table.sound() || !parts->journal.sound()) return Fault{kDamagedSave};
    return save.bytes;
}

QByteArray with_table(const QByteArray& save, const SavedTable& table) {
    const auto parts = split({save, save.size()});
    assert(parts);
    return to_save(table, parts->journal.bytes);
}

Result<SavedGame> read_save(const FilePart& save, FindGame find, const Stopped& stopped) {
    auto game = load_save(save, find, stopped);
    if (game && !seats_all(game->table, game->match->seats())) return Fault{kDamagedSave};
    return game;
}

Result<Journal> read_journal(const FilePart& save) {
    const auto parts = split(save);
    if (!parts) return parts.fault();
    if (!parts->journal.sound()) return Fault{kDamagedSave};
    return parse_journal(parts->journal.bytes);
}

Result<SavedGame> read_import(const QByteArray& bytes, FindGame find, const Stopped& stopped) {
    const std::string_view text = view_of(bytes);
    if (bytes.size() > kMaxSaveBytes) return Fault{kHugeSave};
    auto game = text.starts_with(kFirstWord)     ? load_save({bytes, bytes.size()}, find, stopped)
                : text.starts_with(kJournalWord) ? load({}, text, find, stopped)
                                                 : read_record(text);
    if (!game) return game;
    if (!seats_all(game->table, game->match->seats())) game->table = table_for(*game);
    // What its sender did on a day, or wants to keep, is not the receiver's.
    game->table.daily = {};
    game->table.pinned = false;
    set_outcome(game->table, game->match->outcome());
    return game;
}

}
