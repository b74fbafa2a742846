#include "options.h"

#include "board.h"

namespace trapbox::hex_trap {

std::span<const OptionField<Options>> option_fields() {
    static constexpr Choice kFirst[] = {
        {"red", TRAPBOX_WORDS("hex_trap", "Red")},
        {"blue", TRAPBOX_WORDS("hex_trap", "Blue")},
    };
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::side, Options>(
            number_option("side", TRAPBOX_WORDS("hex_trap", "Spaces along an edge"), kLeastSide, kMostSide)),
        option_field<&Options::first, Options>(
            choice_option("first", TRAPBOX_WORDS("hex_trap", "Who goes first"), kFirst)),
        option_field<&Options::free_again, Options>(toggle_option(
            "free_again", TRAPBOX_WORDS("hex_trap", "Trapped movers can be freed"),
            TRAPBOX_WORDS("hex_trap", "A trapped mover is free again when a neighbour leaves."))),
        option_field<&Options::quiet_turns, Options>(number_option(
            "quiet_turns", TRAPBOX_WORDS("hex_trap", "Turns without progress until a draw"), 20, 200,
            TRAPBOX_WORDS("hex_trap", "Turns in a row without a new wall or a newly trapped mover. Where "
                                      "trapped movers can be freed, only walls count."))),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"standard", TRAPBOX_WORDS("hex_trap", "Standard"),
         TRAPBOX_WORDS("hex_trap", "61 spaces and 90 walls."), "side=5"},
        {"quick", TRAPBOX_WORDS("hex_trap", "Quick"), TRAPBOX_WORDS("hex_trap", "37 spaces and 52 walls."),
         "side=4"},
        {"long", TRAPBOX_WORDS("hex_trap", "Long"), TRAPBOX_WORDS("hex_trap", "91 spaces and 138 walls."),
         "side=6"},
    };
    return kPresets;
}

}
