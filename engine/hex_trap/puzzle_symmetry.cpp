#include "hex_trap/puzzle_symmetry.h"

#include <algorithm>

namespace trapbox::hex_trap {

namespace {

struct Place {
    int q = 0;
    int r = 0;
    auto operator<=>(const Place&) const = default;
};

constexpr int kSymmetries = 12; // six rotations, each with and without a reflection

Place turned(Place place, int symmetry) {
    for (int i = 0; i < symmetry % 6; ++i)
        place = {-place.r, place.q + place.r};
    return symmetry < 6 ? place : Place{place.r, place.q};
}

Place place_of(const Position& position, Space space) {
    const auto& spaces = board_of(position.side).spaces;
    const auto found = std::ranges::find(spaces, space, &SpacePlace::space);
    return {found->q, found->r};
}

void add(std::string& text, Place place) {
    text += std::to_string(place.q) + ',' + std::to_string(place.r) + ' ';
}

template <class Describe>
std::string min_of_all_symmetries(Describe describe) {
    std::string min;
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        auto text = describe(symmetry);
        if (symmetry == 0 || text < min) min = std::move(text);
    }
    return min;
}

void add_pair(std::string& text, Place a, Place b) {
    add(text, std::min(a, b));
    add(text, std::max(a, b));
}

}

std::string symmetry_key(const Position& position, const Goal& goal) {
    std::vector<std::pair<Place, Place>> walls;
    for (const Slot slot : board_of(position.side).slot_list)
        if (!position.is_open(slot))
            walls.emplace_back(place_of(position, slot.a), place_of(position, slot.b));
    const auto describe = [&](int symmetry) {
        std::string text = Puzzles::to_text(goal) + ' ' + std::to_string(position.side) + ' ' +
                           std::to_string(position.pile) + ' ';
        for (const Seat seat : {position.turn, other(position.turn)}) {
            std::vector<std::pair<Place, bool>> movers;
            for (int i = 0; i < kMovers; ++i)
                if (owner(i) == seat)
                    movers.emplace_back(
                        turned(place_of(position, position.movers[static_cast<std::size_t>(i)]), symmetry),
                        position.is_caught(i));
            std::ranges::sort(movers);
            for (const auto& [place, caught] : movers) {
                add(text, place);
                if (caught) text += "! ";
            }
        }
        std::vector<std::string> lines;
        for (const auto& [a, b] : walls)
            add_pair(lines.emplace_back(), turned(a, symmetry), turned(b, symmetry));
        std::ranges::sort(lines);
        for (const std::string& line : lines)
            text += line;
        return text;
    };
    return min_of_all_symmetries(describe);
}

std::string idea(const Position& position, std::span<const Command> solver_turns, Space anchor) {
    const Place centre = place_of(position, anchor);
    const auto describe = [&](int symmetry) {
        const auto seen = [&](Space space) {
            const Place place = place_of(position, space);
            return turned({place.q - centre.q, place.r - centre.r}, symmetry);
        };
        std::string text;
        for (const Command& turn : solver_turns) {
            std::vector<std::string> halves;
            for (const Half half : {turn.first, turn.second}) {
                std::string line = half.kind == Half::Kind::step ? "step " : "wall ";
                if (half.kind == Half::Kind::step) {
                    add(line, seen(half.from));
                    add(line, seen(half.to));
                } else {
                    add_pair(line, seen(half.from), seen(half.to));
                }
                halves.push_back(line);
            }
            std::ranges::sort(halves);
            text += halves[0] + halves[1];
        }
        std::vector<std::string> around;
        for (const SpacePlace& place : board_of(position.side).spaces) {
            const Slot slot = slot_between(anchor, place.space);
            if (place.space == anchor || !board_of(position.side).has(slot)) continue;
            const int mover = position.mover_on(place.space);
            std::string line;
            add(line, seen(place.space));
            line += !position.is_open(slot)         ? "wall "
                    : mover < 0                     ? "free "
                    : owner(mover) == position.turn ? "own "
                                                    : "other ";
            around.push_back(line);
        }
        std::ranges::sort(around);
        for (const std::string& line : around)
            text += line;
        return text;
    };
    return min_of_all_symmetries(describe);
}

}
