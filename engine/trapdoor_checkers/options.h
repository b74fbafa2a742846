// Rule options of Trapdoor Checkers and Dames & Trap. The two rulebooks are presets of these.
#pragma once

#include "core/options.h"
#include "trapdoor_checkers/rule_set.h"
#include "trapdoor_checkers/trapdoors.h"

namespace trapbox::trapdoor_checkers {

struct Options {
    using Rules = RuleVariant;
    RuleVariant rules = RuleVariant::english;
    bool trapdoors = true;        // off: plain checkers or draughts, no wheel (TC-15)
    bool close_after_use = false; // TC-10: a door closes right after it was opened
    bool orange_green = false;    // TC-11: one more section, on which the player chooses the colour
    bool exchanged = false;       // the first seat has the side that does not start (TC-13)

    constexpr const RuleSet& rule_set() const {
        return rules == RuleVariant::english ? kEnglish : kContinental;
    }
    constexpr std::span<const Face> wheel() const { return wheel_sections(orange_green); }
};

std::span<const OptionField<Options>> option_fields();
std::span<const Preset> presets();

}
