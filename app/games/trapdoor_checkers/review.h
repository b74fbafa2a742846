// The review of a game of Trapdoor Checkers in words.
#pragma once

#include "review/turns_review.h"
#include "trapdoor_checkers/review.h"
#include "trapdoor_checkers/rules.h"

#include <QCoreApplication>

namespace trapbox {

class TrapdoorCheckersReview final
    : public TurnsGameReview<trapdoor_checkers::Rules, trapdoor_checkers::Review> {
    Q_DECLARE_TR_FUNCTIONS(TrapdoorCheckersReview)

  public:
    explicit TrapdoorCheckersReview(std::unique_ptr<AnyMatch> match);

    void run(const ReviewMonitor& monitor) override;
    ReviewPage page(const MatchTable& table) const override;

  private:
    using Point = TurningPoint<trapdoor_checkers::Command, trapdoor_checkers::Reason>;

    trapdoor_checkers::State state_before(std::size_t command) const;
    QString reason(const Point& point, const MatchTable& table) const;

    trapdoor_checkers::State m_end; // of the game
};

}
