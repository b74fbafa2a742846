#include "match_table.h"

#include "games/game_views.h"
#include "players.h"

#include <algorithm>

namespace trapbox {

namespace {

MatchTable::Seating seating_of(const QString& saved) {
    if (saved == "facing") return MatchTable::Seating::Facing;
    if (saved == "turning") return MatchTable::Seating::Turning;
    if (saved == "passing") return MatchTable::Seating::Passing;
    return MatchTable::Seating::Side;
}

const SavedPlayer* player_at(const SavedTable& table, int seat) {
    const auto found = std::find_if(table.players.begin(), table.players.end(),
                                    [seat](const SavedPlayer& player) { return player.seat == seat; });
    return found == table.players.end() ? nullptr : &*found;
}

}

MatchTable::MatchTable(QObject* parent) : QObject(parent) {
    connect(this, &MatchTable::changed, this, &MatchTable::textChanged);
}

void MatchTable::set(const SavedTable& table, MatchDriver* driver, Mode mode) {
    m_table = table;
    m_driver = driver;
    m_mode = mode;
    m_seating = seating_of(table.seating);
    emit changed();
}

int MatchTable::nearSeat() const {
    const auto person = std::find_if(m_table.players.begin(), m_table.players.end(),
                                     [](const SavedPlayer& player) { return !player.bot; });
    return person == m_table.players.end() ? 0 : person->seat;
}

int MatchTable::people() const {
    return static_cast<int>(std::count_if(m_table.players.begin(), m_table.players.end(),
                                          [](const SavedPlayer& player) { return !player.bot; }));
}

QString MatchTable::playerName(int seat) const {
    if (m_mode == Mode::Solving) return isBot(seat) ? tr("Opponent") : tr("You");
    return shown_name(m_table.players, seat);
}

QStringList MatchTable::playerNames() const {
    QStringList names;
    for (int seat = 0; seat < seats(); ++seat)
        names << playerName(seat);
    return names;
}

QString MatchTable::seatArt(int seat) const {
    return m_driver && seat >= 0 ? seat_art(m_table.game.toStdString(), m_driver->match().options(), seat)
                                 : QString();
}

int MatchTable::botLevel(int seat) const {
    const SavedPlayer* player = player_at(m_table, seat);
    return player && player->bot ? player->level : 0;
}

bool MatchTable::isBot(int seat) const {
    const SavedPlayer* player = player_at(m_table, seat);
    return player && player->bot;
}

}
