// The engine's English words in the player's language. A game's key is the context of its translations; what
// all games say stands in "core".
#pragma once

#include "catalog.h"

#include <QDateTime>
#include <QString>

#include <string_view>

namespace trapbox {

QString to_qstring(std::string_view text);
QString translated(std::string_view game, Words words);
// Why the store could not do it; engine words that have no translation stay as they are.
QString translated(const Fault& fault);

// Null where there is no such game, or no such variant.
const Preset* find_preset(const CatalogEntry* game, const QString& key);

// Empty where there is no such game, or no such variant.
QString game_title(const CatalogEntry* game);
QString variant_title(const CatalogEntry* game, const QString& preset);
// "The Passed-Trap: Classical"; the game's alone where the variant has no other.
QString full_title(const CatalogEntry* game, const QString& preset);

// "today 14:05", "yesterday 9:30", "16/11/2026 14:05": as people of the app's language write it, in local
// time.
QString moment_words(const QDateTime& moment, QDate today = QDate::currentDate());
// "Today’s challenge", "Challenge of 16/11/2026"; empty where the day is none.
QString challenge_title(QDate day, QDate today = QDate::currentDate());

}
