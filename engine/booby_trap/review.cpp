#include "booby_trap/review.h"

namespace trapbox::booby_trap {

namespace {

// The pieces that carry no load and may be taken now (BT-9).
std::vector<int> loose_pieces(const State& state) {
    std::vector<int> pieces;
    const auto due = due_size(state);
    for (int piece = 0; piece < kPieces; ++piece)
        if (is_in_tray(state, piece) && (!due || size_of(piece) == *due) && tension_of(state, piece) == 0)
            pieces.push_back(piece);
    return pieces;
}

class Watcher {
  public:
    void see(const Match<Rules>& match, const std::vector<Event>& events) {
        const State& state = match.state();
        for (const Event& event : events)
            see(state, event);
        if (!state.moving && !state.turn.touched) m_loose = loose_pieces(state);
    }
    Review result() {
        m_review.left = std::move(m_loose);
        return std::move(m_review);
    }

  private:
    void see(const State& state, const Event& event) {
        switch (event.kind) {
        case Event::Kind::touched:
            m_take = {.seat = event.seat,
                      .turn = state.turn.number,
                      .piece = event.piece,
                      .tension = event.amount,
                      .loose = static_cast<int>(m_loose.size() - static_cast<std::size_t>(std::ranges::count(
                                                                     m_loose, event.piece)))};
            break;
        case Event::Kind::safe:
        case Event::Kind::penalty:
            m_take.tripped = event.kind == Event::Kind::penalty;
            m_take.points = m_take.tripped ? -event.amount : event.amount;
            m_review.takes.push_back(m_take);
            break;
        case Event::Kind::passed:
            ++m_review.passes;
            if (!m_loose.empty()) ++m_review.passes_with_loose;
            break;
        default: break;
        }
    }

    Review m_review;
    Take m_take;
    std::vector<int> m_loose; // when the turn began
};

}

Review review(const Match<Rules>& match, const ReviewMonitor& monitor) {
    Watcher watcher;
    (void)replay_seen(match, monitor, [&](const Match<Rules>& at, const std::vector<Event>& events) {
        watcher.see(at, events);
    });
    monitor.progress(1);
    return watcher.result();
}

}
