// Sends commands as text in tests.
#pragma once

#include "match_driver.h"

namespace trapbox {

// Returns whether the rules accepted the command.
inline bool submit(MatchDriver& driver, std::string_view text) {
    const auto command = driver.match().parse(text);
    return command && driver.submit(*command);
}

inline void show_hint(MatchDriver& driver, std::string_view text) {
    const auto command = driver.match().parse(text);
    if (command) driver.view()->show_hint(*command);
}

inline std::vector<std::string> moves_of(const AnyMatch& match) {
    std::vector<std::string> texts;
    for (const AnyCommand& move : match.moves())
        texts.push_back(to_text(move));
    return texts;
}

}
