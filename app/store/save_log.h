// What is added to a save while its game is in progress: a log of records, one for each command, so that
// saving is the same small work however long the game is. A record is a line of its own, with the length and
// the CRC-32 of its text:
//
//   16 1a2b3c4d c 480 c2-d2 e5|e6   a command at its tick
//   22 5e6f7081 h 480 89abcdef…     the hash of the state at that tick, as in the journal
//   …           u 12 480            undo: 12 commands are left, and the match is back at tick 480
//   …           k 480 TEXT          the state at that tick as a checkpoint
//   …           t 480 {…}           how long the match has run, and what of the table has changed
//
// The first record that cannot be read ends the log: when a write is interrupted, no more is lost than the
// records it had not finished. A checkpoint is written with every save, and so are the others after commands;
// together they are as small for a long game as for a short one. Touches no disk.
#pragma once

#include "core/journal.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <string_view>

namespace trapbox {

// A log that is being written.
struct SaveLog {
    std::size_t commands = 0; // of the match, in the save and its log
    QJsonObject table = {};   // as it is in the header of the save
    QByteArray records = {};  // not yet handed on
    std::size_t size = 0;     // bytes of all records
};

void add_command(SaveLog& log, Tick tick, std::string_view command);
// Of all commands only the first `commands` are left, and the match is back at that tick.
void add_undo(SaveLog& log, std::size_t commands, Tick tick);

// The moment at which a match is saved.
struct SaveMoment {
    Tick ticks = 0;
    HashValue hash = 0;
    std::string checkpoint; // one line
};
// The records since the last time, brought to this moment.
QByteArray take_records(SaveLog& log, const SaveMoment& moment, const QJsonObject& table);

struct LogEnd {
    std::size_t used = 0;        // bytes of whole records
    bool damaged_inside = false; // there are whole records after a damaged one: more than the end is torn
    // Where the torn end has cost the last checkpoint: the journal at the one before it. The journal itself
    // then has none.
    std::optional<Journal> at_checkpoint = {};
};

// Brings a journal and the table to the end of the log.
LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table);
// The table alone, from the last bytes of a log.
void apply_last_table(std::string_view records, QJsonObject& table);

}
