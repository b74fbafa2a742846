#include "translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace trapbox {

QString to_qstring(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(std::string_view game, UiText text) {
    const QString own = QCoreApplication::translate(std::string(game).c_str(), text);
    return own != QString::fromUtf8(text) ? own : QCoreApplication::translate("core", text);
}

QString translated(const Fault& fault) {
    const QString text = QCoreApplication::translate("store", fault.reason.c_str());
    return text.contains("%1") ? text.arg(fault.line) : text;
}

QString game_title(const CatalogEntry* game) {
    return game ? translated(game->info().key, game->info().title) : QString();
}

QString fault_sentence(const Fault& fault) {
    const QString text = translated(fault);
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith('.') ? "" : ".");
}

const Preset* find_preset(const CatalogEntry* game, const QString& key) {
    if (game)
        for (const Preset& preset : game->info().presets)
            if (to_qstring(preset.key) == key) return &preset;
    return nullptr;
}

QString variant_title(const CatalogEntry* game, const QString& preset) {
    const Preset* found = find_preset(game, preset);
    return found ? translated(game->info().key, found->title) : QString();
}

QString full_title(const CatalogEntry* game, const QString& preset) {
    const QString title = game_title(game);
    const QString variant = variant_title(game, preset);
    return variant.isEmpty() || variant == title
               ? title
               : QCoreApplication::translate("players", "%1: %2").arg(title, variant);
}

QString moment_text(const QDateTime& moment, QDate today) {
    const QDateTime local = moment.toLocalTime();
    const QString time = QLocale().toString(local.time(), QLocale::ShortFormat);
    if (local.date() == today) return QCoreApplication::translate("players", "today %1").arg(time);
    if (local.date() == today.addDays(-1))
        return QCoreApplication::translate("players", "yesterday %1").arg(time);
    return QLocale().toString(local, QLocale::ShortFormat);
}

QString challenge_title(QDate day, QDate today) {
    if (!day.isValid()) return {};
    if (day == today) return QCoreApplication::translate("players", "Today’s challenge");
    return QCoreApplication::translate("players", "Challenge of %1")
        .arg(QLocale().toString(day, QLocale::ShortFormat));
}

}
