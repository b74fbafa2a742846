#include "trapdoor_checkers/slow_puzzles.h"

#include "trapdoor_checkers/plain_board.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace trapbox::trapdoor_checkers::tests {

namespace {

struct Slider {
    Shown colour;
    std::string left, right;
};
const Slider kSliders[] = {
    {Shown::green, "c3", "g3"},
    {Shown::orange, "b4", "f4"},
    {Shown::orange, "c5", "g5"},
    {Shown::green, "b6", "f6"},
};

// The index on the plain board, whose rows are listed from 8 down.
std::size_t place_named(const std::string& name) {
    return static_cast<std::size_t>(('8' - name.at(1)) * 8 + name.at(0) - 'a');
}
std::size_t place_numbered(int number) {
    const int row = (number - 1) / 4;
    return static_cast<std::size_t>(row * 8 + 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0));
}

struct Node {
    std::string signs = std::string(64, '.');
    bool white = false; // to move
    std::size_t spins = 0;
    int left = 0; // turns of both sides
    bool king_dropped = false;
};

class Solver {
  public:
    explicit Solver(const SlowPuzzle& puzzle) : m_puzzle(puzzle) {
        std::istringstream words(puzzle.goal);
        words >> m_kind;
        if (m_kind == "men") words >> m_men;
        std::string in;
        int turns = 0;
        words >> in >> turns;
        m_start = read();
        m_start.left = 2 * turns;
        m_white = m_start.white;
        m_balance = balance(m_start);
    }

    int count() const {
        std::set<std::string> found;
        for (const Node& node : turns(m_start))
            if (reaches(node)) found.insert(node.signs);
        return static_cast<int>(found.size());
    }

  private:
    Node read() const {
        Node node;
        std::istringstream words(m_puzzle.position);
        std::string fen;
        std::string doors;
        words >> fen >> doors;
        node.white = fen.at(0) == 'W';
        std::istringstream sides(fen.substr(2));
        for (std::string side; std::getline(sides, side, ':');) {
            std::istringstream pieces(side.substr(1));
            for (std::string piece; std::getline(pieces, piece, ',');) {
                const bool king = piece.at(0) == 'K';
                const int number = std::atoi(piece.c_str() + (king ? 1 : 0));
                const char man = side.at(0) == 'W' ? 'w' : 'b';
                node.signs.at(place_numbered(number)) = king ? static_cast<char>(man - 'a' + 'A') : man;
            }
        }
        if (!doors.empty()) {
            std::istringstream names(doors.substr(doors.find('=') + 1));
            for (std::string name; std::getline(names, name, ',');)
                node.signs.at(place_named(name)) = 'O';
        }
        return node;
    }

    static int pieces(const Node& node, bool white) {
        return static_cast<int>(std::count_if(node.signs.begin(), node.signs.end(), [&](char sign) {
            return white ? sign == 'w' || sign == 'W' : sign == 'b' || sign == 'B';
        }));
    }
    int balance(const Node& node) const { return pieces(node, m_white) - pieces(node, !m_white); }

    // Whether the piece that falls is a king of the defending side.
    bool is_target(char sign) const { return sign == (m_white ? 'B' : 'W'); }

    std::vector<Node> turns(const Node& node) const {
        const auto moves = PlainBoard(node.signs, m_puzzle.continental, node.white).moves();
        const bool captures = !moves.empty() && moves.begin()->find('x') != std::string::npos;
        std::vector<Node> found;
        Node next = node;
        next.white = !node.white;
        --next.left;
        if (!captures) {
            const Shown shown = m_puzzle.wheel.at(next.spins++);
            if (shown != Shown::piece) return slides(next, shown);
        }
        for (const std::string& move : moves)
            found.push_back(moved(next, move));
        return found;
    }

    std::vector<Node> slides(const Node& next, Shown shown) const {
        std::vector<Node> found;
        for (const Slider& slider : kSliders) {
            if (slider.colour != shown) continue;
            const auto left = place_named(slider.left);
            const auto right = place_named(slider.right);
            if (next.signs[left] == 'O' || next.signs[right] == 'O') { // back to the centre
                Node closed = next;
                closed.signs[closed.signs[left] == 'O' ? left : right] = '.';
                found.push_back(closed);
                continue;
            }
            for (const auto door : {left, right}) {
                Node opened = next;
                opened.king_dropped = opened.king_dropped || is_target(opened.signs[door]);
                opened.signs[door] = 'O';
                found.push_back(opened);
            }
        }
        return found;
    }

    Node moved(Node next, const std::string& move) const {
        std::istringstream words(move);
        int number = 0;
        char mark = 0;
        words >> number;
        auto at = place_numbered(number);
        char piece = next.signs[at];
        next.signs[at] = '.';
        while (words >> mark >> number) {
            const auto to = place_numbered(number);
            const int rows = to / 8 > at / 8 ? 1 : -1;
            const int columns = to % 8 > at % 8 ? 1 : -1;
            for (; at != to; at = static_cast<std::size_t>(static_cast<int>(at) + 8 * rows + columns))
                if (next.signs[at] != 'O') next.signs[at] = '.';
        }
        if (next.signs[at] == 'O') {
            next.king_dropped = next.king_dropped || is_target(piece);
            return next;
        }
        if (piece == 'w' && at / 8 == 0) piece = 'W';
        if (piece == 'b' && at / 8 == 7) piece = 'B';
        next.signs[at] = piece;
        return next;
    }

    bool reaches(const Node& node) const {
        if (m_kind == "drop_king" && node.king_dropped) return true;
        // A side without pieces, or without a movable piece, has lost. The side that captured the last piece
        // has won even if the capturing piece fell.
        const bool mover_lost = pieces(node, node.white) == 0 ||
                                (pieces(node, !node.white) > 0 &&
                                 PlainBoard(node.signs, m_puzzle.continental, node.white).moves().empty());
        const bool waiter_lost = !mover_lost && pieces(node, !node.white) == 0;
        if (mover_lost || waiter_lost) {
            const bool white_won = mover_lost ? !node.white : node.white;
            return m_kind != "drop_king" && white_won == m_white;
        }
        if (node.left == 0) return m_kind == "men" && balance(node) - m_balance >= m_men;
        const auto next = turns(node);
        const auto reached = [&](const Node& then) { return reaches(then); };
        return node.white == m_white ? std::any_of(next.begin(), next.end(), reached)
                                     : std::all_of(next.begin(), next.end(), reached);
    }

    const SlowPuzzle& m_puzzle;
    std::string m_kind;
    int m_men = 0;
    Node m_start;
    bool m_white = false;
    int m_balance = 0;
};

}

int count_solutions(const SlowPuzzle& puzzle) { return Solver(puzzle).count(); }

}
