// Reads and writes the format of a saved game. Does no file access.
//
//   trapbox-save 2 TABLE-BYTES TABLE-CRC JOURNAL-BYTES JOURNAL-CRC
//   {…}                   one line of JSON: saved_table.h
//   trapbox-journal 1     the game itself: core/journal.h
//   …
//   16 1a2b3c4d c …       what has been played since: save_log.h
//
// Lengths are decimal, CRC-32s 8 hexadecimal digits. Version 1 has no log: finished or shared games, and
// saves of older versions. Lists read only the beginning of the file, and the end of a log.
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

inline constexpr UiText kDamagedSave = TRAPBOX_UI_TEXT("store", "the file is damaged");
inline constexpr UiText kNotASave = TRAPBOX_UI_TEXT("store", "this is not a Trapbox game");
// %1: the line, %2: the reason
inline constexpr UiText kUnreadableRecord =
    TRAPBOX_UI_TEXT("store", "the game can’t be read from line %1 on. %2");
inline constexpr UiText kHugeSave = TRAPBOX_UI_TEXT("store", "the file is too large for a Trapbox game");

using FindGame = const CatalogEntry* (*)(std::string_view key);

struct SavedGame {
    SavedTable table;
    Journal journal;
    std::unique_ptr<AnyMatch> match; // loaded from the journal, ready to continue
};

enum class SaveKind : std::uint8_t { closed, log }; // whether records may follow

QByteArray to_save(const SavedTable& table, std::string_view journal_text, SaveKind kind = SaveKind::closed);

// Reads only the table, from the beginning and end of a save.
Result<SavedTable> read_table(const FilePart& save);
// The save without a torn end, if lengths and checksums are correct. Does not check the game.
Result<QByteArray> check_sums(const FilePart& save);
// Whether there are undamaged records after a damaged one. check_sums drops these too.
bool is_damaged_inside(const FilePart& save);
bool has_log(const QByteArray& save); // or may be appended to
// Merges the log of a save that has passed check_sums into its journal.
Result<QByteArray> compacted(const QByteArray& save);
// The same with another table.
Result<QByteArray> with_table(const QByteArray& save, const SavedTable& table);
// Both report to `monitor`. If cancelled they return a Fault. Reads and checks everything: lengths,
// checksums, the journal by replaying it, and a player for each seat.
Result<SavedGame> read_save(const FilePart& save, FindGame find, const ReplayMonitor& monitor = {});
// Imports a save, a bare journal or the first game of a PDN file, with personal data of the sender removed.
Result<SavedGame> read_import(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
// Fills the seats with unnamed people if the table does not match the game, and sets the outcome.
void complete_table(SavedGame& game);
// The same for an imported game: also removes the sender's daily challenge and pin.
void remove_sender_data(SavedGame& game);
// Recovers a damaged save: its moves up to the first one that is missing or illegal. Reads an undamaged save
// normally.
Result<SavedGame> salvage(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
Result<SavedTable> salvage_table(const QByteArray& bytes);
// The game in a save, with only checksums verified.
Result<Journal> read_journal(const FilePart& save);

}
