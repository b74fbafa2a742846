// What the board shows of the game as it stands: pieces, squares, sliders, the ways of the piece in hand, the
// strips and the lists. Part of TrapdoorCheckersView.
#include "games/trapdoor_checkers/text.h"
#include "games/trapdoor_checkers/view.h"
#include "translated.h"

#include <algorithm>

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

QString door_of(Square square) {
    for (const Slider& slider : kSliders)
        if (slider.left == square || slider.right == square) return to_qstring(name_of(slider.colour));
    return {};
}

bool moves_pieces(Phase phase) { return phase == Phase::capture || phase == Phase::move; }

}

TrapdoorCheckersView::Light TrapdoorCheckersView::choice_light(Square square) const {
    if (m_choice.path().to() == square) return Light::Chosen;
    Light light = Light::Dark;
    for (const View::LegalMove* move : m_choice.ways(m_now)) {
        const auto next = move->path.begin() + m_choice.path().length;
        if (std::find(next, move->path.end(), square) != move->path.end())
            return move->falls && move->path.to() == square ? Light::Falls : Light::To;
        if (std::find(move->captured.begin(), move->captured.end(), square) != move->captured.end())
            light = Light::Taken;
    }
    return light;
}

TrapdoorCheckersView::Light TrapdoorCheckersView::door_light(Square square) const {
    const View::LegalSlide* legal = slide_of(square);
    if (!legal) return Light::Dark;
    if (m_hint && m_hint->kind == Command::Kind::slide && m_hint->slide == legal->slide) return Light::Hint;
    if (!m_slide || m_slide->legal.slide != legal->slide) return Light::Door;
    return !legal->opens ? Light::Closes : legal->falls ? Light::Drops : Light::Opens;
}

TrapdoorCheckersView::Light TrapdoorCheckersView::light_of(Square square) const {
    if (!m_showing && m_hint && m_hint->kind == Command::Kind::move &&
        std::find(m_hint->path.begin(), m_hint->path.end(), square) != m_hint->path.end())
        return Light::Hint;
    if (!m_showing && slide_of(square)) return door_light(square);
    if (!m_showing && !m_choice.empty()) return choice_light(square);
    if (!m_showing && moves_pieces(m_now.phase)) {
        const View::Cell& cell = m_now.cells[square.index];
        if (cell.occupied && !cell.refusal) return m_now.phase == Phase::capture ? Light::Must : Light::Can;
    }
    if (m_now.played.empty()) return Light::Dark;
    const PlayedTurn& last = m_now.played.back();
    return std::ranges::find(last.command.path, square) != last.command.path.end() || last.door == square
               ? Light::Last
               : Light::Dark;
}

void TrapdoorCheckersView::update_board() {
    std::vector<PieceRow> pieces;
    for (const ShownPiece& piece : m_stage.pieces()) {
        PieceRow row{piece};
        row.doomed = m_trembling == piece.square && piece.state == ShownPiece::Standing::standing;
        // The piece in hand stands where it has been taken so far, and what it jumped is marked.
        if (!m_choice.empty() && piece.state == ShownPiece::Standing::standing) {
            const auto ways = m_choice.ways(m_now);
            row.chosen = piece.square == m_choice.path().from();
            if (row.chosen) row.piece.square = m_choice.path().to();
            const std::size_t jumped =
                ways.empty() ? 0
                             : std::min<std::size_t>(m_choice.path().length - 1U, ways[0]->captured.size());
            for (std::size_t i = 0; i < jumped; ++i)
                if (ways[0]->captured[i] == piece.square) row.piece.state = ShownPiece::Standing::taken;
        }
        pieces.push_back(row);
    }
    m_pieces.set_rows(std::move(pieces));

    std::vector<SquareRow> squares;
    for (std::uint8_t i = 0; i < kSquares; ++i) {
        const Square square{i};
        const Light light = light_of(square);
        squares.push_back({square, m_now.cells[i].door ? door_of(square) : QString(), m_stage.is_open(square),
                           m_trembling == square, light, TrapdoorCheckersText::square(m_now, square, light)});
    }
    m_squares.set_rows(std::move(squares));

    std::vector<SliderRow> sliders;
    for (std::size_t i = 0; hasWheel() && i < m_now.sliders.size(); ++i) {
        SliderRow row{static_cast<int>(i), m_now.sliders[i], m_stage.position_of(i), 0, 0, {}, {}};
        if (m_showing) row.view.can_go_left = row.view.can_go_right = false;
        for (const View::LegalSlide& legal : m_now.slides)
            if (!m_showing && legal.slide.slider == i)
                (legal.slide.right ? row.right_text : row.left_text) =
                    TrapdoorCheckersText::slide(m_now, legal);
        if (m_slide && m_slide->legal.slide.slider == i) row.chosen = m_slide->legal.slide.right ? 1 : -1;
        if (m_hint && m_hint->kind == Command::Kind::slide && m_hint->slide.slider == i)
            row.hinted = m_hint->slide.right ? 1 : -1;
        sliders.push_back(row);
    }
    m_sliders.set_rows(std::move(sliders));

    std::vector<RouteRow> routes;
    const auto add_route = [&](const Path& path, std::size_t from, bool falls, bool crowns) {
        RouteRow row{{}, falls, crowns};
        for (std::size_t i = from; i < path.length; ++i)
            row.points << QPointF(path.squares[i].file(), path.squares[i].rank());
        routes.push_back(std::move(row));
    };
    if (m_hint && m_hint->kind == Command::Kind::move) add_route(m_hint->path, 0, false, false);
    for (const View::LegalMove* move : m_choice.ways(m_now))
        add_route(move->path, m_choice.path().length - 1U, move->falls, move->crowns);
    m_routes.set_rows(std::move(routes));
}

QString TrapdoorCheckersView::prompt() const {
    const int seat = actor();
    return seat < 0 ? QString() : m_sides[static_cast<std::size_t>(seat)].text;
}

void TrapdoorCheckersView::update_sides() {
    const Position position = m_now.position();
    for (TrapdoorCheckersSide& side : m_sides) {
        const Side own = m_now.side_of_seat[static_cast<std::size_t>(side.seat)];
        side.white = own == Side::white;
        side.left = count(position.of(own));
        side.fallen = m_now.losses[index_of(own)].fallen;
        side.taken = m_now.losses[index_of(own)].captured;
        side.text.clear();
        if (m_now.end)
            side.text = m_now.end->winner == own ? QString() : TrapdoorCheckersText::end(*m_now.end);
        else if (m_now.acting == own)
            side.text = m_slide  ? TrapdoorCheckersText::chosen(m_now, m_slide->legal, m_slide->held)
                        : m_hint ? TrapdoorCheckersText::hint(m_now, *m_hint)
                                 : TrapdoorCheckersText::ask(m_now);
        else if (!m_now.played.empty() && m_now.turn != own)
            side.text = TrapdoorCheckersText::played(m_now, m_now.played.back());
        emit side.changed();
    }
}

QStringList TrapdoorCheckersView::end_story(const QStringList& names) const {
    if (!m_now.end) return {};
    QStringList lines;
    const Position position = m_now.position();
    const auto left = [&](Side side) { return count(position.of(side)); };
    const auto name = [&](Side side) { return names.value(seat_of(side)); };
    constexpr int kClose = 2;
    if (const auto& winner = m_now.end->winner;
        winner && m_now.end->reason != EndReason::resigned && left(*winner) <= kClose)
        lines << tr("So close: %1 had only %n piece(s) left", nullptr, left(*winner)).arg(name(*winner));
    const auto jumps = [](const PlayedTurn& turn) {
        return turn.command.capture ? static_cast<int>(turn.command.path.length) - 1 : 0;
    };
    const auto best = std::ranges::max_element(m_now.played, {}, jumps);
    if (best != m_now.played.end() && jumps(*best) > 1)
        lines << tr("Best turn: %1 captured %n piece(s)", nullptr, jumps(*best)).arg(name(best->side));
    for (const int seat : {0, 1}) {
        const Side side = m_now.side_of_seat[static_cast<std::size_t>(seat)];
        const Losses& lost = m_now.losses[index_of(side)];
        lines << (hasWheel() ? tr("%1 lost %2, and %3 through trapdoors")
                                   .arg(name(side))
                                   .arg(lost.captured)
                                   .arg(lost.fallen)
                             : tr("%1 lost %2").arg(name(side)).arg(lost.captured));
    }
    return lines;
}

QStringList TrapdoorCheckersView::phrases() const {
    if (!hasWheel()) return {};
    const View::LegalSlide longest{
        {}, kSliders[0].left, true, Fallen{Side::white, m_now.options.rules == RuleVariant::continental}};
    return {TrapdoorCheckersText::chosen(m_now, longest, false)};
}

void TrapdoorCheckersView::update_lists() {
    std::vector<TurnRow> turns;
    for (const PlayedTurn& turn : m_now.played) {
        QString sign;
        if (turn.door) sign = "wheel_face?face=" + door_of(*turn.door);
        turns.push_back({static_cast<int>(turns.size()) + 1, seat_of(turn.side),
                         TrapdoorCheckersText::played(m_now, turn), sign});
    }
    m_turns.set_rows(std::move(turns));

    std::vector<TurnRow> spins;
    // The last one is told when the wheel has come to rest.
    const std::size_t told = m_now.spins.size() - (m_showing && m_now.shown ? 1U : 0U);
    for (std::size_t i = 0; i < told; ++i) {
        const Face face = m_now.wheel[m_now.spins[i].section];
        const Side side = m_now.spins[i].side;
        spins.push_back(
            {static_cast<int>(i) + 1, seat_of(side), TrapdoorCheckersText::face(face),
             "wheel_face?face=" + to_qstring(name_of(face)) + (side == Side::white ? "&side=white" : "")});
    }
    m_spins.set_rows(std::move(spins));
}

}
