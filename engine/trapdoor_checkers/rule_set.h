// The differences between the two rule sets as data, each flag with its rule. Move generation, perft and
// search are compiled for each rule set.
#pragma once

#include "trapdoor_checkers/square.h"

namespace trapbox::trapdoor_checkers {

enum class RuleVariant : std::uint8_t { english, continental };

struct RuleSet {
    RuleVariant variant;
    Side starts;               // TC-8 Black, TC-9 White
    bool men_capture_backward; // TC-8 no, TC-9 yes
    bool flying_queens;        // TC-8 one step, TC-9 any distance, landing anywhere beyond the piece taken
    bool majority_capture;     // TC-8 free choice, TC-9 a capture must take the maximum number of pieces
};
// The same in both: a capture continues as long as possible (TC-8); crowning ends the turn (TC-7); a captured
// piece leaves the board when the move is over and may not be jumped twice (TC-9).

inline constexpr RuleSet kEnglish{.variant = RuleVariant::english,
                                  .starts = Side::black,
                                  .men_capture_backward = false,
                                  .flying_queens = false,
                                  .majority_capture = false};

inline constexpr RuleSet kContinental{.variant = RuleVariant::continental,
                                      .starts = Side::white,
                                      .men_capture_backward = true,
                                      .flying_queens = true,
                                      .majority_capture = true};

// Calls use.operator()<kRules>(): the only place that selects the code compiled for a rule set.
template <class Use>
constexpr auto with_rule_set(RuleVariant variant, Use use) {
    return variant == RuleVariant::english ? use.template operator()<kEnglish>()
                                           : use.template operator()<kContinental>();
}

}
