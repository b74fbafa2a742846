// Returns a text with one passage replaced. Tests use it to damage saves.
#pragma once

#include "test.h"

#include <string>
#include <string_view>

namespace trapbox::tests {

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}
