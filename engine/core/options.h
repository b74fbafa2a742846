// Rule options as data. Each game lists the fields of its Options struct once. The console's key=value
// arguments, the text in a save and the app's Setup screen are generated from that list.
#pragma once

#include "core/result.h"
#include "core/text.h"
#include "core/ui_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

struct Choice {
    std::string_view key; // "english"
    UiText label;         // "English rules"
};

// Every option is a whole number within [min, max]; this describes how it is shown and written.
struct OptionSpec {
    enum class Kind : std::uint8_t {
        number, // shown as a number
        toggle, // 0 off, 1 on
        choice, // index into `choices`
    };
    std::string_view key;
    Kind kind = Kind::number;
    UiText label = ""; // "Disks of the first player"
    UiText help = "";  // one sentence, or empty
    int min = 0;
    int max = 1;
    std::span<const Choice> choices{}; // of Kind::choice; then max = choices.size() − 1
};

template <class Options>
struct OptionField {
    OptionSpec spec;
    int (*get)(const Options&);
    void (*set)(Options&, int);
    // Whether the field has an effect with these options; Setup hides it otherwise. Null = always.
    bool (*relevant)(const Options&) = nullptr;
    // The value in saves that do not name the field: the rule that applied before the option existed.
    // None = the default of new games.
    std::optional<int> in_old_saves = {};
};

// The key of the option for the number of players, in games that have one.
inline constexpr std::string_view kPlayersOption = "players";

// A named variant of the rulebook: a set of options to start from.
struct Preset {
    std::string_view key;     // "best_of_seven"
    UiText title;             // "Best of Seven"
    UiText blurb;             // one sentence
    std::string_view options; // "format=best_of_seven gap=easy"
    bool counted = false;     // a solitaire that cannot be lost: only the score counts
    bool practice = false;    // results are not recorded
};

// A field by member: option_field<&Options::gap>(spec). Ints, bools and enums numbered from 0.
template <auto Member, class Options>
constexpr OptionField<Options> option_field(OptionSpec spec, bool (*relevant)(const Options&) = nullptr,
                                            std::optional<int> in_old_saves = {}) {
    return {spec, [](const Options& options) { return static_cast<int>(options.*Member); },
            [](Options& options, int value) {
                options.*Member = static_cast<std::remove_reference_t<decltype(options.*Member)>>(value);
            },
            relevant, in_old_saves};
}

constexpr OptionSpec number_option(std::string_view key, UiText label, int min, int max, UiText help = "") {
    return {
        .key = key, .kind = OptionSpec::Kind::number, .label = label, .help = help, .min = min, .max = max};
}
constexpr OptionSpec toggle_option(std::string_view key, UiText label, UiText help = "") {
    return {.key = key, .kind = OptionSpec::Kind::toggle, .label = label, .help = help};
}
constexpr OptionSpec choice_option(std::string_view key, UiText label, std::span<const Choice> choices,
                                   UiText help = "") {
    return {.key = key,
            .kind = OptionSpec::Kind::choice,
            .label = label,
            .help = help,
            .max = static_cast<int>(choices.size()) - 1,
            .choices = choices};
}

// The value as text: "7", "on", "english".
std::string option_text(const OptionSpec& spec, int value);
Result<int> parse_option(const OptionSpec& spec, std::string_view text);

// "key=value key=value …", every field of the list.
template <class Options>
std::string to_text(const Options& options, std::span<const OptionField<Options>> fields) {
    std::string text;
    for (const auto& field : fields) {
        if (!text.empty()) text += ' ';
        text.append(field.spec.key) += '=' + option_text(field.spec, field.get(options));
    }
    return text;
}

// Returns `options` with the fields named in "key=value key=value …" replaced; a Fault if any is wrong.
template <class Options>
Result<Options> parse_options(std::string_view text, std::span<const OptionField<Options>> fields,
                              Options options = {}) {
    for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
        const auto equals = word.find('=');
        const auto key = word.substr(0, equals);
        const OptionField<Options>* found = nullptr;
        for (const auto& field : fields)
            if (field.spec.key == key) found = &field;
        if (equals == std::string_view::npos)
            return Fault{"expected key=value, found " + trapbox::quoted(word)};
        if (!found) return Fault{"there is no option " + trapbox::quoted(key)};
        const auto value = parse_option(found->spec, word.substr(equals + 1));
        if (!value) return value.fault();
        found->set(options, *value);
    }
    return options;
}

// The options of a save, which may have been written before some of the fields existed.
template <class Options>
Result<Options> parse_saved_options(std::string_view text, std::span<const OptionField<Options>> fields) {
    Options options;
    for (const auto& field : fields)
        if (field.in_old_saves) field.set(options, *field.in_old_saves);
    return parse_options(text, fields, options);
}

}
