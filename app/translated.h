// Translates the engine's texts. A game's key is the context of its translations; texts shared by all games
// have the context "core".
#pragma once

#include "catalog.h"

#include <QDateTime>
#include <QString>

#include <string_view>

namespace trapbox {

QString to_qstring(std::string_view text);
QString translated(std::string_view game, UiText text);
// The reason of a fault. Engine texts without a translation are returned unchanged.
QString translated(const Fault& fault);
QString fault_sentence(const Fault& fault); // "The file is damaged."

// Null if there is no such game or variant.
const Preset* find_preset(const CatalogEntry* game, const QString& key);

// Empty if there is no such game or variant.
QString game_title(const CatalogEntry* game);
QString variant_title(const CatalogEntry* game, const QString& preset);
// "The Passed-Trap: Classical"; only the game's title if the variant has the same.
QString full_title(const CatalogEntry* game, const QString& preset);

// "today 14:05", "yesterday 9:30", "16/11/2026 14:05": in the app's language and local time.
QString moment_text(const QDateTime& moment, QDate today = QDate::currentDate());
// "Today’s challenge", "Challenge of 16/11/2026"; empty for an invalid date.
QString challenge_title(QDate day, QDate today = QDate::currentDate());

}
