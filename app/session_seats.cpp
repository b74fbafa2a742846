// Who plays at the session's table, and with what.
#include "games/game_views.h"
#include "players.h"
#include "session.h"
#include "store/settings.h"
#include "words.h"

#include <algorithm>

namespace trapbox {

namespace {

constexpr int kFirstBot = 2; // of five levels: beaten after a few games

}

QString Session::title() const { return full_title(find_game(m_table.game.toStdString()), m_table.preset); }

void Session::recall(MatchSetup* setup) {
    setup->setBot(1, kFirstBot); // whoever has had nobody to play with has someone
    if (const auto last = m_settings.last_setup(setup->game()))
        setup->recall(last->preset, last->options, last->players, m_settings.seating());
}

int Session::nearSeat() const {
    for (const SavedPlayer& player : m_table.players)
        if (!player.bot) return player.seat;
    return 0;
}

int Session::people() const {
    return static_cast<int>(std::count_if(m_table.players.begin(), m_table.players.end(),
                                          [](const SavedPlayer& player) { return !player.bot; }));
}

const SavedPlayer* Session::player_at(int seat) const {
    for (const SavedPlayer& player : m_table.players)
        if (player.seat == seat) return &player;
    return nullptr;
}

QString Session::playerName(int seat) const { return shown_name(m_table.players, seat); }

QStringList Session::playerNames() const {
    QStringList names;
    for (int seat = 0; seat < seats(); ++seat)
        names << playerName(seat);
    return names;
}

QString Session::seatArt(int seat) const {
    return m_driver && seat >= 0 ? seat_art(m_table.game.toStdString(), m_driver->match().options(), seat)
                                 : QString();
}

bool Session::isBot(int seat) const {
    const SavedPlayer* player = player_at(seat);
    return player && player->bot;
}

}
