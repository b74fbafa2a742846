#include "catalog_model.h"

#include "games/game_views.h"
#include "players.h"
#include "store/records.h"
#include "translated.h"

#include <utility>

namespace trapbox {

namespace {

// Every solitaire whose results are recorded.
bool is_daily(const CatalogEntry& game, const Preset& preset) {
    return game.seats(preset.options) == 1 && !preset.practice;
}

}

CatalogModel::CatalogModel(Records& records)
    : MainOwned(this), m_records(records),
      m_games({
          {"key", [](const CatalogEntry* game) { return to_qstring(game->info().key); }},
          {"title", [](const CatalogEntry* game) { return game_title(game); }},
          {"tagline",
           [](const CatalogEntry* game) { return translated(game->info().key, game->info().tagline); }},
      }),
      m_dailies({
          {"game", [](const DailyRow& row) { return to_qstring(row.game->info().key); }},
          {"preset", [](const DailyRow& row) { return to_qstring(row.preset->key); }},
          {"title", [](const DailyRow& row) { return translated(row.game->info().key, row.preset->title); }},
          {"gameTitle", [](const DailyRow& row) { return game_title(row.game); }},
          {"goal", [](const DailyRow& row) { return translated(row.game->info().key, row.preset->blurb); }},
          {"today", [this](const DailyRow& row) { return today(row); }},
          {"won", [this](const DailyRow& row) { return record_of(row).won && !row.preset->counted; }},
      }) {
    std::vector<const CatalogEntry*> games;
    std::vector<DailyRow> dailies;
    for (const CatalogEntry& game : catalog()) {
        if (!has_view(game.info().key)) continue;
        games.push_back(&game);
        for (const Preset& preset : game.info().presets)
            if (is_daily(game, preset)) dailies.push_back({&game, &preset});
    }
    m_games.set_rows(std::move(games));
    m_dailies.set_rows(std::move(dailies));
}

QString CatalogModel::title(const QString& game) const { return game_title(find_game(game.toStdString())); }

QString CatalogModel::presetTitle(const QString& game, const QString& preset) const {
    return full_title(find_game(game.toStdString()), preset);
}

QString CatalogModel::variantTitle(const QString& game, const QString& preset) const {
    const QString variant = variant_title(find_game(game.toStdString()), preset);
    return variant.isEmpty() ? title(game) : variant;
}

QStringList CatalogModel::titles() const {
    QStringList titles;
    for (const CatalogEntry* game : m_games.rows())
        titles << game_title(game);
    return titles;
}

QList<QString> CatalogModel::botLevels() {
    QList<QString> names;
    for (int level = 1; level <= kBotLevels; ++level)
        names << level_name(level);
    return names;
}

QString CatalogModel::scoreText(const QString& game, const QString& preset, const QList<int>& score) const {
    const Preset* found = find_preset(find_game(game.toStdString()), preset);
    return found ? score_text(game.toStdString(), found->options,
                              {score.value(0), score.value(1), score.value(2)})
                 : QString::number(score.value(0));
}

bool CatalogModel::canBeWon(const QString& game, const QString& preset) const {
    const Preset* found = find_preset(find_game(game.toStdString()), preset);
    return !found || !found->counted;
}

QUrl CatalogModel::rulesPage(const QString& game) {
    QString module;
    for (const QString& word : game.split('_'))
        module += word.left(1).toUpper() + word.mid(1);
    return game.isEmpty() ? QUrl() : QUrl("qrc:/qt/qml/Trapbox/" + module + "/Rules.qml");
}

bool CatalogModel::hasLesson(const QString& game) { return !lesson_of(game.toStdString()).empty(); }

DailyRecord CatalogModel::record_of(const DailyRow& row) const {
    return m_records.daily(QDate::currentDate(), to_qstring(row.game->info().key),
                           to_qstring(row.preset->key));
}

QString CatalogModel::today(const DailyRow& row) const {
    const DailyRecord record = record_of(row);
    QStringList parts;
    if (record.tries > 0 && !row.preset->counted)
        parts << (record.won ? tr("Done today") : tr("Not done yet"));
    if (record.best) parts << score_text(row.game->info().key, row.preset->options, *record.best);
    const int days = m_records.daily_streak(QDate::currentDate(), to_qstring(row.game->info().key),
                                            to_qstring(row.preset->key));
    if (days > 1 && !row.preset->counted) parts << tr("%1 days in a row").arg(days);
    return parts.join("\u00a0· ");
}

void CatalogModel::refresh() { m_dailies.set_rows(std::vector(m_dailies.rows())); }

void CatalogModel::retranslate() {
    m_games.set_rows(std::vector(m_games.rows()));
    refresh();
    emit retranslated();
}

}
