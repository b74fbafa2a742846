// Pictures of pieces, walls and boards.
#include "art/art_provider.h"
#include "art/light.h"
#include "test.h"

#include <cmath>
#include <set>

using namespace trapbox;

namespace {

QRgb inked(const QString& art, QPointF at) { // at a position relative to its width and height
    const QImage image = ArtProvider().requestImage(art, nullptr, {100, 100});
    return image.pixel((at * 99).toPoint());
}

}

TEST_CASE("pieces that players must distinguish have different colours", "[art]") {
    const std::vector<std::vector<QString>> games{
        {"tray_piece?size=0", "tray_piece?size=1", "tray_piece?size=2"},
        {"mover?side=red", "mover?side=blue"},
        {"mover_start?side=red", "mover_start?side=blue"},
        {"man?side=white", "man?side=black"},
        {"slider?colour=green", "slider?colour=orange"},
    };
    for (const auto& pieces : games) {
        std::set<QRgb> colours;
        for (const QString& piece : pieces) {
            CAPTURE(piece.toStdString());
            const QRgb ink = inked(piece, {0.5, 0.22}); // between the mark and the rim
            CHECK(qAlpha(ink) == 255);
            colours.insert(ink);
        }
        CHECK(colours.size() == pieces.size());
    }
}

TEST_CASE("in high contrast dark pieces have a white edge", "[art]") {
    for (const QString piece : {"passed_disk", "man?side=black", "tray_piece?size=1"}) {
        CAPTURE(piece.toStdString());
        const QString plain = piece + (piece.contains('?') ? "&plain=1" : "?plain=1");
        CHECK(qGreen(inked(plain, {0.5, 0.03})) > 220);
        CHECK(qGreen(inked(piece, {0.5, 0.03})) < 220);
    }
}

TEST_CASE("raised objects on the boards are lit from the direction of the light", "[art]") {
    struct Lit {
        QString art;
        QPointF left, right; // on its slopes, as it is shown
    };
    const Lit all[] = {
        {"man?side=white", {0.05, 0.5}, {0.95, 0.5}},
        {"man?side=black", {0.06, 0.5}, {0.94, 0.5}},
        {"mover?side=red", {0.05, 0.5}, {0.95, 0.5}},
        {"mover?side=blue", {0.05, 0.5}, {0.95, 0.5}},
        {"slider?colour=green", {0.1, 0.5}, {0.86, 0.5}},
        {"wall?turn=90", {0.5, 0.8}, {0.5, 0.2}}, // rotated clockwise, its lower side is on the left
        {"wall?turn=-90", {0.5, 0.2}, {0.5, 0.8}},
    };
    for (const Lit& one : all) {
        CAPTURE(one.art.toStdString());
        const QPointF lit = light::kX > 0 ? one.right : one.left;
        const QPointF dark = light::kX > 0 ? one.left : one.right;
        CHECK(qGray(inked(one.art, lit)) > qGray(inked(one.art, dark)));
    }
}

TEST_CASE("a wall, and a pile of them, is ivory unless it is asked for in another colour", "[art]") {
    const std::pair<QString, int> all[] = {{"wall?", 230},
                                           {"wall_pile?share=1&", 200}}; // a pile has its own shadow
    for (const auto& [walls, light] : all) {
        CAPTURE(walls.toStdString());
        const QRgb ivory = inked(walls, {0.5, 0.5});
        CHECK(qRed(ivory) > light);
        CHECK(qRed(ivory) > qBlue(ivory) + 20);
        CHECK(qBlue(ivory) > 100);
        CHECK(qBlue(inked(walls + "tint=%23ffd400", {0.5, 0.5})) < 60);
    }
}

TEST_CASE("no space of Trap's field shows a seam of the plank texture", "[art]") {
    for (const int side : {4, 5, 6}) {
        const double across = 2 * side - 0.4;
        const double unit = 100; // px per width of a space
        const QSize size(static_cast<int>(across * unit), static_cast<int>(across * unit));
        const QImage field = ArtProvider().requestImage(
            QString("hex_field?side=%1&across=%2&plain=0").arg(side).arg(across), nullptr, size);
        // Wood changes slowly along the grain; at a seam, every row of a tile changes at once.
        double most = 0;
        for (int r = 1 - side; r < side; ++r)
            for (int q = std::max(1 - side, 1 - side - r); q <= std::min(side - 1, side - 1 - r); ++q) {
                const int x = static_cast<int>(size.width() / 2 + (q + r / 2.0) * unit);
                const int y = static_cast<int>(size.height() / 2 + r * 0.8660254 * unit);
                for (int column = x - 35; column < x + 35; ++column) {
                    double change = 0;
                    for (int row = y - 20; row < y + 20; ++row)
                        change +=
                            std::abs(qGreen(field.pixel(column, row)) - qGreen(field.pixel(column + 1, row)));
                    most = std::max(most, change / 40);
                }
            }
        CAPTURE(side);
        CHECK(most < 3); // of 255: 1.4 at most with no seam, 9.7 at least with one
    }
}

TEST_CASE("one light from the right: disks are lighter on that side, and shadows are displaced to the left",
          "[art]") {
    for (const QString round : {"passed_disk", "peg", "man?side=black", "tray_piece?size=1"}) {
        CAPTURE(round.toStdString());
        CHECK(qGreen(inked(round, {0.92, 0.5})) > qGreen(inked(round, {0.08, 0.5})) + 20);
        // Both ends of the board look the same, except for the grain of the wood.
        CHECK(std::abs(qGreen(inked(round, {0.9, 0.3})) - qGreen(inked(round, {0.9, 0.7}))) <= 3);
    }
    for (const QString shadow : {"round_shadow?height=0.3", "board_shadow?reach=20"}) {
        CAPTURE(shadow.toStdString());
        CHECK(qAlpha(inked(shadow, {0.12, 0.5})) > qAlpha(inked(shadow, {0.88, 0.5})) + 10);
        CHECK(std::abs(qAlpha(inked(shadow, {0.5, 0.15})) - qAlpha(inked(shadow, {0.5, 0.85}))) <= 2);
    }
}

TEST_CASE("frame and wall of The Passed-Trap cast their shadows on the slate", "[art]") {
    const QString board =
        "passed_board?width=340&length=560&frame=15&wall=12&gap=43&band=225&grain=1&plain=%1&pixels=370x590";
    const auto mean = [](const QImage& image, QRect area) { // of the green channel
        double sum = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                sum += qGreen(image.pixel(x, y));
        return sum / area.width() / area.height();
    };
    // A pixel is a millimetre: the slate begins at 15, the wall is at 289 … 301.
    const QRect beside_the_right_rail(350, 100, 4, 150);
    const QRect beside_the_left_rail(16, 100, 4, 150);
    const QRect open(250, 100, 40, 150);
    const QRect below_the_wall(60, 301, 80, 2);
    const QImage lit = ArtProvider().requestImage(board.arg(0), nullptr, {});
    CHECK(mean(lit, beside_the_right_rail) < 0.75 * mean(lit, open));
    CHECK(mean(lit, beside_the_right_rail) < 0.9 * mean(lit, beside_the_left_rail));
    CHECK(mean(lit, below_the_wall) < 0.9 * mean(lit, open));
    // There are no shadows in high contrast.
    const QImage plain = ArtProvider().requestImage(board.arg(1), nullptr, {});
    CHECK(mean(plain, beside_the_right_rail) == mean(plain, open));
}

TEST_CASE("the light on a rotating disk is fixed: the rotating layer has only grain and mark", "[art]") {
    CHECK(qAlpha(inked("passed_disk?part=body", {0.5, 0.5})) == 255);
    CHECK(qAlpha(inked("passed_disk?part=face", {0.95, 0.5})) == 0); // the edge, with the light on it
    CHECK(qAlpha(inked("passed_disk?part=face", {0.5, 0.5})) > 200); // the mark
    CHECK(inked("passed_disk", {0.95, 0.5}) == inked("passed_disk?part=body", {0.95, 0.5}));
}

TEST_CASE("a table top is a wood of its own in each look, and text can be read on it", "[art]") {
    const auto contrast = [](const QColor& ink, QRgb ground) { // as defined by WCAG
        const auto luminance = [](const QColor& colour) {
            const auto linear = [](float value) {
                const auto part = static_cast<double>(value);
                return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                   0.0722 * linear(colour.blueF());
        };
        const double a = luminance(ink) + 0.05;
        const double b = luminance(QColor(ground)) + 0.05;
        return std::max(a, b) / std::min(a, b);
    };
    const std::pair<QString, std::vector<QString>> tables[] = {
        {"oak?scale=1", {"#2b1d12", "#634f3d", "#96391b", "#a3212a"}}, // Theme's ink, inkSoft, accent, bad
        {"smoked_oak?scale=1", {"#f6ead8", "#c8b59e", "#f0a06a", "#ff9a8f"}},
    };
    for (const auto& [table, inks] : tables) {
        const QImage wood = ArtProvider().requestImage(table, nullptr, {320, 320});
        double red = 0;
        double green = 0;
        double blue = 0;
        for (int y = 0; y < 320; ++y)
            for (int x = 0; x < 320; ++x) {
                red += qRed(wood.pixel(x, y));
                green += qGreen(wood.pixel(x, y));
                blue += qBlue(wood.pixel(x, y));
            }
        const double all = 320 * 320;
        const QRgb mean =
            qRgb(static_cast<int>(red / all), static_cast<int>(green / all), static_cast<int>(blue / all));
        for (const QString& ink : inks) {
            CAPTURE(table.toStdString(), ink.toStdString());
            CHECK(contrast(QColor(ink), mean) >= 4.5);
        }
    }
}

TEST_CASE("a picture requested several times is painted once", "[art]") {
    QSize size;
    const std::unique_ptr<QQuickTextureFactory> picture(
        ArtProvider().requestTexture("passed_disk?pixels=40x30", &size, {}));
    CHECK(size == QSize(40, 30));
    CHECK(picture->textureSize() == QSize(40, 30));
    CHECK(picture->image().size() == QSize(40, 30));
    CHECK(picture->image().constBits() == picture->image().constBits());
}
