// Parses imported files: a game, or a PDN file with several games and their list. Does no file access.
#pragma once

#include "core/record.h"
#include "store/save_file.h"

#include <array>
#include <variant>

namespace trapbox {

// A game in a PDN file, as listed.
struct ListedGame {
    qsizetype begin = 0; // offset in the file
    qsizetype length = 0;
    int line = 1;
    std::array<QString, 2> names; // by seat; empty: unknown
    QString event;
    QString site;
    QString date;
    QString round;
    RecordListing::Ending ending = RecordListing::Ending::open;
    bool set_up = false;
    int moves = 0;
};

// A PDN file with several games.
struct RecordFile {
    QByteArray bytes;
    std::vector<ListedGame> games;
    bool complete = true; // the list has all games of the file
};

// The content of an imported file: a game, or a list of games to choose from.
using Import = std::variant<SavedGame, RecordFile>;

inline constexpr qint64 kMaxRecordFileBytes = 32 << 20;

// Parses a save, a bare journal or PDN. The list, if the file has several games.
Result<Import> read_file(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
Result<SavedGame> read_listed(const RecordFile& file, const ListedGame& game,
                              const ReplayMonitor& monitor = {});
// The first game of a PDN text.
Result<SavedGame> read_record(std::string_view text, const ReplayMonitor& monitor = {});
Result<Import> as_import(Result<SavedGame> game);

}
