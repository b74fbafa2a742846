#include "words.h"

#include <QCoreApplication>

namespace trapbox {

QString to_qstring(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(std::string_view game, Words words) {
    return QCoreApplication::translate(std::string(game).c_str(), words);
}

QString game_title(const CatalogEntry* game) {
    return game ? translated(game->info().key, game->info().title) : QString();
}

QString variant_title(const CatalogEntry* game, const QString& preset) {
    if (game)
        for (const Preset& each : game->info().presets)
            if (to_qstring(each.key) == preset) return translated(game->info().key, each.title);
    return {};
}

QString full_title(const CatalogEntry* game, const QString& preset) {
    const QString title = game_title(game);
    const QString variant = variant_title(game, preset);
    return variant.isEmpty() || variant == title
               ? title
               : QCoreApplication::translate("players", "%1: %2").arg(title, variant);
}

}
