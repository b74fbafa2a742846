#include "art/art_provider.h"

#include "art/glyphs.h"
#include "art/hexagons.h"
#include "art/passed_board.h"
#include "art/pieces.h"
#include "art/shadows.h"
#include "art/surfaces.h"
#include "art/tiles.h"
#include "art/tints.h"
#include "art/trapdoors.h"
#include "art/tray_pieces.h"
#include "art/woodwork.h"

#include <QMutex>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QUrlQuery>

#include <functional>
#include <map>
#include <utility>

namespace trapbox {

namespace {

// Sides of a bitmap in device pixels.
constexpr int kMaxSide = 4096;
constexpr int kDefaultSide = 64;

constexpr std::uint32_t kSeed = 7; // of every surface: surfaces of one material share a bitmap

using Painter = std::function<void(QPainter&, const QRectF&, const QUrlQuery&)>;

const std::map<QString, Surface>& surfaces() {
    static const std::map<QString, Surface> names{
        {"beech", Surface::beech},           {"walnut", Surface::walnut}, {"oak", Surface::oak},
        {"smoked_oak", Surface::smoked_oak}, {"slate", Surface::slate},   {"felt", Surface::felt}};
    return names;
}

QColor wall_tint(const QUrlQuery& query) {
    const QColor tint(query.queryItemValue("tint", QUrl::FullyDecoded));
    return tint.isValid() ? tint : tints::kWall;
}

const std::map<QString, Painter>& painters() {
    static const std::map<QString, Painter> names{
        {"disk",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const QColor tint(query.queryItemValue("tint", QUrl::FullyDecoded));
             paint_disk(painter, bounds, tint, query.queryItemValue("mark"));
         }},
        {"passed_disk",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const bool plain = query.queryItemValue("plain") == "1";
             const QString part = query.queryItemValue("part");
             if (part != "face") paint_passed_disk(painter, bounds, plain);
             if (part != "body") paint_passed_face(painter, bounds);
         }},
        {"passed_board",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const auto number = [&query](const char* name) { return query.queryItemValue(name).toDouble(); };
             paint_passed_board(painter, bounds,
                                {.width = number("width"),
                                 .length = number("length"),
                                 .frame = number("frame"),
                                 .wall = number("wall"),
                                 .gap = number("gap"),
                                 .band = number("band"),
                                 .plain = query.queryItemValue("plain") == "1"},
                                number("grain"));
         }},
        {"tray_piece",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_tray_piece(painter, bounds, query.queryItemValue("size").toInt(),
                              query.queryItemValue("plain") == "1");
         }},
        {"tray_grain",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_tray_grain(painter, bounds, query.queryItemValue("size").toInt());
         }},
        {"spring_bar",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_spring_bar(painter, bounds, query.queryItemValue("plain") == "1");
         }},
        {"glyph",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const QColor ink(query.queryItemValue("ink", QUrl::FullyDecoded));
             const auto name = query.queryItemValue("name");
             const QColor fill(query.queryItemValue("fill", QUrl::FullyDecoded));
             if (!paint_glyph(painter, bounds, name, ink, fill.isValid() ? fill : Qt::transparent))
                 qWarning("unknown glyph '%s'", qPrintable(name));
         }},
        {"tile",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const auto game = query.queryItemValue("game");
             if (!paint_tile(painter, bounds, game)) qWarning("no tile for game '%s'", qPrintable(game));
         }},
        {"shadow",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery&) { paint_shadow(painter, bounds); }},
        {"round_shadow",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_round_shadow(painter, bounds, query.queryItemValue("height").toDouble());
         }},
        {"lifted_shadow", [](QPainter& painter, const QRectF& bounds,
                             const QUrlQuery&) { paint_lifted_shadow(painter, bounds); }},
        {"glow",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_glow(painter, bounds, QColor(query.queryItemValue("ink", QUrl::FullyDecoded)));
         }},
        {"trail",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_trail(painter, bounds, QColor(query.queryItemValue("ink", QUrl::FullyDecoded)));
         }},
        {"board_shadow",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_board_shadow(painter, bounds, query.queryItemValue("reach").toDouble());
         }},
        {"peg",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery&) { paint_peg(painter, bounds); }},
        {"checkers_board",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             const auto size = [&](const char* name) { return query.queryItemValue(name).toDouble(); };
             paint_checkers_board(painter, bounds, {size("square"), size("border"), size("rail")},
                                  query.queryItemValue("plain") == "1");
         }},
        {"cast_shadow",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_cast_shadow(painter, bounds, query.queryItemValue("body").toDouble(),
                               query.queryItemValue("corner").toDouble());
         }},
        {"man",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_man(painter, bounds, query.queryItemValue("side") == "white", query.hasQueryItem("crown"),
                       query.queryItemValue("plain") == "1");
         }},
        {"door_leaf",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_door_leaf(painter, bounds, query.queryItemValue("colour"),
                             query.queryItemValue("half") == "left");
         }},
        {"pit", [](QPainter& painter, const QRectF& bounds,
                   const QUrlQuery& query) { paint_pit(painter, bounds, query.queryItemValue("colour")); }},
        {"slider_slot", [](QPainter& painter, const QRectF& bounds,
                           const QUrlQuery&) { paint_slider_slot(painter, bounds); }},
        {"slider",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_slider(painter, bounds, query.queryItemValue("colour"));
         }},
        {"wheel",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_wheel(painter, bounds, query.queryItemValue("sections"),
                         query.queryItemValue("side") == "white");
         }},
        {"wheel_light", [](QPainter& painter, const QRectF& bounds,
                           const QUrlQuery&) { paint_wheel_light(painter, bounds); }},
        {"wheel_face",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_wheel_face(painter, bounds, query.queryItemValue("face"),
                              query.queryItemValue("side") == "white");
         }},
        {"wheel_pointer", [](QPainter& painter, const QRectF& bounds,
                             const QUrlQuery&) { paint_wheel_pointer(painter, bounds); }},
        {"hex_field",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_hex_field(painter, bounds, query.queryItemValue("side").toInt(),
                             query.queryItemValue("across").toDouble(), query.queryItemValue("plain") == "1");
         }},
        {"mover",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_mover(painter, bounds, query.queryItemValue("side") == "red");
         }},
        {"mover_start",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_mover_start(painter, bounds, query.queryItemValue("side") == "red");
         }},
        {"cage",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery&) { paint_cage(painter, bounds); }},
        {"wall",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_wall(painter, bounds, wall_tint(query), query.queryItemValue("turn").toDouble());
         }},
        {"wall_shadow", [](QPainter& painter, const QRectF& bounds,
                           const QUrlQuery&) { paint_wall_shadow(painter, bounds); }},
        {"wall_pile",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_wall_pile(painter, bounds, query.queryItemValue("share").toDouble(), wall_tint(query));
         }},
        {"space_light",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_space_light(painter, bounds, QColor(query.queryItemValue("ink", QUrl::FullyDecoded)),
                               query.queryItemValue("fill").toDouble(), query.queryItemValue("mark"));
         }},
        {"hatch",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_hatch(painter, bounds, QColor(query.queryItemValue("ink", QUrl::FullyDecoded)), 5, -1);
         }},
        {"sand_glass",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_sand_glass(painter, bounds, QColor(query.queryItemValue("ink", QUrl::FullyDecoded)),
                              QColor(query.queryItemValue("lids", QUrl::FullyDecoded)));
         }},
        {"sand",
         [](QPainter& painter, const QRectF& bounds, const QUrlQuery& query) {
             paint_sand(painter, bounds, QColor(query.queryItemValue("tint", QUrl::FullyDecoded)));
         }},
    };
    return names;
}

// "pixels=124x96" in the address takes precedence over the size that Qt requests, which is rounded to logical
// pixels.
QSize bitmap_size(const QUrlQuery& query, QSize requested) {
    const auto sides = query.queryItemValue("pixels").split('x');
    QSize size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : requested;
    if (size.isEmpty()) size = QSize(kDefaultSide, kDefaultSide);
    return size.boundedTo(QSize(kMaxSide, kMaxSide));
}

// A picture that the scene graph turns into a texture, on its own thread.
class ArtTexture : public QQuickTextureFactory {
  public:
    ArtTexture(QString id, QImage image)
        : m_id(std::move(id)), m_size(image.size()), m_bytes(static_cast<int>(image.sizeInBytes())),
          m_image(std::move(image)) {}

    QSGTexture* createTexture(QQuickWindow* window) const override {
        const QImage bitmap = image();
        // Without a GPU, Qt draws from the bitmap, and requests it repeatedly.
        if (window->rendererInterface()->graphicsApi() != QSGRendererInterface::Software) drop_bitmap();
        return window->createTextureFromImage(bitmap, QQuickWindow::TextureCanUseAtlas);
    }
    QImage image() const override {
        const QMutexLocker lock(&m_mutex);
        if (!m_dropped) return m_image;
        return paint_art(m_id, m_size);
    }
    QSize textureSize() const override { return m_size; }
    int textureByteCount() const override { return m_bytes; }

  private:
    void drop_bitmap() const {
        const QMutexLocker lock(&m_mutex);
        m_image = {};
        m_dropped = true;
    }

    QString m_id;
    QSize m_size;
    int m_bytes;
    mutable QMutex m_mutex;
    mutable QImage m_image;
    mutable bool m_dropped = false;
};

}

QQuickTextureFactory* ArtProvider::requestTexture(const QString& id, QSize* size, const QSize& requested) {
    return new ArtTexture(id, requestImage(id, size, requested));
}

QImage ArtProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    QImage image = paint_art(id, requested);
    if (size) *size = image.size();
    return image;
}

QImage paint_art(const QString& id, QSize requested) {
    const auto name = id.section('?', 0, 0);
    const QUrlQuery query(id.section('?', 1));
    const QSize pixels = bitmap_size(query, requested);
    if (const auto found = surfaces().find(name); found != surfaces().end()) {
        const float scale = std::max(1.0F, query.queryItemValue("scale").toFloat());
        return paint_surface(found->second, pixels, scale, kSeed);
    }
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (const auto found = painters().find(name); found != painters().end()) {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        found->second(painter, QRectF(QPointF(0, 0), QSizeF(pixels)), query);
    } else {
        qWarning("unknown picture '%s'", qPrintable(name));
    }
    return image;
}

}
