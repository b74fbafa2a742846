// The review of a game of Booby-Trap in words: every take, and the safe pieces that were left.
#pragma once

#include "booby_trap/review.h"
#include "review/game_review.h"

#include <QCoreApplication>

namespace trapbox {

class BoobyTrapReview final : public GameReview {
    Q_DECLARE_TR_FUNCTIONS(BoobyTrapReview)

  public:
    explicit BoobyTrapReview(std::unique_ptr<AnyMatch> match) : m_match(std::move(match)) {}

    void run(const ReviewMonitor& monitor) override;
    ReviewPage page(const MatchTable& table) const override;

  private:
    ReviewPage::Figure figure_of(const booby_trap::Take& take, const MatchTable& table) const;
    QStringList advice() const;

    std::unique_ptr<AnyMatch> m_match;
    booby_trap::Review m_review;
};

}
