#include "passed_trap/options.h"

namespace trapbox::passed_trap {

namespace {

constexpr Choice kFormats[] = {
    {"best_of_seven", TRAPBOX_UI_TEXT("passed_trap", "Best of Seven")},
    {"classical", TRAPBOX_UI_TEXT("passed_trap", "Classical")},
    {"ambidexterity", TRAPBOX_UI_TEXT("passed_trap", "Ambidexterity")},
    {"madness", TRAPBOX_UI_TEXT("passed_trap", "Solitaire Madness")},
    {"reflected", TRAPBOX_UI_TEXT("passed_trap", "Solitaire Reflected")},
    {"big_slam", TRAPBOX_UI_TEXT("passed_trap", "The Big Slam")},
    {"practice", TRAPBOX_UI_TEXT("passed_trap", "Practice")},
};

static_assert(std::size(kFormats) == static_cast<std::size_t>(Format::practice) + 1);

constexpr Choice kGaps[] = {
    {"easy", TRAPBOX_UI_TEXT("passed_trap", "Wide")},
    {"normal", TRAPBOX_UI_TEXT("passed_trap", "Normal")},
    {"hard", TRAPBOX_UI_TEXT("passed_trap", "Narrow")},
};
static_assert(std::size(kGaps) == static_cast<std::size_t>(Gap::hard) + 1);

bool for_two(const Options& options) { return !alone(options.format); }
bool with_sand(const Options& options) { return timed(options.format) || options.format == Format::big_slam; }

}

std::span<const OptionField<Options>> option_fields() {
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::format, Options>(
            choice_option("format", TRAPBOX_UI_TEXT("passed_trap", "Game"), kFormats)),
        option_field<&Options::laughing, Options>(
            toggle_option(
                "laughing", TRAPBOX_UI_TEXT("passed_trap", "Nobody may laugh"),
                TRAPBOX_UI_TEXT("passed_trap", "Catch your opponent laughing to remove one of your disks.")),
            for_two),
        option_field<&Options::disks, Options>(
            number_option("disks", TRAPBOX_UI_TEXT("passed_trap", "First player’s disks"), 1, 9,
                          TRAPBOX_UI_TEXT("passed_trap", "The second player has the rest of the ten disks.")),
            for_two),
        option_field<&Options::gap, Options>(
            choice_option("gap", TRAPBOX_UI_TEXT("passed_trap", "Trap width"), kGaps)),
        option_field<&Options::timer, Options>(
            number_option("timer", TRAPBOX_UI_TEXT("passed_trap", "Sand timer (seconds)"), 10, 120),
            with_sand),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"best_of_seven", TRAPBOX_UI_TEXT("passed_trap", "Best of Seven"),
         TRAPBOX_UI_TEXT("passed_trap", "Rounds of 45 seconds. First to four pegs."), "format=best_of_seven"},
        {"classical", TRAPBOX_UI_TEXT("passed_trap", "Classical"),
         TRAPBOX_UI_TEXT("passed_trap", "No timer: empty your camp. Best of three rounds."),
         "format=classical"},
        {"solitaire_madness", TRAPBOX_UI_TEXT("passed_trap", "Solitaire Madness"),
         TRAPBOX_UI_TEXT("passed_trap", "Alone with ten disks: get more than half of them through in time."),
         "format=madness"},
        {"solitaire_reflected", TRAPBOX_UI_TEXT("passed_trap", "Solitaire Reflected"),
         TRAPBOX_UI_TEXT("passed_trap",
                         "Alone, no timer, twenty tries: get as many of ten disks through as you can."),
         "format=reflected", true},
        {"not_a_laughing_matter", TRAPBOX_UI_TEXT("passed_trap", "Not a laughing matter"),
         TRAPBOX_UI_TEXT("passed_trap", "Best of Seven, and laughing costs you."),
         "format=best_of_seven laughing=on"},
        {"ambidexterity", TRAPBOX_UI_TEXT("passed_trap", "Ambidexterity"),
         TRAPBOX_UI_TEXT("passed_trap", "Two rounds: one with your better hand, one with the other."),
         "format=ambidexterity"},
        {"big_slam", TRAPBOX_UI_TEXT("passed_trap", "The Big Slam"),
         TRAPBOX_UI_TEXT("passed_trap", "Four games in one, and a score sheet."), "format=big_slam"},
        {"practice", TRAPBOX_UI_TEXT("passed_trap", "Practice"),
         TRAPBOX_UI_TEXT("passed_trap", "Alone, no timer, no end. Shows the line of flight."),
         "format=practice", false, true},
    };
    return kPresets;
}

}
