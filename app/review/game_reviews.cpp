#include "games/booby_trap/review.h"
#include "games/hex_trap/review.h"
#include "games/passed_trap/review.h"
#include "games/trapdoor_checkers/review.h"

#include <map>

namespace trapbox {

namespace {

using Make = std::unique_ptr<GameReview> (*)(std::unique_ptr<AnyMatch> match);

template <class Review>
std::unique_ptr<GameReview> make(std::unique_ptr<AnyMatch> match) {
    return std::make_unique<Review>(std::move(match));
}

const std::map<std::string_view, Make>& reviews() {
    static const std::map<std::string_view, Make> entries{
        {"booby_trap", make<BoobyTrapReview>},
        {"hex_trap", make<HexTrapReview>},
        {"passed_trap", make<PassedTrapReview>},
        {"trapdoor_checkers", make<TrapdoorCheckersReview>},
    };
    return entries;
}

}

bool has_review(std::string_view game) { return reviews().contains(game); }

std::unique_ptr<GameReview> make_review(std::unique_ptr<AnyMatch> match) {
    const auto found = reviews().find(match->info().key);
    return found == reviews().end() ? nullptr : found->second(std::move(match));
}

}
