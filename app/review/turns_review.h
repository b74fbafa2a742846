// Shared by the reviews of all turn-based games: the recorded game, the curve, and the lines of the turning
// points.
#pragma once

#include "review/game_review.h"

namespace trapbox {

template <GameRules R, class EngineReview>
class TurnsGameReview : public GameReview {
  public:
    using Command = typename R::Command;
    using Game = RecordedGame<typename R::Options, Command>;

    explicit TurnsGameReview(const Match<R>& match) : m_game(match.recorded()) {}

    std::size_t commands_before(int turn) const override {
        const auto index = static_cast<std::size_t>(turn);
        if (index < m_review.turns.size()) return m_review.turns[index].command;
        return m_review.turns.empty() ? 0 : m_review.turns.back().command + 1;
    }
    void play_line(AnyMatch& any, int point, bool better) const override {
        auto* match = match_of<R>(any);
        const auto& at = m_review.points[static_cast<std::size_t>(point)];
        for (const Command& command : better ? at.better : at.played)
            if (!match->apply(command).accepted()) return;
    }

  protected:
    void fill_chances(ReviewPage& page) const {
        if (m_review.turns.empty()) return;
        const TurnChances& first = m_review.turns.front();
        page.chances << (first.seat == Seat{} ? first.best : 1 - first.best);
        for (const TurnChances& turn : m_review.turns)
            page.chances << turn.of({});
    }

    Game m_game;
    EngineReview m_review;
};

}
