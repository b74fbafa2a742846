// Two complete games: every decision of the rules is recomputed from the movements of fingers and bar.
#include "core/text.h"
#include "golden.h"
#include "test.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

using namespace trapbox;

namespace {

using Words = std::vector<std::string_view>;

// A score keeper that shares no code with the rules. It reads which pieces were touched, taken and passed,
// which jumped, and where the bar moved, and computes the calls that must follow. Supports only games with
// the values 5, 10 and 20 in which any piece may be taken.
class Pencil {
  public:
    explicit Pencil(int players) : m_players(static_cast<std::size_t>(players)) {
        for (const char size : {'s', 'm', 'l'})
            for (int i = 1; i <= 20; ++i)
                m_tray.insert(size + std::to_string(i));
    }

    void note(std::string_view line) {
        if (!m_due.empty()) {
            CHECK(line == m_due.front());
            m_due.pop_front();
            return;
        }
        const Words words = split_words(line);
        const std::string verb(words.at(0));
        const std::string piece(words.size() > 2 ? words[2] : "");
        CHECK(std::string(words.at(1)) == std::to_string(m_turn)); // only the player on turn acts
        CHECK_FALSE(m_over);
        if (verb == "touched") {
            CHECK(m_touched.empty()); // BT-3: one piece only
            CHECK(m_tray.count(piece) == 1);
            m_touched = piece;
        } else if (verb == "raised" || verb == "put_back") {
            CHECK(piece == m_touched);
        } else if (verb == "taken") {
            CHECK(piece == m_touched);
            CHECK(m_tray.erase(piece) == 1);
        } else if (verb == "jumped" || verb == "upended") {
            CHECK(m_tray.erase(piece) == 1);
        } else if (verb == "slipped") {
            // The bar's position at rest decides, not how far it moved before (BT-4).
        } else if (verb == "tripped") {
            CHECK_FALSE(m_tripped);
            m_tripped = true;
        } else if (verb == "bar_moved") {
            CHECK((std::stoi(piece) >= 6350) == m_tripped); // BT-4, BT-5: a marking is ¼ inch
            judge();
        } else if (verb == "passed") {
            CHECK_FALSE(all_passed_twice()); // BT-6
            ++on_turn().passes;
            next_turn();
        } else {
            FAIL_CHECK("called out of turn");
        }
    }
    bool done() const { return m_over && m_due.empty(); }

  private:
    struct Player {
        int points = 0;
        int penalties = 0;
        int trips = 0;
        int passes = 0; // consecutive
        int score() const { return points - penalties; }
    };
    Player& on_turn() { return m_players[m_turn]; }
    bool alone() const { return m_players.size() == 1; }
    bool all_passed_twice() const {
        return !alone() && std::all_of(m_players.begin(), m_players.end(),
                                       [](const Player& player) { return player.passes >= 2; });
    }
    void call(const std::string& verb, std::size_t seat, const std::string& rest = "") {
        m_due.push_back(verb + ' ' + std::to_string(seat) + rest);
    }

    void judge() {
        static const std::map<char, int> kValues{{'s', 5}, {'m', 10}, {'l', 20}}; // BT-2
        if (m_tripped) { // BT-5: the value of the largest, and the piece is lost
            ++on_turn().trips;
            on_turn().penalties += 20;
            m_tray.erase(m_touched);
            call("penalty", m_turn, ' ' + m_touched + " 20");
        } else { // BT-4
            const int value = kValues.at(m_touched.at(0));
            on_turn().points += value;
            call("safe", m_turn, ' ' + m_touched + ' ' + std::to_string(value));
        }
        const bool forced = all_passed_twice(); // BT-6
        for (Player& player : m_players)
            if (forced || &player == &on_turn()) player.passes = 0;
        next_turn();
    }

    void next_turn() {
        m_touched.clear();
        m_tripped = false;
        const bool lost = alone() && on_turn().trips > 3;   // BT-8
        m_over = lost || m_tray.size() <= m_players.size(); // BT-7
        if (m_over) return end(lost);
        m_turn = (m_turn + 1) % m_players.size();
        call("turn", m_turn, ' ' + std::to_string(++m_number));
        if (all_passed_twice()) call("must_pick", m_turn);
    }

    void end(bool lost) {
        int best = on_turn().score();
        for (const Player& player : m_players)
            best = std::max(best, player.score());
        std::string outcome = lost ? "lost" : "won";
        std::string scores = " scores";
        if (lost) call("lost", m_turn);
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            scores += ' ' + std::to_string(m_players[seat].score());
            if (lost || m_players[seat].score() < best) continue;
            call("won", seat, ' ' + std::to_string(best));
            outcome += ' ' + std::to_string(seat);
        }
        m_due.push_back(outcome + scores);
    }

    std::vector<Player> m_players;
    std::set<std::string> m_tray;
    std::size_t m_turn = 0;
    int m_number = 1;
    std::string m_touched;
    bool m_tripped = false;
    bool m_over = false;
    std::deque<std::string> m_due; // the calls that must come next
};

}

TEST_CASE("golden: an independent score keeper agrees with whole games of Booby-Trap", "[booby_trap]") {
    for (const auto& [name, players] : {std::pair{"regular_4", 4}, {"solitaire", 1}}) {
        const std::string text = tests::golden(std::string("booby_trap/") + name + ".events");
        REQUIRE_FALSE(text.empty());
        Pencil pencil(players);
        std::string_view rest = text;
        while (!rest.empty()) {
            auto line = take_line(rest);
            CAPTURE(name, line);
            if (!rest.empty()) take_word(line); // the tick; the last line, the outcome, has none
            line = trimmed(line);
            if (!line.starts_with('>')) pencil.note(line); // a command; its consequences follow
        }
        CHECK(pencil.done());
    }
}
