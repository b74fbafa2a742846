#include "trapdoor_checkers/view.h"

#include "trapdoor_checkers/judge.h"

namespace trapbox::trapdoor_checkers {

namespace {

View::Cell cell_of(const State& state, const LegalNow& legal, Square square) {
    const Position& position = state.position;
    const Bitboard at = bit(square);
    View::Cell cell;
    cell.occupied = (position.occupied() & at) != 0;
    cell.side = (position.of(Side::white) & at) != 0 ? Side::white : Side::black;
    cell.king = (position.kings & at) != 0;
    cell.door = state.options.trapdoors && (kDoors & at) != 0;
    cell.open = (position.doors & at) != 0;
    cell.refusal = judge_piece(state, legal, square).refusal();
    return cell;
}

View::SliderView slider_view(const State& state, Phase phase, std::uint8_t index) {
    const Verdict left = judge_slide(state, phase, {index, false});
    const Verdict right = judge_slide(state, phase, {index, true});
    const bool stuck = !left.accepted() && !right.accepted();
    return {.slider = kSliders[index],
            .position = position_of(kSliders[index], state.position.doors),
            .can_go_left = left.accepted(),
            .can_go_right = right.accepted(),
            .refusal = stuck ? left.refusal() : nullptr};
}

View::LegalMove legal_move(const State& state, const Move& move) {
    const Bitboard to = bit(move.path.to());
    const bool king = (state.position.kings & bit(move.path.from())) != 0;
    View::LegalMove legal;
    legal.path = move.path;
    legal.captured = captured_in_order(move);
    legal.falls = (state.position.doors & to) != 0;
    legal.crowns = !king && !legal.falls && (crown_row(state.turn) & to) != 0;
    legal.command = {.kind = Command::Kind::move, .path = move.path, .capture = move.captures()};
    return legal;
}

View::LegalSlide legal_slide(const Position& position, Slide slide) {
    const Bitboard opened = opened_by(position.doors, slide);
    const Bitboard closed = position.doors & ~after_slide(position.doors, slide);
    View::LegalSlide legal{slide, first_square(opened != 0 ? opened : closed), opened != 0, {}};
    if ((position.occupied() & opened) != 0)
        legal.falls = Fallen{(position.of(Side::black) & opened) != 0 ? Side::black : Side::white,
                             (position.kings & opened) != 0};
    return legal;
}

}

Position View::position() const {
    Position position;
    for (std::uint8_t i = 0; i < kSquares; ++i) {
        if (cells[i].occupied) position.pieces[index_of(cells[i].side)] |= bit({i});
        if (cells[i].king) position.kings |= bit({i});
        if (cells[i].open) position.doors |= bit({i});
    }
    return position;
}

View view(const State& state) {
    View view;
    const LegalNow legal = legal_now(state);
    view.options = state.options;
    for (std::uint8_t i = 0; i < kSquares; ++i)
        view.cells[i] = cell_of(state, legal, {i});
    for (std::uint8_t i = 0; i < kSliders.size(); ++i)
        view.sliders[i] = slider_view(state, legal.phase, i);
    for (const Side side : {Side::black, Side::white})
        view.side_of_seat[seat_of(state.options, side).index] = side;
    view.turn = state.turn;
    view.acting = acting_side(state);
    view.phase = legal.phase;

    view.wheel = state.options.wheel();
    view.shown = state.wheel;
    view.spins = state.spins;
    if (!state.spins.empty()) view.section = state.spins.back().section;
    if (state.end) view.seed = state.seed;

    for (const Move& move : legal.moves.legal)
        view.moves.push_back(legal_move(state, move));
    for (std::uint8_t i = 0; i < kSliders.size(); ++i) {
        if (view.sliders[i].can_go_left) view.slides.push_back(legal_slide(state.position, {i, false}));
        if (view.sliders[i].can_go_right) view.slides.push_back(legal_slide(state.position, {i, true}));
    }

    view.can_offer_draw = judge(state, {.kind = Command::Kind::offer_draw}).accepted();
    if (state.offer == DrawOffer::pending) view.offer = state.turn;
    view.quiet = state.quiet;
    view.losses = state.losses;
    view.played = state.played;
    view.end = state.end;
    return view;
}

}
