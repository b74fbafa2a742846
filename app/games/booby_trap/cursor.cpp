// The pieces that are marked on the tray: by the keyboard's cursor, by a hint, by a lesson.
#include "games/booby_trap/view.h"

#include <cmath>

namespace trapbox {

using namespace booby_trap;

// When its piece has left the tray, the cursor goes to the nearest one.
void BoobyTrapView::keep_cursor() {
    const auto& pieces = m_now.pieces;
    if (m_cursor < 0 || pieces[static_cast<std::size_t>(m_cursor)].place == Place::tray) return;
    const physics::Vec from = pieces[static_cast<std::size_t>(m_cursor)].centre;
    m_cursor = -1;
    float least = 1e9F;
    for (int i = 0; i < kPieces; ++i) {
        const PieceView& piece = pieces[static_cast<std::size_t>(i)];
        const float distance = length(piece.centre - from);
        if (piece.place != Place::tray || distance >= least) continue;
        least = distance;
        m_cursor = i;
    }
    emit cursorChanged();
}

void BoobyTrapView::moveCursor(int dx, int dy) {
    const auto at = [this](int piece) { return m_now.pieces[static_cast<std::size_t>(piece)].centre; };
    const physics::Vec from = m_cursor >= 0 ? at(m_cursor) : physics::Vec{m_now.tray_width / 2, 0.01F};
    int best = m_cursor;
    float least = 1e9F;
    for (int i = 0; i < kPieces; ++i) {
        if (i == m_cursor || m_now.pieces[static_cast<std::size_t>(i)].place != Place::tray) continue;
        const physics::Vec way = at(i) - from;
        const float ahead = way.x * static_cast<float>(dx) + way.y * static_cast<float>(dy);
        const float aside =
            std::abs(way.x * static_cast<float>(dy)) + std::abs(way.y * static_cast<float>(dx));
        if (ahead <= 0.001F || ahead + 2 * aside >= least) continue;
        least = ahead + 2 * aside;
        best = i;
    }
    m_cursor = best;
    emit cursorChanged();
}

void BoobyTrapView::show_hint(const AnyCommand& any) {
    const auto& command = any.as<Command>();
    switch (command.kind) {
    case Command::Kind::touch: {
        m_cursor = command.piece;
        mark_hint(command.piece);
        const auto& row = m_pieces.rows()[static_cast<std::size_t>(command.piece)];
        emit hinted(tr("Try the marked one: %1").arg(piece_text(row)));
        break;
    }
    case Command::Kind::raise:
    case Command::Kind::take: emit hinted(tr("Take it")); break;
    case Command::Kind::pass:
        emit hinted(m_now.touched ? tr("Better pass: it is held too tight")
                                  : tr("Better pass: nothing here is loose"));
        break;
    case Command::Kind::put_back: break;
    }
}

void BoobyTrapView::ask_for(const std::optional<AnyCommand>& command) {
    const Command* asked = command ? command->get<Command>() : nullptr;
    m_asked = asked && asked->kind == Command::Kind::touch ? asked->piece : -1;
    if (m_now.phase == Phase::choosing) mark_hint(m_asked);
}

void BoobyTrapView::mark_hint(int piece) {
    m_hint = piece;
    emit cursorChanged();
}

}
