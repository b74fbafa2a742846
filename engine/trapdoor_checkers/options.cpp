#include "options.h"

namespace trapbox::trapdoor_checkers {

namespace {

bool uses_trapdoors(const Options& options) { return options.trapdoors; }

}

std::span<const OptionField<Options>> option_fields() {
    static constexpr Choice kRules[] = {
        {"english", TRAPBOX_WORDS("trapdoor_checkers", "English")},
        {"continental", TRAPBOX_WORDS("trapdoor_checkers", "Continental")},
    };
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::rules, Options>(choice_option(
            "rules", TRAPBOX_WORDS("trapdoor_checkers", "Rules"), kRules,
            TRAPBOX_WORDS("trapdoor_checkers",
                          "English: Black starts, men capture forward, kings go one step. Continental: White "
                          "starts, men capture backward too, queens fly, and you must capture the most."))),
        option_field<&Options::trapdoors, Options>(
            toggle_option("trapdoors", TRAPBOX_WORDS("trapdoor_checkers", "Trapdoors and wheel"),
                          TRAPBOX_WORDS("trapdoor_checkers", "Off: a plain game of checkers."))),
        option_field<&Options::close_after_use>(
            toggle_option("close_after_use", TRAPBOX_WORDS("trapdoor_checkers", "Doors close after use"),
                          TRAPBOX_WORDS("trapdoor_checkers", "A door closes again right after it opened.")),
            &uses_trapdoors),
        option_field<&Options::orange_green>(
            toggle_option("orange_green", TRAPBOX_WORDS("trapdoor_checkers", "Orange and green on the wheel"),
                          TRAPBOX_WORDS("trapdoor_checkers",
                                        "The wheel gets a place that shows both colors: you choose one.")),
            &uses_trapdoors),
        option_field<&Options::exchanged, Options>(
            toggle_option("exchanged", TRAPBOX_WORDS("trapdoor_checkers", "Colors exchanged"),
                          TRAPBOX_WORDS("trapdoor_checkers", "The second player starts the game."))),
    };
    return kFields;
}

}
