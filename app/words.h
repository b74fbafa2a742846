// The engine's English words in the player's language. A game's key is the context of its translations.
#pragma once

#include "core/words.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace trapbox {

inline QString to_qstring(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline QString translated(std::string_view game, Words words) {
    return QCoreApplication::translate(
        QByteArray(game.data(), static_cast<qsizetype>(game.size())).constData(), words);
}

}
