#include "trapdoor_checkers/table.h"

namespace trapbox::trapdoor_checkers::tests {

std::string drawn(char turn, std::string_view picture) {
    std::string white, black, doors;
    int seen = 0;
    for (const char sign : picture) {
        if (std::string_view(".wWbBO").find(sign) == std::string_view::npos) continue;
        const std::string name{static_cast<char>('a' + seen % 8), static_cast<char>('8' - seen / 8)};
        const auto square = square_named(name);
        ++seen;
        if (sign == '.') continue;
        REQUIRE(square); // only dark squares are used
        if (sign == 'O') {
            doors.append(doors.empty() ? " doors=" : ",").append(name);
            continue;
        }
        std::string& list = sign == 'w' || sign == 'W' ? white : black;
        if (!list.empty()) list += ',';
        if (sign == 'W' || sign == 'B') list += 'K';
        list += std::to_string(square->number());
    }
    REQUIRE(seen == 64);
    std::string text(1, turn);
    return text.append(":W").append(white).append(":B").append(black).append(doors);
}

}
