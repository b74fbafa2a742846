#include "games/booby_trap/rows.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace trapbox {

using namespace booby_trap;

namespace {

constexpr const char* kLevelText[] = {
    QT_TRANSLATE_NOOP("booby_trap", "loose"), QT_TRANSLATE_NOOP("booby_trap", "barely held"),
    QT_TRANSLATE_NOOP("booby_trap", "held"), QT_TRANSLATE_NOOP("booby_trap", "tight"),
    QT_TRANSLATE_NOOP("booby_trap", "very tight")};
constexpr double kFullWidthLoad = 6; // N: drawn at full width

}

QString level_text(int level) {
    return level < 0 ? QString() : QCoreApplication::translate("booby_trap", kLevelText[level]);
}

QString with_sign(int number, const QString& size) {
    return number < 0 ? QChar(0x2212) + size : size; // a minus, no hyphen
}

std::vector<RowModel<TrayPieceRow>::Role>
tray_piece_roles(std::function<QString(const TrayPieceRow&)> label) {
    using Row = TrayPieceRow;
    return {
        {"number", [](const Row& row) { return row.number; }},
        {"mmX", [](const Row& row) { return millimetres(row.shown.x); }},
        {"mmY", [](const Row& row) { return millimetres(row.shown.y); }},
        {"radius", [](const Row& row) { return millimetres(row.view.radius); }},
        {"turn", [](const Row& row) { return degrees(row.view.angle); }},
        {"sizeIndex", [](const Row& row) { return static_cast<int>(row.view.size); }},
        {"place", [](const Row& row) { return static_cast<int>(row.view.place); }},
        {"onEnd", [](const Row& row) { return row.on_end; }},
        {"pileIndex", [](const Row& row) { return row.pile_index; }},
        {"owner",
         [](const Row& row) { return row.taken_index < 0 ? -1 : static_cast<int>(row.view.by.index); }},
        {"takenIndex", [](const Row& row) { return row.taken_index; }},
        {"raised", [](const Row& row) { return millimetres(row.view.height) * 1000 / kClear; }},
        {"mayTouch", [](const Row& row) { return row.view.may_touch; }},
        {"touched", [](const Row& row) { return row.touched; }},
        {"known", [](const Row& row) { return row.known; }},
        {"knownText", [](const Row& row) { return level_text(row.known); }},
        {"label", std::move(label), true},
    };
}

std::vector<RowModel<TrayPlayerRow>::Role> tray_player_roles(std::function<QString(int score)> points_text) {
    using Row = TrayPlayerRow;
    return {
        {"seat", [](const Row& row) { return row.seat; }},
        {"points",
         [](const Row& row) { return with_sign(row.view.score, QString::number(std::abs(row.view.score))); }},
        {"pointsText",
         [points_text = std::move(points_text)](const Row& row) { return points_text(row.view.score); }},
        {"onTurn", [](const Row& row) { return row.on_turn; }},
        {"takenCount",
         [](const Row& row) { return std::accumulate(row.view.taken.begin(), row.view.taken.end(), 0); }},
    };
}

std::vector<RowModel<ChainRow>::Role> chain_roles() {
    using Row = ChainRow;
    const auto along = [](const Row& row) { return row.contact.to - row.contact.from; };
    return {
        {"mmX", [](const Row& row) { return millimetres((row.contact.from.x + row.contact.to.x) / 2); }},
        {"mmY", [](const Row& row) { return millimetres((row.contact.from.y + row.contact.to.y) / 2); }},
        {"span", [along](const Row& row) { return millimetres(length(along(row))); }},
        {"turn", [along](const Row& row) { return degrees(std::atan2(along(row).y, along(row).x)); }},
        {"load",
         [](const Row& row) {
             return std::min(1.0, static_cast<double>(row.contact.load) / kFullWidthLoad);
         }},
        {"broken", [](const Row& row) { return row.broken; }},
    };
}

}
