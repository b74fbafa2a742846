#include "games/booby_trap/rows.h"

#include <QCoreApplication>

#include <cmath>

namespace trapbox {

using namespace booby_trap;

namespace {

constexpr const char* kPlaces[] = {"tray", "taken", "discarded"};
constexpr const char* kLevelWords[] = {
    QT_TRANSLATE_NOOP("booby_trap", "loose"), QT_TRANSLATE_NOOP("booby_trap", "barely held"),
    QT_TRANSLATE_NOOP("booby_trap", "held"), QT_TRANSLATE_NOOP("booby_trap", "tight"),
    QT_TRANSLATE_NOOP("booby_trap", "very tight")};
constexpr double kFullWidthLoad = 6; // N: drawn at full width

}

QString level_words(int level) {
    return level < 0 ? QString() : QCoreApplication::translate("booby_trap", kLevelWords[level]);
}

QString with_sign(int number, const QString& size) {
    return number < 0 ? QChar(0x2212) + size : size; // a minus, no hyphen
}

std::vector<RowModel<TrayPieceRow>::Role>
tray_piece_roles(std::function<QString(const TrayPieceRow&)> words) {
    using Row = TrayPieceRow;
    return {
        {"number", [](const Row& row) { return row.number; }},
        {"mmX", [](const Row& row) { return millimetres(row.shown.x); }},
        {"mmY", [](const Row& row) { return millimetres(row.shown.y); }},
        {"radius", [](const Row& row) { return millimetres(row.view.radius); }},
        {"turn", [](const Row& row) { return degrees(row.view.angle); }},
        {"sizeIndex", [](const Row& row) { return static_cast<int>(row.view.size); }},
        {"place", [](const Row& row) { return QString(kPlaces[static_cast<int>(row.view.place)]); }},
        {"onEnd", [](const Row& row) { return row.on_end; }},
        {"pileIndex", [](const Row& row) { return row.pile_index; }},
        {"raised", [](const Row& row) { return millimetres(row.view.height) * 1000 / kClear; }},
        {"mayTouch", [](const Row& row) { return row.view.may_touch; }},
        {"touched", [](const Row& row) { return row.touched; }},
        {"known", [](const Row& row) { return row.known; }},
        {"knownWords", [](const Row& row) { return level_words(row.known); }},
        {"words", std::move(words), true},
    };
}

std::vector<RowModel<TrayPlayerRow>::Role> tray_player_roles(std::function<QString(int score)> words) {
    using Row = TrayPlayerRow;
    return {
        {"seat", [](const Row& row) { return row.seat; }},
        {"points",
         [](const Row& row) { return with_sign(row.view.score, QString::number(std::abs(row.view.score))); }},
        {"words", [words = std::move(words)](const Row& row) { return words(row.view.score); }},
        {"onTurn", [](const Row& row) { return row.on_turn; }},
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
