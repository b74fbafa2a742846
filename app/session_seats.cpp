// Who plays at the session's table, and with what.
#include "session.h"
#include "store/settings.h"
#include "words.h"

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

}
