#include "games/trapdoor_checkers/stage.h"

#include <algorithm>

namespace trapbox {

using namespace trapdoor_checkers;

using Standing = ShownPiece::Standing;

void TrapdoorCheckersStage::settle(const View& view) {
    std::array<bool, kSquares> done{};
    const auto fits = [&](const ShownPiece& piece) {
        const View::Cell& cell = view.cells[piece.square.index];
        return piece.state == Standing::standing && cell.occupied && cell.side == piece.side &&
               !done[piece.square.index];
    };
    for (ShownPiece& piece : m_pieces) {
        piece.jumps = 0;
        if (fits(piece)) {
            piece.king = view.cells[piece.square.index].king;
            done[piece.square.index] = true;
        } else {
            piece.state = Standing::gone;
        }
    }
    // What was taken back, or set up anew: pieces of that side come back from where they last were. There are
    // never more than twelve of a side, and their rows are theirs for good once the first position is set.
    for (std::uint8_t i = 0; i < kSquares; ++i) {
        const View::Cell& cell = view.cells[i];
        if (!cell.occupied || done[i]) continue;
        const auto unused = [](const ShownPiece& piece) { return piece.state == Standing::gone; };
        const auto own = std::find_if(m_pieces.begin(), m_pieces.end(), [&](const ShownPiece& piece) {
            return unused(piece) && piece.side == cell.side;
        });
        const auto found =
            own != m_pieces.end() ? own : std::find_if(m_pieces.begin(), m_pieces.end(), unused);
        *found = {{i}, cell.side, cell.king, Standing::standing};
    }
    m_open = view.position().doors;
    for (std::size_t i = 0; i < m_sliders.size(); ++i)
        m_sliders[i] = view.sliders[i].position;
    m_section = view.section;
    if (!m_section && view.shown) // a position may say what it shows, without a spin
        m_section = static_cast<std::uint8_t>(std::find(view.wheel.begin(), view.wheel.end(), *view.shown) -
                                              view.wheel.begin());
}

ShownPiece* TrapdoorCheckersStage::piece_on(Square square) {
    const auto found = std::find_if(m_pieces.begin(), m_pieces.end(), [square](const ShownPiece& piece) {
        return piece.square == square &&
               (piece.state == Standing::standing || piece.state == Standing::taken);
    });
    return found == m_pieces.end() ? nullptr : &*found;
}

const ShownPiece* TrapdoorCheckersStage::piece_on(Square square) const {
    return const_cast<TrapdoorCheckersStage*>(this)->piece_on(square);
}

void TrapdoorCheckersStage::clear_taken() {
    for (ShownPiece& piece : m_pieces)
        if (piece.state == Standing::taken) piece.state = Standing::gone;
}

void TrapdoorCheckersStage::end_capture(Square at) {
    clear_taken();
    if (ShownPiece* piece = piece_on(at)) piece->jumps = 0;
}

void TrapdoorCheckersStage::set_open(Square door, bool open) {
    m_open = open ? m_open | bit(door) : m_open & ~bit(door);
}

void TrapdoorCheckersStage::slide(Slide slide) {
    SliderPosition& at = m_sliders[slide.slider];
    at = static_cast<SliderPosition>(static_cast<int>(at) + (slide.right ? 1 : -1));
}

void TrapdoorCheckersStage::centre_slider_of(Square door) {
    for (std::size_t i = 0; i < kSliders.size(); ++i)
        if (kSliders[i].left == door || kSliders[i].right == door) m_sliders[i] = SliderPosition::centre;
}

}
