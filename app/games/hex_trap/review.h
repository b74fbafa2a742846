// The review of a game of Trap in words.
#pragma once

#include "hex_trap/review.h"
#include "hex_trap/rules.h"
#include "review/turns_review.h"

#include <QCoreApplication>

namespace trapbox {

class HexTrapReview final : public TurnsGameReview<hex_trap::Rules, hex_trap::Review> {
    Q_DECLARE_TR_FUNCTIONS(HexTrapReview)

  public:
    explicit HexTrapReview(std::unique_ptr<AnyMatch> match);

    void run(const ReviewMonitor& monitor) override;
    ReviewPage page(const MatchTable& table) const override;

  private:
    QString reason(std::size_t point, const MatchTable& table) const;

    std::vector<hex_trap::PlayedTurn> m_played;
};

}
