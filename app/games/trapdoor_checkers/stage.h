// What lies on the board as the players see it at this moment, which may be a little behind the rules: pieces
// as things that keep their identity while they move, doors, and the wheel. Knows how things look, not
// whether they may.
#pragma once

#include "trapdoor_checkers/view.h"

#include <array>
#include <optional>

namespace trapbox {

struct ShownPiece {
    // In the order of TrapdoorCheckersView::Standing.
    enum class Standing : std::uint8_t { standing, taken, falling, gone };
    trapdoor_checkers::Square square{};
    trapdoor_checkers::Side side = trapdoor_checkers::Side::black;
    bool king = false;
    Standing state = Standing::gone;
    int jumps = 0; // of the capture under way
};

class TrapdoorCheckersStage {
  public:
    using Square = trapdoor_checkers::Square;

    static constexpr std::size_t kPieces = 2 * trapdoor_checkers::kPiecesPerSide;

    // Everything as the rules have it now. Pieces that are where they should be stay the same pieces.
    void settle(const trapdoor_checkers::View& view);

    // The piece on that square, or null.
    ShownPiece* piece_on(Square square);
    const ShownPiece* piece_on(Square square) const;
    void clear_taken();
    void end_capture(Square at); // with the piece on that square

    bool is_open(Square door) const { return (m_open & trapdoor_checkers::bit(door)) != 0; }
    void set_open(Square door, bool open);
    trapdoor_checkers::SliderPosition position_of(std::size_t slider) const { return m_sliders[slider]; }
    void slide(trapdoor_checkers::Slide slide);
    // The slider follows a door that closes by itself (TC-10).
    void centre_slider_of(Square door);

    const std::array<ShownPiece, kPieces>& pieces() const { return m_pieces; }
    // Where the wheel came to rest, if it was spun.
    const std::optional<std::uint8_t>& section() const { return m_section; }
    void set_section(std::uint8_t section) { m_section = section; }

  private:
    std::array<ShownPiece, kPieces> m_pieces;
    trapdoor_checkers::Bitboard m_open = 0;
    std::array<trapdoor_checkers::SliderPosition, 4> m_sliders{};
    std::optional<std::uint8_t> m_section;
};

}
