#include "games/trapdoor_checkers/choice.h"

#include <algorithm>

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

// How many squares of the move are used up when it first lands on that square; 0 when it never does.
std::size_t squares_until(const Path& path, std::size_t from, Square to) {
    for (std::size_t i = from; i < path.length; ++i)
        if (path.squares[i] == to) return i + 1;
    return 0;
}

// What the first squares of the move take, in no order.
std::vector<Square> taken_by(const View::LegalMove& move, std::size_t squares) {
    std::vector<Square> taken(move.captured.begin(),
                              move.captured.begin() +
                                  static_cast<std::ptrdiff_t>(std::min(squares - 1, move.captured.size())));
    std::sort(taken.begin(), taken.end());
    return taken;
}

}

bool TrapdoorCheckersChoice::begin(const View& view, Square from) {
    clear();
    m_path.push(from);
    if (ways(view).empty()) clear();
    return !empty();
}

std::vector<const View::LegalMove*> TrapdoorCheckersChoice::ways(const View& view) const {
    std::vector<const View::LegalMove*> found;
    if (empty()) return found;
    for (const View::LegalMove& move : view.moves)
        if (move.path.length >= m_path.length && std::equal(m_path.begin(), m_path.end(), move.path.begin()))
            found.push_back(&move);
    return found;
}

TrapdoorCheckersChoice::Step TrapdoorCheckersChoice::go(const View& view, Square to) {
    const View::LegalMove* nearest = nullptr;
    std::size_t least = 0;
    bool clear = true;
    for (const View::LegalMove* move : ways(view)) {
        const std::size_t squares = squares_until(move->path, m_path.length, to);
        if (squares == 0 || (nearest && squares > least)) continue;
        // Two ways to the same end are one where they take the same pieces.
        clear =
            !nearest || squares < least || (clear && taken_by(*move, squares) == taken_by(*nearest, squares));
        if (nearest && squares == least) continue;
        nearest = move;
        least = squares;
    }
    if (!nearest) return Step::refused;
    if (!clear) return Step::unclear;
    while (m_path.length < least)
        m_path.push(nearest->path.squares[m_path.length]);
    return m_path.length == nearest->path.length ? Step::whole : Step::partly;
}

}
