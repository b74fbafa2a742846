// The log at the end of a save in progress, with a record for each command, so that saving costs the same
// however long the game is. A record is a line with the length and the CRC-32 of its text:
//
//   16 1a2b3c4d c 480 c2-d2 e5|e6   a command at its tick
//   22 5e6f7081 h 480 89abcdef…     the hash of the state at that tick, as in the journal
//   …           u 12 480            undo: 12 commands are left, and the match is back at tick 480
//   …           k 480 TEXT          the state at that tick as a checkpoint
//   …           t 480 {…}           the running time of the match, and changed fields of the table
//
// The log ends at the first unreadable record, so that an interrupted write loses only unfinished records.
// Every save writes a checkpoint and, after commands, the other records; their size does not depend on the
// length of the game. Does no file access.
#pragma once

#include "core/journal.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <string_view>

namespace trapbox {

// The state of a log that is being written.
struct SaveLog {
    std::size_t commands = 0; // of the match, in the save and its log
    QJsonObject table = {};   // as in the header of the save
    QByteArray records = {};  // not yet taken for writing
    std::size_t size = 0;     // bytes of all records
};

void add_command(SaveLog& log, Tick tick, std::string_view command);
// After an undo: only the first `commands` are left, and the match is back at that tick.
void add_undo(SaveLog& log, std::size_t commands, Tick tick);

// The state of the match to be saved.
struct SaveMoment {
    Tick ticks = 0;
    HashValue hash = 0;
    std::string checkpoint; // one line
};
// The records since the last call, up to this moment.
QByteArray take_records(SaveLog& log, const SaveMoment& moment, const QJsonObject& table);

struct LogEnd {
    std::size_t used = 0;        // bytes of whole records
    bool damaged_inside = false; // undamaged records follow a damaged one: not just a torn end
    // If the last checkpoint was in a torn end: the journal at the checkpoint before it. The journal itself
    // then has none.
    std::optional<Journal> at_checkpoint = {};
};

// Applies the log to a journal and table.
LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table);
// Reads only the table, from the last bytes of a log.
void apply_last_table(std::string_view records, QJsonObject& table);

}
