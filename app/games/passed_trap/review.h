// The review of a game of The Passed-Trap in words, and where the shots began.
#pragma once

#include "passed_trap/review.h"
#include "review/game_review.h"

#include <QCoreApplication>

namespace trapbox {

class PassedTrapReview final : public GameReview {
    Q_DECLARE_TR_FUNCTIONS(PassedTrapReview)

  public:
    explicit PassedTrapReview(std::unique_ptr<AnyMatch> match) : m_match(std::move(match)) {}

    void run(const ReviewMonitor& monitor) override;
    ReviewPage page(const MatchTable& table) const override;

  private:
    QString text_of(const passed_trap::Advice& advice) const;

    std::unique_ptr<AnyMatch> m_match;
    passed_trap::Review m_review;
};

}
