// Two complete games, one per rulebook: every event is recomputed on a plain board.
#include "core/text.h"
#include "golden.h"
#include "test.h"
#include "trapdoor_checkers/plain_board.h"

#include <map>

using namespace trapbox;
using trapdoor_checkers::tests::PlainBoard;

namespace {

using Lines = std::vector<std::string>;

struct Slider {
    std::string colour, left, right;
};
const std::map<std::string, Slider> kSliders{{"g3", {"green", "c3", "g3"}},
                                             {"g6", {"green", "b6", "f6"}},
                                             {"o4", {"orange", "b4", "f4"}},
                                             {"o5", {"orange", "c5", "g5"}}};

// A referee that uses a board of letters. Given the commands and spins, it returns the expected events, or
// "illegal". Shares no code with the rules. Does not support doors that close after use, the wheel of eight
// sections, or draws.
class Referee {
  public:
    explicit Referee(bool continental) : m_continental(continental), m_white(continental) {} // TC-8, TC-9

    Lines spun(std::string_view face) {
        if (!m_face.empty() || can_capture()) return {"illegal"}; // TC-3
        m_face = face;
        return {};
    }

    Lines moved(const std::string& move) {
        if (legal().count(move) == 0 || !(can_capture() || m_face == "piece")) return {"illegal"};
        std::vector<std::string> squares;
        std::string number;
        for (const char sign : move + '-') {
            if (sign != 'x' && sign != '-') {
                number += sign;
                continue;
            }
            squares.push_back(square_numbered(std::stoi(number)));
            number.clear();
        }
        const char piece = std::exchange(at(squares.front()), '.');
        tell("moved " + name(piece) + ' ' + move);
        bool quiet = piece == 'W' || piece == 'B'; // TC-14
        for (std::size_t i = 1; i < squares.size(); ++i)
            for (const auto& passed : between(squares[i - 1], squares[i]))
                if (at(passed) != '.' && at(passed) != 'O') {
                    tell("captured " + name(at(passed)) + ' ' + passed);
                    at(passed) = '.';
                    quiet = false;
                }
        const auto& to = squares.back();
        const char king = m_white ? 'W' : 'B';
        if (at(to) == 'O') { // TC-5
            tell("fell " + name(piece) + ' ' + to);
            quiet = false;
        } else if (to[1] == (m_white ? '8' : '1') && piece != king) { // TC-7
            tell("crowned " + colour(m_white) + ' ' + to);
            at(to) = king;
        } else {
            at(to) = piece;
        }
        return ended(quiet);
    }

    Lines slid(const std::string& name_of_slider, const std::string& way) {
        const Slider& slider = kSliders.at(name_of_slider);
        if (m_face != slider.colour) return {"illegal"}; // TC-4
        const auto& door = way == "left" ? slider.left : slider.right;
        const auto& opposite = way == "left" ? slider.right : slider.left;
        if (at(door) == 'O') return {"illegal"}; // TC-2: already at that end
        tell("slid " + colour(m_white) + ' ' + name_of_slider + ' ' + way);
        bool quiet = true;
        if (at(opposite) == 'O') { // TC-2: back to the centre
            at(opposite) = '.';
            tell("door_closed " + opposite);
        } else {
            tell("door_opened " + door);
            if (at(door) != '.') { // TC-5
                tell("fell " + name(at(door)) + ' ' + door);
                quiet = false;
            }
            at(door) = 'O';
        }
        return ended(quiet);
    }

    // "won 1": by seat; the side that starts has the first seat.
    const std::string& outcome() const { return m_outcome; }

  private:
    void tell(const std::string& line) { m_events.push_back(line); }
    static std::string colour(bool white) { return white ? "white" : "black"; }
    static std::string name(char piece) {
        return colour(piece == 'w' || piece == 'W') + (piece == 'W' || piece == 'B' ? " king" : " man");
    }
    // TC: 1 = b8, 4 = h8, 5 = a7, … 32 = g1.
    static std::string square_numbered(int number) {
        const int row = (number - 1) / 4;
        const int column = 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0);
        return {static_cast<char>('a' + column), static_cast<char>('8' - row)};
    }
    static Lines between(const std::string& from, const std::string& to) {
        Lines squares;
        for (std::string at = from; at != to;) {
            at[0] = static_cast<char>(at[0] + (to[0] > at[0] ? 1 : -1));
            at[1] = static_cast<char>(at[1] + (to[1] > at[1] ? 1 : -1));
            if (at != to) squares.push_back(at);
        }
        return squares;
    }
    char& at(const std::string& square) {
        return m_signs[static_cast<std::size_t>(('8' - square[1]) * 8 + (square[0] - 'a'))];
    }
    std::set<std::string> legal() const { return PlainBoard(m_signs, m_continental, m_white).moves(); }
    bool can_capture() const {
        const auto moves = legal();
        return !moves.empty() && moves.begin()->find('x') != std::string::npos;
    }
    bool has_pieces(bool white) const {
        return m_signs.find_first_of(white ? "wW" : "bB") != std::string::npos;
    }

    Lines ended(bool quiet) {
        m_white = !m_white;
        m_face.clear();
        m_quiet = quiet ? m_quiet + 1 : 0;
        const auto won = [&](bool white, const std::string& why) {
            tell("won " + colour(white) + ' ' + why);
            m_outcome = white == m_continental ? "won 0" : "won 1";
        };
        // TC-6. Capturing the last piece wins, even if the capturing piece falls.
        if (!has_pieces(m_white)) {
            won(!m_white, "no_pieces");
        } else if (!has_pieces(!m_white)) {
            won(m_white, "no_pieces");
        } else if (legal().empty()) {
            won(!m_white, "no_moves");
        } else if (m_quiet == 80) { // TC-14
            tell("drawn quiet");
            m_outcome = "drawn";
        } else {
            tell("turn " + colour(m_white));
        }
        return std::exchange(m_events, {});
    }

    std::string m_signs = ".b.b.b.b"
                          "b.b.b.b."
                          ".b.b.b.b"
                          "........"
                          "........"
                          "w.w.w.w."
                          ".w.w.w.w"
                          "w.w.w.w.";
    bool m_continental;
    bool m_white;
    std::string m_face; // the result of this turn's spin
    int m_quiet = 0;
    Lines m_events; // of the current command
    std::string m_outcome;
};

}

TEST_CASE("golden: whole games of checkers agree with an independent plain board", "[trapdoor_checkers]") {
    for (const auto& [name, continental] : {std::pair{"trapdoor_checkers", false}, {"dames_et_trap", true}}) {
        const std::string text = tests::golden(std::string("trapdoor_checkers/") + name + ".events");
        REQUIRE_FALSE(text.empty());
        Referee referee(continental);
        Lines due;
        std::string_view rest = text;
        while (!rest.empty()) {
            auto line = take_line(rest);
            CAPTURE(name, line);
            if (rest.empty()) {
                CHECK(line == referee.outcome());
                break;
            }
            take_word(line); // the tick
            const auto words = split_words(line);
            if (words.at(0) == "spun") {
                // TC-12: green and orange have one section of the six each.
                const auto face = words.at(2) == "green" ? "2" : words.at(2) == "orange" ? "5" : "0134";
                CHECK(std::string_view(face).find(words.at(3)) != std::string_view::npos);
                CHECK(referee.spun(words.at(2)).empty());
            } else if (words.at(0) != ">") {
                REQUIRE_FALSE(due.empty());
                CHECK(trimmed(line) == due.front());
                due.erase(due.begin());
            } else {
                CHECK(due.empty()); // all events have occurred
                CHECK(referee.outcome().empty());
                if (words.at(1) == "slide")
                    due = referee.slid(std::string(words.at(2)), std::string(words.at(3)));
                else if (words.at(1) != "spin")
                    due = referee.moved(std::string(words.at(1)));
            }
        }
        CHECK(due.empty());
    }
}
