#include "trapdoor_checkers/plain_board.h"

#include <sstream>
#include <utility>

namespace trapbox::trapdoor_checkers::tests {

std::set<std::string> PlainBoard::moves() {
    std::set<std::string> plain;
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column) {
            const At from{row, column};
            if (!own(from)) continue;
            const char piece = sign(from);
            const bool king = piece == 'W' || piece == 'B';
            steps(from, king, plain);
            sign(from) = '.'; // free while the piece is on its way
            jumps(from, king, number(from), 0);
            sign(from) = piece;
        }
    return m_captures.empty() ? plain : m_captures;
}

std::set<std::string> PlainBoard::positions() {
    std::set<std::string> found;
    for (const std::string& move : moves())
        found.insert(after(move));
    return found;
}

std::string PlainBoard::after(const std::string& move) {
    const std::string before = m_signs;
    std::istringstream words(move);
    int square = 0;
    char sign_between = 0;
    words >> square;
    At at = place(square);
    char piece = std::exchange(sign(at), '.');
    while (words >> sign_between >> square) {
        const At to = place(square);
        const At way{to.row > at.row ? 1 : -1, to.column > at.column ? 1 : -1};
        // Captures the pieces in between.
        for (; at.row != to.row; at = {at.row + way.row, at.column + way.column})
            sign(at) = '.';
    }
    if (crowns(at)) piece = m_white ? 'W' : 'B';
    sign(at) = piece;
    return std::exchange(m_signs, before);
}

void PlainBoard::steps(At from, bool king, std::set<std::string>& found) {
    for (const int rows : {-1, 1})
        for (const int columns : {-1, 1}) {
            if (!king && !forward(rows)) continue;
            const int reach = king && m_continental ? 7 : 1;
            At to{from.row + rows, from.column + columns};
            for (int i = 0; i < reach && free(to); ++i, to = {to.row + rows, to.column + columns})
                found.insert(number(from) + '-' + number(to));
        }
}

// Returns whether the piece could jump on. Captured pieces stay as 'x': neither empty nor an enemy.
bool PlainBoard::jumps(At at, bool king, const std::string& so_far, std::size_t taken) {
    bool any = false;
    for (const int rows : {-1, 1})
        for (const int columns : {-1, 1}) {
            if (!king && !m_continental && !forward(rows)) continue;
            const bool flies = king && m_continental;
            At over{at.row + rows, at.column + columns};
            while (flies && free(over))
                over = {over.row + rows, over.column + columns};
            if (!enemy(over)) continue;
            const char victim = sign(over);
            At to{over.row + rows, over.column + columns};
            if (!free(to)) continue;
            any = true;
            sign(over) = 'x';
            do {
                const std::string path = so_far + 'x' + number(to);
                const bool ends = sign(to) == 'O' || (!king && crowns(to));
                if (ends || !jumps(to, king, path, taken + 1)) {
                    if (m_continental && taken + 1 > m_most) m_captures.clear();
                    if (m_continental && taken + 1 > m_most) m_most = taken + 1;
                    if (!m_continental || taken + 1 == m_most) m_captures.insert(path);
                }
                to = {to.row + rows, to.column + columns};
            } while (flies && free(to));
            sign(over) = victim;
        }
    return any;
}

}
