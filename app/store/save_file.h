// The text of a saved game, from and to bytes; touches no disk.
//
//   trapbox-save 2 TABLE-BYTES TABLE-CRC JOURNAL-BYTES JOURNAL-CRC
//   {…}                   one line of JSON: saved_table.h
//   trapbox-journal 1     the game itself: core/journal.h
//   …
//   16 1a2b3c4d c …       what has been played since: save_log.h
//
// Lengths are decimal, CRC-32s 8 hexadecimal digits. Version 1 is the same without the log: a game that is
// finished or shared, or that an older Trapbox saved. A shelf reads the beginning of the file, and of a log
// the end.
#pragma once

#include "catalog.h"
#include "core/any_match.h"
#include "store/generations.h"
#include "store/saved_table.h"

#include <memory>
#include <string_view>

namespace trapbox {

inline constexpr int kSaveVersion = 2;
inline constexpr qint64 kMaxHeadBytes = 32 << 10; // header and table
inline constexpr qint64 kMaxSaveBytes = kMaxHeadBytes + static_cast<qint64>(kMaxJournalBytes);
inline constexpr std::size_t kMaxLogBytes = kMaxJournalBytes;
inline constexpr qint64 kMaxSaveAndLogBytes = kMaxSaveBytes + static_cast<qint64>(kMaxLogBytes);

inline constexpr Words kDamagedSave = TRAPBOX_WORDS("store", "the file is damaged");
inline constexpr Words kNotASave = TRAPBOX_WORDS("store", "this is not a Trapbox game");
// %1: the line, %2: the reason
inline constexpr Words kUnreadableRecord =
    TRAPBOX_WORDS("store", "the game can’t be read from line %1 on. %2");
inline constexpr Words kHugeSave = TRAPBOX_WORDS("store", "the file is too large for a Trapbox game");

using FindGame = const CatalogEntry* (*)(std::string_view key);

struct SavedGame {
    SavedTable table;
    Journal journal;
    std::unique_ptr<AnyMatch> match; // loaded from the journal, ready to go on
};

enum class SaveKind : std::uint8_t { closed, log }; // whether records may follow

QByteArray to_save(const SavedTable& table, std::string_view journal_text, SaveKind kind = SaveKind::closed);

// The table alone, from the beginning and the end of a save.
Result<SavedTable> read_table(const FilePart& save);
// The save itself, without what is torn at its end, when its lengths and sums are right; the game in it is
// not looked at.
Result<QByteArray> check_sums(const FilePart& save);
// Whether it has whole records after a damaged one, which check_sums leaves out too.
bool is_damaged_inside(const FilePart& save);
bool has_log(const QByteArray& save); // or may get one
// A save that has passed check_sums, with its log worked into the journal.
Result<QByteArray> compacted(const QByteArray& save);
// The same with another table.
Result<QByteArray> with_table(const QByteArray& save, const SavedTable& table);
// Both follow `monitor`; cancelled, they are some Fault.
// Everything, checked: lengths, sums, the journal, that the rules replay it, and that each of its seats has a
// player.
Result<SavedGame> read_save(const FilePart& save, FindGame find, const ReplayMonitor& monitor = {});
// A save, a bare journal or the first game in public notation (PDN), from outside, made the receiver's.
Result<SavedGame> read_import(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
// Seats nameless people where the table does not fit the match, and sets the outcome.
void complete_table(SavedGame& game);
// The same for a game from somebody else: what its sender did on a day, or wants to keep, is not the
// receiver's.
void make_receivers(SavedGame& game);
// What can still be read of a damaged save: its moves up to the first that is missing or that the rules
// refuse. A whole save is read as it is.
Result<SavedGame> salvage(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
Result<SavedTable> salvage_table(const QByteArray& bytes);
// The game in a save as it is written, unchecked but for its sums.
Result<Journal> read_journal(const FilePart& save);

}
