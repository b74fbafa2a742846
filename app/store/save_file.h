// The text of a saved game, from and to bytes; touches no disk.
//
//   trapbox-save 1 TABLE-BYTES TABLE-CRC JOURNAL-BYTES JOURNAL-CRC
//   {…}                   one line of JSON: saved_table.h
//   trapbox-journal 1     the game itself: core/journal.h
//   …
//
// Lengths are decimal, CRC-32s 8 hexadecimal digits. A shelf reads the first two lines alone; they say how
// long the file must be, so that a file cut off anywhere is found out.
#pragma once

#include "catalog.h"
#include "core/any_match.h"
#include "store/file_system.h"
#include "store/saved_table.h"

#include <memory>
#include <string_view>

namespace trapbox {

inline constexpr int kSaveVersion = 1;
inline constexpr qint64 kMaxHeadBytes = 32 << 10; // header and table
inline constexpr qint64 kMaxSaveBytes = kMaxHeadBytes + static_cast<qint64>(kMaxJournalBytes);

inline constexpr Words kDamagedSave = TRAPBOX_WORDS("store", "the file is damaged");
inline constexpr Words kNotASave = TRAPBOX_WORDS("store", "this is not a Trapbox game");
// %1: its Fault's line
inline constexpr Words kUnreadableRecord =
    TRAPBOX_WORDS("store", "the game written in it can’t be read from line %1 on");
inline constexpr Words kNewerSave = TRAPBOX_WORDS("store", "it comes from a newer Trapbox");
inline constexpr Words kHugeSave = TRAPBOX_WORDS("store", "it is too large to be a Trapbox game");
inline constexpr Words kUnknownGame = TRAPBOX_WORDS("store", "this Trapbox does not have that game");

using FindGame = const CatalogEntry* (*)(std::string_view key);

struct SavedGame {
    SavedTable table;
    Journal journal;
    std::unique_ptr<AnyMatch> match; // loaded from the journal, ready to go on
};

QByteArray to_save(const SavedTable& table, std::string_view journal_text);

// The table alone, from the beginning of a save.
Result<SavedTable> read_table(const FilePart& save);
// The save itself when its lengths and sums are right; the game in it is not looked at.
Result<QByteArray> check_sums(const FilePart& save);
// A save that has passed check_sums, with another table before the same journal.
QByteArray with_table(const QByteArray& save, const SavedTable& table);
// Both are given up, with some Fault, when `stopped` says so.
// Everything, checked: lengths, sums, the journal, that the rules replay it, and that each of its seats has a
// player.
Result<SavedGame> read_save(
    const FilePart& save, FindGame find, const Stopped& stopped = [] { return false; });
// A save, a bare journal or a game in public notation (PDN), from outside: nobody's challenge of a day, and
// not pinned.
Result<SavedGame> read_import(
    const QByteArray& bytes, FindGame find, const Stopped& stopped = [] { return false; });
// The game in a save as it is written, unchecked but for its sums.
Result<Journal> read_journal(const FilePart& save);

}
