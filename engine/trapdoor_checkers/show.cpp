#include "trapdoor_checkers/show.h"

#include "trapdoor_checkers/judge.h"

namespace trapbox::trapdoor_checkers {

std::string show(const State& state) {
    std::string text;
    for (int rank = 8; rank >= 1; --rank) {
        text += static_cast<char>('0' + rank);
        for (int file = 0; file < 8; ++file) {
            const auto square =
                square_named(std::string{static_cast<char>('a' + file), static_cast<char>('0' + rank)});
            char sign = ' ';
            if (square) {
                const Bitboard at = bit(*square);
                const bool king = (state.position.kings & at) != 0;
                if ((state.position.of(Side::black) & at) != 0)
                    sign = king ? 'B' : 'b';
                else if ((state.position.of(Side::white) & at) != 0)
                    sign = king ? 'W' : 'w';
                else if ((state.position.doors & at) != 0)
                    sign = 'O';
                else
                    sign = '.';
            }
            text += std::string(1, ' ') + sign;
        }
        for (const Slider& slider : kSliders)
            if (state.options.trapdoors && slider.left.rank() == rank) {
                constexpr std::string_view kAt[] = {"left", "centre", "right"};
                text += "  " + std::string(slider.name) + ' ' +
                        std::string(kAt[static_cast<std::size_t>(position_of(slider, state.position.doors))]);
            }
        text += '\n';
    }
    text += "  a b c d e f g h\n";
    if (state.end) {
        if (!state.end->winner) return text + "drawn: " + std::string(name_of(state.end->reason)) + '\n';
        return text + "won by " + std::string(name_of(*state.end->winner)) + ": " +
               std::string(name_of(state.end->reason)) + '\n';
    }
    text += "to move: " + std::string(name_of(state.turn));
    if (state.options.trapdoors)
        text += ", wheel: " + std::string(state.wheel ? name_of(*state.wheel) : "not spun");
    return text + '\n';
}

}
