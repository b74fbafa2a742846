// An independent, simple and slow move generator: an 8 × 8 board of letters, one square after another. Shares
// no code with the engine's generator, so that they can check each other.
#pragma once

#include <set>
#include <string>

namespace trapbox::trapdoor_checkers::tests {

class PlainBoard {
  public:
    // The signs: w W b B, O open door, . empty; rows from 8 down.
    PlainBoard(std::string signs, bool continental, bool white_to_move)
        : m_signs(std::move(signs)), m_continental(continental), m_white(white_to_move) {}

    // As written, "15x24x31".
    std::set<std::string> moves();
    // The board after each move, for boards without doors.
    std::set<std::string> positions();

  private:
    struct At {
        int row, column;
    };
    char& sign(At at) { return m_signs[static_cast<std::size_t>(at.row * 8 + at.column)]; }
    static bool inside(At at) { return at.row >= 0 && at.row < 8 && at.column >= 0 && at.column < 8; }
    static std::string number(At at) { return std::to_string(at.row * 4 + at.column / 2 + 1); }
    static At place(int number) {
        const int row = (number - 1) / 4;
        return {row, 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0)}; // b8 is 1, a7 is 5
    }
    bool free(At at) { return inside(at) && (sign(at) == '.' || sign(at) == 'O'); }
    bool own(At at) {
        return inside(at) &&
               (m_white ? sign(at) == 'w' || sign(at) == 'W' : sign(at) == 'b' || sign(at) == 'B');
    }
    bool enemy(At at) {
        return inside(at) &&
               (m_white ? sign(at) == 'b' || sign(at) == 'B' : sign(at) == 'w' || sign(at) == 'W');
    }
    bool forward(int rows) const { return m_white ? rows < 0 : rows > 0; }
    bool crowns(At at) const { return at.row == (m_white ? 0 : 7); }

    void steps(At from, bool king, std::set<std::string>& found);
    bool jumps(At at, bool king, const std::string& so_far, std::size_t taken);
    std::string after(const std::string& move);

    std::string m_signs;
    bool m_continental;
    bool m_white;
    std::size_t m_most = 0;
    std::set<std::string> m_captures;
};

}
