#include "booby_trap/show.h"

#include "booby_trap/notation.h"

#include <algorithm>

namespace trapbox::booby_trap {

// The tray from above, the front wall at the bottom; a row is 10 mm, a column 5 mm.
std::string show(const State& state) {
    constexpr float kColumn = 0.005F;
    constexpr float kRow = 0.010F;
    const auto def = tray_def(state.options.difficulty);
    const auto columns = static_cast<std::size_t>(def.width / kColumn);
    const auto rows = static_cast<std::size_t>(def.length / kRow) + 1;
    std::vector<std::string> lines(rows, std::string(columns, ' '));
    const auto row_of = [&](float y) { return std::min(rows - 1, static_cast<std::size_t>(y / kRow)); };
    lines[row_of(state.tray.bar().face())] = std::string(columns, '=');
    for (int piece = 0; piece < kPieces; ++piece) {
        if (!is_in_tray(state, piece)) continue;
        const auto at = state.tray.position(piece);
        auto& line = lines[row_of(std::max(at.y, 0.0F))];
        const std::string name = state.turn.touched == piece ? "*" : piece_name(piece);
        const auto column =
            std::min(columns - name.size(), static_cast<std::size_t>(std::max(at.x, 0.0F) / kColumn));
        line.replace(column, name.size(), name);
    }
    std::string text;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        text += '|' + *line + "|\n";
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        text += "seat " + std::to_string(i) + ": " + std::to_string(player.points) + " points, " +
                std::to_string(player.penalties) + " penalties, " + std::to_string(player.trips) + " trips" +
                (state.turn.seat == seat_at(static_cast<int>(i)) ? ", on turn\n" : "\n");
    }
    return text + std::to_string(pieces_left(state)) + " pieces left\n";
}

}
