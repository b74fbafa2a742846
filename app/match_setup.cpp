#include "match_setup.h"

#include "games/game_views.h"
#include "players.h"
#include "store/settings.h"
#include "translated.h"

#include <algorithm>

namespace trapbox {

namespace {

constexpr int kFirstBot = 2; // of five levels: a newcomer beats it after a few games

MatchSetup::OptionKind kind_of(OptionSpec::Kind kind) {
    switch (kind) {
    case OptionSpec::Kind::toggle: return MatchSetup::OptionKind::OnOff;
    case OptionSpec::Kind::choice: return MatchSetup::OptionKind::Choice;
    case OptionSpec::Kind::number: break;
    }
    return MatchSetup::OptionKind::Number;
}

}

MatchSetup::MatchSetup(QObject* parent)
    : QObject(parent),
      m_presets({
          {"key", [](const Preset& preset) { return to_qstring(preset.key); }},
          {"title", [this](const Preset& preset) { return translated(m_game->info().key, preset.title); }},
          {"blurb", [this](const Preset& preset) { return translated(m_game->info().key, preset.blurb); }},
      }),
      m_options({
          {"key", [](const OptionRow& row) { return to_qstring(row.spec.key); }},
          {"kind", [](const OptionRow& row) { return static_cast<int>(kind_of(row.spec.kind)); }},
          {"label", [this](const OptionRow& row) { return translated(m_game->info().key, row.spec.label); }},
          {"help", [this](const OptionRow& row) { return translated(m_game->info().key, row.spec.help); }},
          {"value", [](const OptionRow& row) { return row.value; }},
          // At least two: there are variants for one player.
          {"min", [](const OptionRow& row) { return row.spec.key == kPlayersOption ? 2 : row.spec.min; }},
          {"max", [](const OptionRow& row) { return row.spec.max; }},
          {"choices",
           [this](const OptionRow& row) {
               QStringList labels;
               for (const Choice& choice : row.spec.choices)
                   labels << translated(m_game->info().key, choice.label);
               return labels;
           }},
          {"howMany", [](const OptionRow& row) { return row.spec.key == kPlayersOption; }},
          {"shown", [this](const OptionRow& row) { return shown(row); }},
      }),
      m_players(
          player_roles([this](int seat) { return shown_name(m_players.rows(), seat); },
                       [this](int seat) { return seat_art(m_game->info().key, m_options_text, seat); })) {}

QString MatchSetup::game() const { return m_game ? to_qstring(m_game->info().key) : QString(); }

void MatchSetup::setGame(const QString& key) {
    const CatalogEntry* found = find_game(key.toStdString());
    if (!found || found == m_game) return;
    m_game = found;
    const auto presets = m_game->info().presets;
    m_presets.set_rows({presets.begin(), presets.end()});
    setPreset(to_qstring(presets.front().key));
    emit gameChanged();
}

QString MatchSetup::title() const { return game_title(m_game); }

void MatchSetup::setPreset(const QString& key) {
    const Preset* preset = find_preset(m_game, key);
    if (!preset) return;
    m_preset = key;
    set_options_text(std::string(preset->options));
}

QString MatchSetup::presetBlurb() const {
    const Preset* preset = find_preset(m_game, m_preset);
    return preset ? translated(m_game->info().key, preset->blurb) : QString();
}

// Options that define the variant are hidden. The number of players is shown except in variants for one.
bool MatchSetup::shown(const OptionRow& row) const {
    const auto presets = m_game->info().presets;
    const std::string setting = ' ' + std::string(row.spec.key) + '=';
    const auto sets = [&](const Preset& preset) {
        return (' ' + std::string(preset.options)).find(setting) != std::string::npos;
    };
    if (!row.relevant) return false;
    if (row.spec.key != kPlayersOption) return std::none_of(presets.begin(), presets.end(), sets);
    const Preset* preset = find_preset(m_game, m_preset);
    return preset && m_game->seats(preset->options) > 1;
}

void MatchSetup::set_options_text(std::string text) {
    auto rows = m_game->option_rows(text);
    if (!rows) return;
    m_options_text = std::move(text);
    m_options.set_rows(std::move(*rows));
    seat_players();
    emit changed();
}

void MatchSetup::setOption(const QString& key, int value) {
    for (const OptionRow& row : m_options.rows()) {
        if (to_qstring(row.spec.key) != key || value < row.spec.min || value > row.spec.max) continue;
        // The last value of a key counts. Remove older ones, so that the text does not grow.
        std::string text;
        for (const OptionRow& kept : m_options.rows())
            text += std::string(kept.spec.key) + '=' +
                    option_text(kept.spec, kept.spec.key == row.spec.key ? value : kept.value) + ' ';
        return set_options_text(std::move(text));
    }
}

void MatchSetup::seat_players() {
    const int seats = m_game->seats(m_options_text);
    for (int seat = static_cast<int>(m_remembered.size()); seat < seats; ++seat)
        m_remembered.push_back({.name = {}, .seat = seat});
    std::vector<SavedPlayer> players(m_remembered.begin(), m_remembered.begin() + seats);
    if (seats == 1) players[0].bot = false; // a single player is a person
    m_players.set_rows(std::move(players));
}

void MatchSetup::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= seats()) return;
    m_remembered[static_cast<std::size_t>(seat)].name = clean_name(name);
    seat_players();
}

void MatchSetup::setBot(int seat, int level) {
    if (seat < 0 || seat >= seats() || level < 0 || level > kBotLevels) return;
    auto& player = m_remembered[static_cast<std::size_t>(seat)];
    player.bot = level > 0;
    if (level > 0) player.level = level;
    seat_players();
    emit changed();
}

// Seating matters only if two or more people share the device.
QStringList MatchSetup::seatings() const {
    const auto& players = m_players.rows();
    const auto people =
        std::count_if(players.begin(), players.end(), [](const SavedPlayer& player) { return !player.bot; });
    if (people < 2) return {"side"};
    if (players.size() > 2 || (m_game && m_game->info().one_sided)) return {"passing", "side"};
    // Both play at the same time, so the device can't be passed.
    if (m_game && m_game->info().simultaneous) return {"facing"};
    return {"facing", "turning", "side", "passing"};
}

QList<QString> MatchSetup::seatingText() const {
    QStringList texts;
    for (const QString& seating : seatings())
        texts << (seating == "facing"    ? tr("Facing each other")
                  : seating == "turning" ? tr("Facing each other, board turns")
                  : seating == "passing" ? tr("Pass and play")
                                         : tr("Side by side"));
    return texts;
}

QString MatchSetup::seating() const {
    const QStringList possible = seatings();
    return possible.contains(m_seating) ? m_seating : possible.value(0);
}

void MatchSetup::setSeating(const QString& seating) {
    if (seating == m_seating || !seatings().contains(seating)) return;
    m_seating = seating;
    emit changed();
}

void MatchSetup::recall(const QString& preset, const QString& options,
                        const std::vector<SavedPlayer>& players, const QString& seating) {
    if (!m_game) return;
    if (!seating.isEmpty()) m_seating = seating;
    for (std::size_t i = 0; i < players.size() && i < kMaxSeats; ++i) {
        if (m_remembered.size() <= i) m_remembered.emplace_back();
        m_remembered[i] = players[i];
        m_remembered[i].seat = static_cast<int>(i);
    }
    setPreset(preset);
    const auto rows = m_game->option_rows(options.toStdString());
    if (!rows) return;
    for (const OptionRow& row : *rows)
        if (shown(row)) setOption(to_qstring(row.spec.key), row.value);
}

void MatchSetup::recall_from(const Settings& settings) {
    setBot(1, kFirstBot);
    if (const auto last = settings.last_setup(game()))
        recall(last->preset, last->options, last->players, settings.seating());
}

void MatchSetup::remember_in(Settings& settings) const {
    settings.set_last_setup(game(), {m_preset, QString::fromStdString(m_options_text), m_remembered});
    if (seatings().size() > 1) settings.set_seating(seating());
}

SavedTable MatchSetup::table() const {
    SavedTable table;
    table.game = game();
    table.preset = m_preset;
    table.players = m_players.rows();
    table.seating = seating();
    table.started = table.last_played = QDateTime::currentDateTimeUtc();
    return table;
}

}
