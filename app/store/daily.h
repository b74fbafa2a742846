// The daily challenge: the same game for everyone on a day of the local calendar. Without a server: the seed
// is a hash of date and variant.
#pragma once

#include "core/hash.h"
#include "core/random.h"

#include <QDate>

#include <string>

namespace trapbox {

// "2026-11-16/passed_trap/solitaire_madness"
inline std::string daily_key(QDate date, std::string_view game, std::string_view preset) {
    return date.toString(Qt::ISODate).toStdString().append("/").append(game).append("/").append(preset);
}

// Must never change: players compare results.
inline Seed daily_seed(QDate date, std::string_view game, std::string_view preset) {
    return Hasher().add(std::string_view(daily_key(date, game, preset))).value();
}

}
