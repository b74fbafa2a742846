// How a match ended: what the records keep of it, and what the sheet says.
#include "games/game_views.h"
#include "players.h"
#include "session.h"
#include "words.h"

#include <algorithm>

namespace trapbox {

namespace {

// Whether it was played by the variant's own rules, and its score compares with others. How many play is no
// rule, and what does not matter beside the other options changes nothing.
bool by_the_book(const CatalogEntry& game, const Preset& preset, std::string_view options) {
    const auto asked = game.option_rows(preset.options);
    const auto played = game.option_rows(options);
    if (!asked || !played) return false;
    return std::equal(asked->begin(), asked->end(), played->begin(), played->end(),
                      [](const OptionRow& a, const OptionRow& b) {
                          return a.spec.key == kPlayersOption || a.value == b.value ||
                                 (!a.relevant && !b.relevant);
                      });
}

// The level of all bots, or 0 where they differ.
int common_level(const std::vector<SavedPlayer>& players) {
    int level = 0;
    for (const SavedPlayer& player : players) {
        if (!player.bot) continue;
        if (level > 0 && player.level != level) return 0;
        level = player.level;
    }
    return level;
}

}

void Session::finish() {
    update_result();
    if (m_id.isEmpty()) return;
    // The save holds the result until the records have it too. Should the app be killed before the game is
    // among the replays, the store finds it at the next start and completes what is missing.
    save();
    bool recorded = true;
    if (counts()) {
        const GameResult result = game_result();
        m_ended.best = m_table.daily.isValid()
                           ? m_records.daily(result.challenge, result.game, result.preset).best
                           : m_records
                                 .record(result.game, result.preset, result.opponents, result.own_rules,
                                         result.bot_level)
                                 .best;
        recorded = m_records.add(result);
    }
    if (recorded) (void)m_store.finish(m_id);
    m_ended.id = std::exchange(m_id, {});
    emit endingChanged();
}

bool Session::counts() const {
    const Preset* preset = find_preset(find_game(m_table.game.toStdString()), m_table.preset);
    return m_match_table.people() > 0 && (!preset || !preset->practice);
}

// The last move of a match that has ended was taken back: it goes on, and is kept as before.
void Session::reopen_if_taken_back() {
    if (m_ended.id.isEmpty() || m_replayer || m_driver->ended()) return;
    m_id = std::exchange(m_ended, {}).id;
    update_result();
    save();
}

GameResult Session::game_result() const {
    const Outcome outcome = m_driver->match().outcome();
    const Seat person = seat_at(m_match_table.nearSeat());
    const bool won =
        std::find(outcome.winners.begin(), outcome.winners.end(), person) != outcome.winners.end();
    GameResult result;
    result.id = m_id;
    result.game = m_table.game;
    result.preset = m_table.preset;
    result.opponents = m_table.players.size() == 1  ? Opponents::solo
                       : m_match_table.people() > 1 ? Opponents::people
                                                    : Opponents::bots;
    result.ending = outcome.kind == Outcome::Kind::drawn ? GameResult::Ending::drawn
                    : won                                ? GameResult::Ending::won
                                                         : GameResult::Ending::lost;
    for (const SavedPlayer& player : m_table.players) // among people the best of theirs
        if (!player.bot) result.score = std::max(result.score, score_at(player.seat));
    if (result.opponents == Opponents::bots) result.bot_level = common_level(m_table.players);
    result.challenge = m_table.daily;
    const CatalogEntry* game = find_game(m_table.game.toStdString());
    const Preset* preset = find_preset(game, m_table.preset);
    result.own_rules = !preset || !by_the_book(*game, *preset, m_driver->match().options());
    result.date = QDate::currentDate();
    return result;
}

void Session::fill_result() {
    std::vector<ResultRow> rows;
    if (m_driver) {
        const Outcome outcome = m_driver->match().outcome();
        for (const SavedPlayer& player : m_table.players) {
            ResultRow row{player, {}, false};
            if (const auto score = score_at(player.seat)) row.score = words_of(*score);
            row.winner = std::find(outcome.winners.begin(), outcome.winners.end(), seat_at(player.seat)) !=
                         outcome.winners.end();
            rows.push_back(row);
        }
    }
    m_result.set_rows(std::move(rows));
}

void Session::update_result() {
    fill_result();
    emit endingChanged();
}

void Session::retranslate() {
    m_match_table.retranslate();
    for (MatchDriver* driver : {m_driver.get(), m_aside.driver.get()})
        if (driver) driver->view()->retranslate();
    if (m_lesson) emit m_lesson->textChanged();
    fill_result();
    emit textChanged();
}

QString Session::ending() const {
    return to_text(m_driver ? m_driver->match().outcome().kind : Outcome::Kind::open);
}

QString Session::endingWords() const {
    if (!m_driver) return {};
    SavedTable table = m_table;
    set_outcome(table, m_driver->match().outcome());
    return ending_words(table);
}

QString Session::reasonWords() const {
    if (!view()) return {};
    return view()->end_words(m_match_table.playerNames());
}

QString Session::allScores() const {
    QStringList scores;
    for (ResultRow row : m_result.rows())
        if (!row.score.isEmpty())
            scores << m_match_table.playerName(row.player.seat) + u'\u00a0' +
                          row.score.replace(' ', u'\u00a0');
    return scores.join("\u00a0· ");
}

std::optional<Score> Session::score_at(int seat) const {
    const auto scores = m_driver->match().outcome().scores;
    if (static_cast<std::size_t>(seat) >= scores.size()) return {};
    return view()->score_of(scores[static_cast<std::size_t>(seat)]);
}

QString Session::words_of(const Score& score) const {
    return score_words(m_table.game.toStdString(), m_driver->match().options(), score);
}

QString Session::bestWords() const {
    if (m_ended.id.isEmpty() || m_replayer || !m_ended.best || m_match_table.people() != 1) return {};
    const GameResult result = game_result();
    if (result.can_be_best() && m_ended.best < result.score) return tr("New record!");
    if (m_table.daily.isValid()) return {}; // challengeWords has it
    return tr("Your best: %1").arg(words_of(*m_ended.best));
}

QStringList Session::challengeWords() const {
    if (!m_table.daily.isValid() || m_ended.id.isEmpty() || m_replayer) return {};
    const Preset* preset = find_preset(find_game(m_table.game.toStdString()), m_table.preset);
    if (!preset) return {};
    QStringList words{challenge_title(m_table.daily), translated(m_table.game.toStdString(), preset->blurb)};
    if (const auto best = m_records.daily(m_table.daily, m_table.game, m_table.preset).best)
        words << tr("Your best in this challenge: %1").arg(words_of(*best));
    return words;
}

}
