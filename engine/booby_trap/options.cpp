#include "booby_trap/options.h"

namespace trapbox::booby_trap {

namespace {

constexpr Choice kValues[] = {
    {"5-10-20", TRAPBOX_UI_TEXT("booby_trap", "5, 10 and 20")},
    {"1-2-3", TRAPBOX_UI_TEXT("booby_trap", "1, 2 and 3")},
    {"own", TRAPBOX_UI_TEXT("booby_trap", "Custom")},
};
static_assert(std::size(kValues) == static_cast<std::size_t>(Values::own) + 1);
constexpr Choice kOrders[] = {
    {"any", TRAPBOX_UI_TEXT("booby_trap", "Any piece")},
    {"by_size", TRAPBOX_UI_TEXT("booby_trap", "Small first, large last")},
};
static_assert(std::size(kOrders) == static_cast<std::size_t>(Order::by_size) + 1);
constexpr Choice kDifficulties[] = {
    {"easy", TRAPBOX_UI_TEXT("booby_trap", "Easy")},
    {"normal", TRAPBOX_UI_TEXT("booby_trap", "Normal")},
    {"hard", TRAPBOX_UI_TEXT("booby_trap", "Hard")},
};
static_assert(std::size(kDifficulties) == static_cast<std::size_t>(Difficulty::hard) + 1);

constexpr bool is_scored(const Options& options) { return !options.practice; }
constexpr bool can_be_strict(const Options& options) {
    return is_scored(options) && options.passes && options.players == 1;
}
// A solitaire counts pieces and trips (BT-8).
constexpr bool counts_points(const Options& options) { return !solitaire(options); }
constexpr bool has_own_values(const Options& options) {
    return counts_points(options) && options.values == Values::own;
}

}

std::array<int, kSizes> piece_values(const Options& options) {
    switch (options.values) {
    case Values::five_ten_twenty: return {5, 10, 20};
    case Values::one_two_three: return {1, 2, 3};
    case Values::own: break;
    }
    return {options.small, options.medium, options.large};
}

std::span<const OptionField<Options>> option_fields() {
    static constexpr OptionField<Options> kFields[] = {
        option_field<&Options::players, Options>(
            number_option(kPlayersOption, TRAPBOX_UI_TEXT("booby_trap", "Number of players"), 1, 10),
            is_scored),
        option_field<&Options::values, Options>(
            choice_option("values", TRAPBOX_UI_TEXT("booby_trap", "Points for the three sizes"), kValues),
            counts_points),
        option_field<&Options::small, Options>(
            number_option("small", TRAPBOX_UI_TEXT("booby_trap", "Points for a small piece"), 0, 100),
            has_own_values),
        option_field<&Options::medium, Options>(
            number_option("medium", TRAPBOX_UI_TEXT("booby_trap", "Points for a medium piece"), 0, 100),
            has_own_values),
        option_field<&Options::large, Options>(
            number_option("large", TRAPBOX_UI_TEXT("booby_trap", "Points for a large piece"), 0, 100,
                          TRAPBOX_UI_TEXT("booby_trap", "Also the penalty for tripping the bar.")),
            has_own_values),
        option_field<&Options::order, Options>(
            choice_option("order", TRAPBOX_UI_TEXT("booby_trap", "Which piece to take"), kOrders)),
        option_field<&Options::passes, Options>(
            toggle_option("passes", TRAPBOX_UI_TEXT("booby_trap", "Passing allowed"),
                          TRAPBOX_UI_TEXT("booby_trap", "If off, you must take the piece you touch."))),
        option_field<&Options::strict, Options>(
            toggle_option("strict", TRAPBOX_UI_TEXT("booby_trap", "Strict passing"),
                          TRAPBOX_UI_TEXT("booby_trap", "After two passes in a row you must take a piece.")),
            can_be_strict),
        option_field<&Options::difficulty, Options>(choice_option(
            "difficulty", TRAPBOX_UI_TEXT("booby_trap", "Difficulty"), kDifficulties,
            TRAPBOX_UI_TEXT("booby_trap", "How many pieces are loose, and how steady your hand must be."))),
        option_field<&Options::practice, Options>(
            toggle_option("practice", TRAPBOX_UI_TEXT("booby_trap", "Show the forces"),
                          TRAPBOX_UI_TEXT("booby_trap", "For practice: one player, no score."))),
    };
    return kFields;
}

std::span<const Preset> presets() {
    static constexpr Preset kPresets[] = {
        {"regular", TRAPBOX_UI_TEXT("booby_trap", "Regular game"),
         TRAPBOX_UI_TEXT("booby_trap", "Take turns, feel one piece, take it or pass."), "players=2"},
        {"solitaire", TRAPBOX_UI_TEXT("booby_trap", "Solitaire"),
         TRAPBOX_UI_TEXT("booby_trap", "Clear all pieces but one. The bar may trip three times."),
         "players=1"},
        {"by_size", TRAPBOX_UI_TEXT("booby_trap", "By size"),
         TRAPBOX_UI_TEXT("booby_trap", "All small pieces first, then the medium, then the large."),
         "players=2 order=by_size"},
        {"no_passes", TRAPBOX_UI_TEXT("booby_trap", "No passes"),
         TRAPBOX_UI_TEXT("booby_trap", "You must take the piece you touch."), "players=2 passes=off"},
        {"practice", TRAPBOX_UI_TEXT("booby_trap", "Practice"),
         TRAPBOX_UI_TEXT("booby_trap", "See the forces and learn to trace the arches."), "practice=on", false,
         true},
    };
    return kPresets;
}

}
