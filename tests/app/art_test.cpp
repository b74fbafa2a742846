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

TEST_CASE("a wall is ivory unless it is asked for in another colour", "[art]") {
    const QRgb wall = inked("wall", {0.5, 0.5});
    CHECK(qRed(wall) > 230);
    CHECK(qRed(wall) > qBlue(wall) + 20);
    const QRgb yellow = inked("wall?tint=%23ffd400", {0.5, 0.5});
    CHECK(qBlue(yellow) < 60);
}
