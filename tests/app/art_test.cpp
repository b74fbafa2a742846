// Pictures of what is played with.
#include "art/art_provider.h"
#include "test.h"

#include <set>

using namespace trapbox;

namespace {

QRgb inked(const QString& art, QPointF at) { // at a share of its width and height
    const QImage image = ArtProvider().requestImage(art, nullptr, {100, 100});
    return image.pixel((at * 99).toPoint());
}

}

TEST_CASE("pieces that are told apart in a game are painted in colours of their own", "[art]") {
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

TEST_CASE("a wall, and a pile of them, is ivory unless it is asked for in another colour", "[art]") {
    const std::pair<QString, int> all[] = {{"wall?", 230},
                                           {"wall_pile?share=1&", 200}}; // a pile lies in its own shade
    for (const auto& [walls, light] : all) {
        CAPTURE(walls.toStdString());
        const QRgb ivory = inked(walls, {0.5, 0.5});
        CHECK(qRed(ivory) > light);
        CHECK(qRed(ivory) > qBlue(ivory) + 20);
        CHECK(qBlue(ivory) > 100);
        CHECK(qBlue(inked(walls + "tint=%23ffd400", {0.5, 0.5})) < 60);
    }
}

TEST_CASE("no space of Trap's field shows where its plank begins again", "[art]") {
    for (const int side : {4, 5, 6}) {
        const double across = 2 * side - 0.4;
        const double unit = 100; // px per width of a space
        const QSize size(static_cast<int>(across * unit), static_cast<int>(across * unit));
        const QImage field = ArtProvider().requestImage(
            QString("hex_field?side=%1&across=%2&plain=0").arg(side).arg(across), nullptr, size);
        // Along the grain a wood changes slowly; at a seam every row of a tile changes at once.
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

TEST_CASE("a picture is painted once, however often it is asked for", "[art]") {
    QSize size;
    const std::unique_ptr<QQuickTextureFactory> picture(
        ArtProvider().requestTexture("passed_disk?pixels=40x30", &size, {}));
    CHECK(size == QSize(40, 30));
    CHECK(picture->textureSize() == QSize(40, 30));
    CHECK(picture->image().size() == QSize(40, 30));
    CHECK(picture->image().constBits() == picture->image().constBits());
}
