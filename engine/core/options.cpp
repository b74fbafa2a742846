#include "core/options.h"

namespace trapbox {

std::string option_text(const OptionSpec& spec, int value) {
    switch (spec.kind) {
    case OptionSpec::Kind::toggle: return value != 0 ? "on" : "off";
    case OptionSpec::Kind::choice: return std::string(spec.choices[static_cast<std::size_t>(value)].key);
    case OptionSpec::Kind::number: break;
    }
    return std::to_string(value);
}

Result<int> parse_option(const OptionSpec& spec, std::string_view text) {
    std::string allowed;
    switch (spec.kind) {
    case OptionSpec::Kind::toggle:
        if (text == "on") return 1;
        if (text == "off") return 0;
        allowed = "on or off";
        break;
    case OptionSpec::Kind::choice:
        for (std::size_t i = 0; i < spec.choices.size(); ++i) {
            if (spec.choices[i].key == text) return static_cast<int>(i);
            allowed.append(allowed.empty() ? "" : ", ").append(spec.choices[i].key);
        }
        allowed = "one of " + allowed;
        break;
    case OptionSpec::Kind::number:
        if (const auto number = parse_number<int>(text, spec.min, spec.max)) return *number;
        allowed = "a number from " + std::to_string(spec.min) + " to " + std::to_string(spec.max);
        break;
    }
    return Fault{"option " + quoted(spec.key) + " takes " + allowed};
}

}
