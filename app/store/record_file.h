// Files from outside: a game, or a file of many games in public notation (PDN) with the list of them. Touches
// no disk.
#pragma once

#include "core/record.h"
#include "store/save_file.h"

#include <array>
#include <variant>

namespace trapbox {

// A game of a file of many, as a list shows it.
struct ListedGame {
    qsizetype begin = 0; // in the file
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

// A file of many games in public notation.
struct RecordFile {
    QByteArray bytes;
    std::vector<ListedGame> games;
    bool complete = true; // all games of the file are in the list
};

// What a file from outside is: a game, or a list of games to choose from.
using Import = std::variant<SavedGame, RecordFile>;

inline constexpr qint64 kMaxRecordFileBytes = 32 << 20;

// A save, a bare journal or a game in public notation; where the file holds several, their list.
Result<Import> read_file(const QByteArray& bytes, FindGame find, const ReplayMonitor& monitor = {});
Result<SavedGame> read_listed(const RecordFile& file, const ListedGame& game,
                              const ReplayMonitor& monitor = {});
// The first game of a text in public notation.
Result<SavedGame> read_record(std::string_view text, const ReplayMonitor& monitor = {});
Result<Import> as_import(Result<SavedGame> game);

}
