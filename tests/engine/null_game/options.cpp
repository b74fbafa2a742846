#include "null_game/options.h"

namespace trapbox::null_game {

std::span<const OptionField<Options>> option_fields() {
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::pebbles, Options>(
            number_option("pebbles", TRAPBOX_UI_TEXT("null_game", "Pebbles in the heap"), 1, 100)),
        option_field<&Options::most, Options>(
            number_option("most", TRAPBOX_UI_TEXT("null_game", "At most in a turn"), 1, 9)),
        option_field<&Options::last_loses, Options>(
            toggle_option("last_loses", TRAPBOX_UI_TEXT("null_game", "Who takes the last one loses"))),
        option_field<&Options::sand, Options>(
            toggle_option("sand", TRAPBOX_UI_TEXT("null_game", "Sand timer"))),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"pebbles", TRAPBOX_UI_TEXT("null_game", "Pebbles"),
         TRAPBOX_UI_TEXT("null_game", "Take the last one."), ""},
        {"hurry", TRAPBOX_UI_TEXT("null_game", "Hurry"), TRAPBOX_UI_TEXT("null_game", "Five seconds a turn."),
         "sand=on"},
    };
    return kPresets;
}

}
