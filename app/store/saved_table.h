// The description of a saved game: game, variant, players, times, score. Lists of saved games show it without
// reading the game. Independent of the language. Stored as one line of JSON, checked field by field.
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
    QString name; // empty: a default name is shown
    bool bot = false;
    int level = 3; // of a bot, 1 … kBotLevels
    int seat = 0;  // 0 … kMaxSeats − 1
    bool operator==(const SavedPlayer&) const = default;
};

struct SavedTable {
    QString game;   // key in the catalog
    QString preset; // key of the variant, whose options may have been changed; may be empty
    std::vector<SavedPlayer> players;
    QString seating;
    QDateTime started; // UTC
    QDateTime last_played;
    Tick ticks = 0;
    std::vector<int> standing; // by seat: pegs, points, pieces; may be empty
    bool finished = false;
    Outcome::Kind ending = Outcome::Kind::open;
    std::vector<int> winners; // seats
    bool pinned = false;      // a replay that is never deleted automatically
    QDate daily;              // of a daily challenge; else invalid
    RecordNotes notes;        // of a game imported from PDN, in UTF-8
    // Increases with each save on this device, so that the last played game is known even if the clock was
    // set back. 0 in saves of older versions.
    std::int64_t order = 0;
    QJsonObject result; // of a finished game, for the records (to_json of GameResult); else empty
    bool operator==(const SavedTable&) const = default;
};

// The state of the match: in progress, or who won.
void set_outcome(SavedTable& table, const Outcome& outcome);
QString to_text(Outcome::Kind kind); // "open", "won", "lost", "drawn"

QJsonObject to_json(const SavedTable& table);
QByteArray to_line(const SavedTable& table); // with its line end
Result<SavedTable> parse_table(const QJsonObject& json);

QJsonObject to_json(const SavedPlayer& player);
// None if a field is missing or out of range.
std::optional<SavedPlayer> parse_player(const QJsonObject& json);

}
