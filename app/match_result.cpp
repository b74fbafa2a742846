#include "match_result.h"

#include "games/game_views.h"
#include "players.h"
#include "translated.h"

#include <algorithm>

namespace trapbox {

namespace {

// Whether the options are those of the variant, so that scores are comparable. The number of players and
// irrelevant options don't count.
bool is_by_the_book(const CatalogEntry& game, const Preset& preset, std::string_view options) {
    const auto expected = game.option_rows(preset.options);
    const auto played = game.option_rows(options);
    if (!expected || !played) return false;
    return std::equal(expected->begin(), expected->end(), played->begin(), played->end(),
                      [](const OptionRow& a, const OptionRow& b) {
                          return a.spec.key == kPlayersOption || a.value == b.value ||
                                 (!a.relevant && !b.relevant);
                      });
}

// The level of all bots, or 0 if they differ.
int common_level(const std::vector<SavedPlayer>& players) {
    int level = 0;
    for (const SavedPlayer& player : players) {
        if (!player.bot) continue;
        if (level > 0 && player.level != level) return 0;
        level = player.level;
    }
    return level;
}

bool has_won(const Outcome& outcome, int seat) {
    return std::find(outcome.winners.begin(), outcome.winners.end(), seat_at(seat)) != outcome.winners.end();
}

}

MatchResult::MatchResult(MatchTable& table, Records& records)
    : m_table(table), m_records(records),
      m_players({
          {"name", [this](const PlayerRow& row) { return m_table.playerName(row.seat); }},
          {"art", [this](const PlayerRow& row) { return m_table.seatArt(row.seat); }},
          {"score", [](const PlayerRow& row) { return row.score; }},
          {"winner", [](const PlayerRow& row) { return row.winner; }},
      }) {
    connect(this, &MatchResult::changed, this, &MatchResult::textChanged);
}

void MatchResult::set_driver(MatchDriver* driver) {
    m_driver = driver;
    if (!driver) emit changed(); // the sheet shows its rows until it is closed
}

void MatchResult::refresh() {
    fill_players();
    emit changed();
}

void MatchResult::retranslate() {
    fill_players();
    emit textChanged();
}

bool MatchResult::record(const QString& id) {
    m_ended = {id, {}};
    if (!is_counted()) return true;
    const GameResult result = game_result(id);
    m_ended.best =
        saved().daily.isValid()
            ? m_records.daily(result.challenge, result.game, result.preset).best
            : m_records
                  .record(result.game, result.preset, result.opponents, result.own_rules, result.bot_level)
                  .best;
    return m_records.add(result);
}

QJsonObject MatchResult::to_record(const QString& id) const {
    const bool ended = m_driver && m_driver->match().outcome().ended();
    return ended && is_counted() ? to_json(game_result(id)) : QJsonObject();
}

EndedMatch MatchResult::take_ended() { return std::exchange(m_ended, {}); }

void MatchResult::set_ended(EndedMatch ended) { m_ended = std::move(ended); }

bool MatchResult::is_counted() const {
    const Preset* preset = find_preset(find_game(saved().game.toStdString()), saved().preset);
    return m_table.people() > 0 && (!preset || !preset->practice);
}

GameResult MatchResult::game_result(const QString& id) const {
    const Outcome outcome = m_driver->match().outcome();
    GameResult result;
    result.id = id;
    result.game = saved().game;
    result.preset = saved().preset;
    result.opponents = saved().players.size() == 1 ? Opponents::solo
                       : m_table.people() > 1      ? Opponents::people
                                                   : Opponents::bots;
    result.ending = outcome.kind == Outcome::Kind::drawn   ? GameResult::Ending::drawn
                    : has_won(outcome, m_table.nearSeat()) ? GameResult::Ending::won
                                                           : GameResult::Ending::lost;
    for (const SavedPlayer& player : saved().players) // the best score of all people
        if (!player.bot) result.score = std::max(result.score, score_at(player.seat));
    if (result.opponents == Opponents::bots) result.bot_level = common_level(saved().players);
    result.challenge = saved().daily;
    const CatalogEntry* game = find_game(saved().game.toStdString());
    const Preset* preset = find_preset(game, saved().preset);
    result.own_rules = !preset || !is_by_the_book(*game, *preset, m_driver->match().options());
    result.date = QDate::currentDate();
    return result;
}

void MatchResult::fill_players() {
    std::vector<PlayerRow> rows;
    if (m_driver) {
        const Outcome outcome = m_driver->match().outcome();
        for (const SavedPlayer& player : saved().players) {
            const auto score = score_at(player.seat);
            rows.push_back({.seat = player.seat,
                            .score = score ? score_text(*score) : QString(),
                            .winner = has_won(outcome, player.seat)});
        }
    }
    m_players.set_rows(std::move(rows));
}

MatchResult::Ending MatchResult::ending() const {
    switch (m_driver ? m_driver->match().outcome().kind : Outcome::Kind::open) {
    case Outcome::Kind::won: return Ending::Won;
    case Outcome::Kind::lost: return Ending::Lost;
    case Outcome::Kind::drawn: return Ending::Drawn;
    case Outcome::Kind::open: break;
    }
    return Ending::Open;
}

QString MatchResult::title() const {
    if (!m_driver) return {};
    SavedTable table = saved();
    set_outcome(table, m_driver->match().outcome());
    return ending_text(table);
}

QString MatchResult::reason() const {
    return m_driver ? m_driver->view()->end_text(m_table.playerNames()) : QString();
}

QStringList MatchResult::story() const {
    return m_driver ? m_driver->view()->end_story(m_table.playerNames()) : QStringList();
}

QString MatchResult::scores() const {
    QStringList scores;
    for (PlayerRow row : m_players.rows())
        if (!row.score.isEmpty())
            scores << m_table.playerName(row.seat) + u'\u00a0' + row.score.replace(' ', u'\u00a0');
    return scores.join("\u00a0· ");
}

std::optional<Score> MatchResult::score_at(int seat) const {
    const auto scores = m_driver->match().outcome().scores;
    if (static_cast<std::size_t>(seat) >= scores.size()) return {};
    return m_driver->view()->score_of(scores[static_cast<std::size_t>(seat)]);
}

QString MatchResult::score_text(const Score& score) const {
    return trapbox::score_text(saved().game.toStdString(), m_driver->match().options(), score);
}

QString MatchResult::best() const {
    if (!m_driver || !is_shown_as_ended() || !m_ended.best || m_table.people() != 1) return {};
    const GameResult result = game_result(m_ended.id);
    if (result.can_be_best() && m_ended.best < result.score) return tr("New record!");
    if (saved().daily.isValid()) return {}; // shown in `challenge`
    return tr("Your best: %1").arg(score_text(*m_ended.best));
}

QStringList MatchResult::challenge() const {
    if (!m_driver || !saved().daily.isValid() || !is_shown_as_ended()) return {};
    const Preset* preset = find_preset(find_game(saved().game.toStdString()), saved().preset);
    if (!preset) return {};
    QStringList lines{challenge_title(saved().daily), translated(saved().game.toStdString(), preset->blurb)};
    if (const auto best = m_records.daily(saved().daily, saved().game, saved().preset).best)
        lines << tr("Your best in this challenge: %1").arg(score_text(*best));
    return lines;
}

}
