#include "passed_trap/show.h"

#include <algorithm>
#include <cmath>

namespace trapbox::passed_trap {

std::string show(const View& view) {
    // 35 columns of 10 mm by 29 rows of 20 mm, the camp of seat 0 below.
    constexpr int kColumns = 35;
    constexpr int kRows = 29;
    std::vector<std::string> rows(kRows, std::string(kColumns, ' '));
    const auto cell = [&](Vec at) -> char& {
        const auto column = std::lround((at.x + kHalfWidth) / 0.01F);
        const auto row = std::lround((kHalfLength - at.y) / 0.02F);
        return rows[static_cast<std::size_t>(std::min<long>(std::max<long>(row, 0), kRows - 1))]
                   [static_cast<std::size_t>(std::min<long>(std::max<long>(column, 0), kColumns - 1))];
    };
    for (int column = 0; column < kColumns; ++column) {
        const float x = static_cast<float>(column) * 0.01F - kHalfWidth;
        if (std::abs(x) > view.gap / 2) cell({x, 0}) = '#';
        for (const BandView& band : view.bands)
            for (std::size_t i = 1; i < band.line.size(); ++i) {
                const Vec a = band.line[i - 1];
                const Vec b = band.line[i];
                if ((a.x <= x) == (b.x <= x)) continue;
                cell({x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)}) = '-';
            }
    }
    for (int i = 0; i < kDisks; ++i) {
        const DiskView& disk = view.disks[static_cast<std::size_t>(i)];
        if (disk.where == Disk::Where::on_table || disk.where == Disk::Where::held)
            cell(disk.at) = static_cast<char>('0' + i);
    }
    std::string text;
    for (const std::string& row : rows)
        text += '|' + row + "|\n";
    constexpr std::array kPhases{"placing", "playing", "laid", "claim", "round over", "over"};
    static_assert(kPhases.size() == static_cast<std::size_t>(Phase::over) + 1);
    text +=
        std::string(kPhases[static_cast<std::size_t>(view.phase)]) + (view.tiebreak ? ", tiebreaker" : "");
    text += ", disks " + std::to_string(view.disks_in[0]) + ':' + std::to_string(view.disks_in[1]);
    if (view.pegs_to_win > 0)
        text += ", pegs " + std::to_string(view.pegs[0]) + ':' + std::to_string(view.pegs[1]);
    if (view.timed) text += ", sand " + std::to_string(view.sand_left / kTicksPerSecond) + " s";
    if (view.contest == Format::reflected) text += ", tries left " + std::to_string(view.tries_left);
    return text + '\n';
}

}
