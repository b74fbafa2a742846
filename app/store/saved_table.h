// The table around a game: which game, who sits there, when, and how it stands. All that a shelf of saved
// games shows without reading the game itself, and in no language. Its text is one line of JSON, checked
// field by field.
#pragma once

#include "core/outcome.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/tick.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace trapbox {

inline constexpr qsizetype kMaxName = 40; // characters of a player's name

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
    bool operator==(const SavedTable&) const = default;
};

// How it stands with the match at this table: going on, or who won.
void set_outcome(SavedTable& table, const Outcome& outcome);
QString to_text(Outcome::Kind kind); // "open", "won", "lost", "drawn"

QByteArray to_json(const SavedTable& table);
Result<SavedTable> parse_table(const QByteArray& json);

QJsonObject to_json(const SavedPlayer& player);
// None where a field is missing or out of range.
std::optional<SavedPlayer> parse_player(const QJsonObject& json);

}
