#include "trapdoor_checkers/options.h"

namespace trapbox::trapdoor_checkers {

namespace {

bool uses_trapdoors(const Options& options) { return options.trapdoors; }

}

std::span<const OptionField<Options>> option_fields() {
    static constexpr Choice kRules[] = {
        {"english", TRAPBOX_UI_TEXT("trapdoor_checkers", "English")},
        {"continental", TRAPBOX_UI_TEXT("trapdoor_checkers", "Continental")},
    };
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::rules, Options>(choice_option(
            "rules", TRAPBOX_UI_TEXT("trapdoor_checkers", "Rules"), kRules,
            TRAPBOX_UI_TEXT(
                "trapdoor_checkers",
                "English: Black starts, men capture forward, kings move one step. Continental: White starts, "
                "men capture backward too, queens fly, and you must capture the most pieces."))),
        option_field<&Options::trapdoors, Options>(
            toggle_option("trapdoors", TRAPBOX_UI_TEXT("trapdoor_checkers", "Trapdoors and wheel"),
                          TRAPBOX_UI_TEXT("trapdoor_checkers", "Off: a plain game of checkers."))),
        option_field<&Options::close_after_use>(
            toggle_option("close_after_use", TRAPBOX_UI_TEXT("trapdoor_checkers", "Doors close after use"),
                          TRAPBOX_UI_TEXT("trapdoor_checkers", "A door closes again right after it opens.")),
            &uses_trapdoors),
        option_field<&Options::orange_green>(
            toggle_option(
                "orange_green", TRAPBOX_UI_TEXT("trapdoor_checkers", "Orange and green on the wheel"),
                TRAPBOX_UI_TEXT("trapdoor_checkers",
                                "Adds a place to the wheel that shows both colours: you choose one.")),
            &uses_trapdoors),
        option_field<&Options::exchanged, Options>(
            toggle_option("exchanged", TRAPBOX_UI_TEXT("trapdoor_checkers", "Swap colours"),
                          TRAPBOX_UI_TEXT("trapdoor_checkers", "The second player starts the game."))),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"trapdoor_checkers", TRAPBOX_UI_TEXT("trapdoor_checkers", "Trapdoor Checkers"),
         TRAPBOX_UI_TEXT("trapdoor_checkers", "English rules, with trapdoors."), ""},
        {"dames_et_trap", TRAPBOX_UI_TEXT("trapdoor_checkers", "Dames & Trap"),
         TRAPBOX_UI_TEXT("trapdoor_checkers", "Flying queens and the longest capture, with trapdoors."),
         "rules=continental"},
        {"checkers", TRAPBOX_UI_TEXT("trapdoor_checkers", "Checkers"),
         TRAPBOX_UI_TEXT("trapdoor_checkers", "The plain game, without trapdoors."), "trapdoors=off"},
        {"draughts", TRAPBOX_UI_TEXT("trapdoor_checkers", "Continental draughts"),
         TRAPBOX_UI_TEXT("trapdoor_checkers", "The plain game with flying queens, without trapdoors."),
         "rules=continental trapdoors=off"},
    };
    return kPresets;
}

}
