#include "passed_trap/puzzle_likeness.h"

#include <algorithm>
#include <cmath>

namespace trapbox::passed_trap {

namespace {

constexpr float kCell = 0.02F; // m; half the width of a disk

std::string described(const State& state, const Goal& goal, float side) {
    const bool marks = goal.kind != Goal::Kind::empty;
    std::vector<std::string> disks;
    for (int disk = 0; disk < kDisks; ++disk) {
        if (!state.table.on_table(disk)) continue;
        const Vec at = state.table.position(disk);
        disks.push_back(std::to_string(std::lround(side * at.x / kCell)) + ',' +
                        std::to_string(std::lround(at.y / kCell)) + (marks && disk == goal.disk ? "!" : ""));
    }
    std::ranges::sort(disks);
    std::string text = std::to_string(static_cast<int>(goal.kind));
    for (const std::string& disk : disks)
        text += ' ' + disk;
    return text;
}

}

std::string likeness(const State& state, const Goal& goal) {
    return std::min(described(state, goal, 1), described(state, goal, -1));
}

}
