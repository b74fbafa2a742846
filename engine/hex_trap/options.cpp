#include "hex_trap/options.h"

#include "hex_trap/board.h"

namespace trapbox::hex_trap {

std::span<const OptionField<Options>> option_fields() {
    static constexpr Choice kFirst[] = {
        {"red", TRAPBOX_UI_TEXT("hex_trap", "Red")},
        {"blue", TRAPBOX_UI_TEXT("hex_trap", "Blue")},
    };
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::side, Options>(
            number_option("side", TRAPBOX_UI_TEXT("hex_trap", "Spaces along an edge"), kMinSide, kMaxSide)),
        option_field<&Options::first, Options>(
            choice_option("first", TRAPBOX_UI_TEXT("hex_trap", "Who goes first"), kFirst)),
        option_field<&Options::free_again, Options>(toggle_option(
            "free_again", TRAPBOX_UI_TEXT("hex_trap", "Trapped movers can be freed"),
            TRAPBOX_UI_TEXT("hex_trap", "A trapped mover is free again when a neighbour leaves."))),
        option_field<&Options::quiet_turns, Options>(number_option(
            "quiet_turns", TRAPBOX_UI_TEXT("hex_trap", "Turns without progress until a draw"), 20, 200,
            TRAPBOX_UI_TEXT("hex_trap", "Turns in a row without a new wall or a newly trapped mover. If "
                                        "trapped movers can be freed, only walls count."))),
        option_field<&Options::threefold, Options>(
            toggle_option("threefold", TRAPBOX_UI_TEXT("hex_trap", "A position seen three times is a draw"),
                          TRAPBOX_UI_TEXT("hex_trap",
                                          "The same movers on the same spaces, with the same player "
                                          "to move and no new wall in between.")),
            nullptr, 0),
        option_field<&Options::short_first, Options>(
            toggle_option("short_first", TRAPBOX_UI_TEXT("hex_trap", "The first turn has one action"),
                          TRAPBOX_UI_TEXT("hex_trap",
                                          "The player who goes first starts with only one step or "
                                          "wall. This makes up for going first.")),
            nullptr, 0),
        // An older version of HX-4 that also judged the player's own movers. Shown only where a save has it
        // on.
        option_field<&Options::own_traps, Options>(
            toggle_option(
                "own_traps", TRAPBOX_UI_TEXT("hex_trap", "Players can trap their own movers"),
                TRAPBOX_UI_TEXT("hex_trap",
                                "A mover closed in by its own player is trapped at the end of that turn.")),
            [](const Options& options) { return options.own_traps; }, 1),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"standard", TRAPBOX_UI_TEXT("hex_trap", "Standard"),
         TRAPBOX_UI_TEXT("hex_trap", "61 spaces and 90 walls."), "side=5"},
        {"quick", TRAPBOX_UI_TEXT("hex_trap", "Quick"),
         TRAPBOX_UI_TEXT("hex_trap", "37 spaces and 52 walls."), "side=4"},
        {"long", TRAPBOX_UI_TEXT("hex_trap", "Long"), TRAPBOX_UI_TEXT("hex_trap", "91 spaces and 138 walls."),
         "side=6"},
    };
    return kPresets;
}

}
