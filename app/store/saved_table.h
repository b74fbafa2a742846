// The table around a game: which game, who sits there, when, and how it stands. All that a shelf of saved
// games shows without reading the game itself, and in no language. Its text is one line of JSON, checked
// field by field.
#pragma once

#include "core/outcome.h"
#include "core/record.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/tick.h"
#include "store/player_name.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace trapbox {

struct SavedPlayer {
    QString name; // empty: called by the seat
    bool bot = false;
    int level = 3; // of a bot, 1 … kBotLevels
    int seat = 0;  // 0 … kMaxSeats − 1
    bool operator==(const SavedPlayer&) const = default;
};

struct SavedTable {
    QString game;   // key in the catalog
    QString preset; // key of the variant, whose options may have been changed; empty where nobody has said it
    std::vector<SavedPlayer> players;
    QString seating;
    QDateTime started; // UTC
    QDateTime last_played;
    Tick ticks = 0;
    std::vector<int> standing; // by seat, what the game counts: pegs, points, pieces; empty where nothing
    bool finished = false;
    Outcome::Kind ending = Outcome::Kind::open;
    std::vector<int> winners; // seats
    bool pinned = false;      // a replay that is never cleared away
    QDate daily;              // of a daily challenge; else invalid
    RecordNotes notes;        // of a game that came in public notation, in UTF-8
    // Counts the saves of this device, so that what was played last is known even where the clock was set
    // back. 0 in saves of older versions.
    std::int64_t order = 0;
    QJsonObject result; // of a finished game, for the records (to_json of GameResult); else empty
    bool operator==(const SavedTable&) const = default;
};

// How it stands with the match at this table: going on, or who won.
void set_outcome(SavedTable& table, const Outcome& outcome);
QString to_text(Outcome::Kind kind); // "open", "won", "lost", "drawn"

QJsonObject to_json(const SavedTable& table);
QByteArray to_line(const SavedTable& table); // with its end
Result<SavedTable> parse_table(const QJsonObject& json);

QJsonObject to_json(const SavedPlayer& player);
// None where a field is missing or out of range.
std::optional<SavedPlayer> parse_player(const QJsonObject& json);

}
