#include "art/glyphs.h"

#include <QPainterPath>
#include <QPen>

#include <map>

namespace trapbox {

namespace {

// M x y: move; L x y: line; C x1 y1 x2 y2 x y: curve; O x y r: circle; D x y r: filled dot; Z: close.
const std::map<QString, QString>& strokes() {
    static const std::map<QString, QString> names{
        {"back", "M 15 5 L 8 12 L 15 19"},
        {"forward", "M 9 5 L 16 12 L 9 19"},
        {"close", "M 6 6 L 18 18 M 18 6 L 6 18"},
        {"menu", "M 4 7 L 20 7 M 4 12 L 20 12 M 4 17 L 20 17"},
        {"undo",
         "M 9 5 L 4 10 L 9 15 M 4 10 L 14 10 C 18 10 20 12.5 20 15 C 20 18 18 19.5 15 19.5 L 10 19.5"},
        {"hint", "M 9 17 C 9 14 6 13 6 9 C 6 5.5 8.7 3 12 3 C 15.3 3 18 5.5 18 9 C 18 13 15 14 15 17 Z M 10 "
                 "20.5 L 14 20.5"},
        {"pause", "M 8 5 L 8 19 M 16 5 L 16 19"},
        {"play", "M 8 5 L 19 12 L 8 19 Z"},
        {"faster", "M 4 6 L 12 12 L 4 18 Z M 12 6 L 20 12 L 12 18 Z"},
        {"step", "M 6 5 L 15 12 L 6 19 Z M 18 5 L 18 19"},
        {"step_back", "M 18 5 L 9 12 L 18 19 Z M 6 5 L 6 19"},
        {"settings", "M 10.5 5.6 L 10.6 2.9 L 13.4 2.9 L 13.5 5.6 L 15.5 6.4 L 17.5 4.6 L 19.4 6.5 "
                     "L 17.6 8.5 L 18.4 10.5 L 21.1 10.6 L 21.1 13.4 L 18.4 13.5 L 17.6 15.5 "
                     "L 19.4 17.5 L 17.5 19.4 L 15.5 17.6 L 13.5 18.4 L 13.4 21.1 L 10.6 21.1 "
                     "L 10.5 18.4 L 8.5 17.6 L 6.5 19.4 L 4.6 17.5 L 6.4 15.5 L 5.6 13.5 L 2.9 13.4 "
                     "L 2.9 10.6 L 5.6 10.5 L 6.4 8.5 L 4.6 6.5 L 6.5 4.6 L 8.5 6.4 Z O 12 12 2.8"},
        {"records", "M 8 4 L 16 4 L 16 10 C 16 13 14.5 14.5 12 14.5 C 9.5 14.5 8 13 8 10 Z M 12 14.5 L 12 18 "
                    "M 8.5 20 L 15.5 20 M 8 6 L 5 6 C 5 9 6 10.5 8 11 M 16 6 L 19 6 C 19 9 18 10.5 16 11"},
        {"replays",
         "M 6 6 C 9 3 14 3 17 5.5 C 21 9 21 15 17.5 18.5 C 13.5 22 7 21 4.5 16 M 6 2.5 L 6 6.5 L 10 6.5 "
         "M 12 8 L 12 12.5 L 15 14.5"},
        {"rules", "M 12 6 C 10 4.5 7 4 4 4.5 L 4 18.5 C 7 18 10 18.5 12 20 C 14 18.5 17 18 20 18.5 L 20 4.5 "
                  "C 17 4 14 4.5 12 6 Z "
                  "M 12 6 L 12 20"},
        {"list", "M 9 6 L 20 6 M 9 12 L 20 12 M 9 18 L 20 18 D 5 6 1.2 D 5 12 1.2 D 5 18 1.2"},
        {"review", "M 4 4 L 4 20 L 20 20 M 7 15 L 11 10 L 14.5 13 L 20 6 D 11 10 1.4"},
        {"share", "M 12 15 L 12 3.5 M 8 7 L 12 3 L 16 7 M 7 11 L 5 11 L 5 20 L 19 20 L 19 11 L 17 11"},
        {"trash",
         "M 5 7 L 19 7 M 9 7 L 9.5 4 L 14.5 4 L 15 7 M 7 7 L 8 20 L 16 20 L 17 7 M 10.5 10.5 L 10.8 16.5 "
         "M 13.5 10.5 L 13.2 16.5"},
        {"pin", "M 9 4 L 15 4 L 14.5 10 L 17 13 L 7 13 L 9.5 10 Z M 12 13 L 12 20"},
        {"pinned",
         "M 9 4 L 15 4 L 14.5 10 L 17 13 L 7 13 L 9.5 10 Z M 12 13 L 12 20 D 12 6.5 2.5 D 12 10 2.5"},
        {"plus", "M 12 5 L 12 19 M 5 12 L 19 12"},
        {"minus", "M 5 12 L 19 12"},
        {"check", "M 4.5 12.5 L 10 18 L 19.5 6.5"},
        {"daily",
         "M 4 6 L 20 6 L 20 20 L 4 20 Z M 4 10.5 L 20 10.5 M 8.5 3 L 8.5 7 M 15.5 3 L 15.5 7 D 12 15.2 2"},
        {"again",
         "M 19 8 C 17 4.5 13.5 3.2 10 4 C 5.5 5 3 9.5 4 13.5 C 5 18 9.5 20.8 14 19.8 C 17 19 19.2 17 20 14 "
         "M 19.5 3.5 L 19.3 8.3 L 14.5 8"},
        {"warning", "M 12 4 L 21 19.5 L 3 19.5 Z M 12 10 L 12 14.5 D 12 17 1"},
        {"hand", "M 7 12 L 7 6.5 C 7 4.8 9.3 4.8 9.3 6.5 L 9.3 5 C 9.3 3.2 11.7 3.2 11.7 5 L 11.7 5.8 C 11.7 "
                 "4 14 4 14 5.8 "
                 "L 14 7.2 C 14 5.6 16.3 5.6 16.3 7.2 L 16.3 14.5 C 16.3 18.5 14 20.5 11 20.5 C 8.5 20.5 7 "
                 "19 5.8 17 L 3.5 13 "
                 "C 2.8 11.6 4.6 10.4 5.6 11.6 Z"},
        {"finger", "M 7.5 13.4 L 7.5 4.2 C 7.5 2.2 10.5 2.2 10.5 4.2 L 10.5 9.6 C 10.5 8 13.2 8 13.2 9.8 C "
                   "13.2 8.6 15.9 8.8 15.9 10.6 C 15.9 9.5 18.5 9.7 18.5 11.5 L 18.5 15.5 C 18.5 19.5 16 "
                   "21.5 13 21.5 C 10 21.5 8.5 20 7.3 18 L 4.2 13.4 C 3.4 12 5.2 10.9 6.2 12 Z"},
        {"laugh", "O 12 12 9 M 7.5 13.5 C 8.5 18.5 15.5 18.5 16.5 13.5 Z M 8 9.5 L 10 8.8 M 16 9.5 L 14 8.8"},
        {"reset", "M 5 4 L 5 20 M 19 12 L 9 12 M 13 7 L 8 12 L 13 17"},
        {"eye", "M 2.5 12 C 6 6.5 9 5 12 5 C 15 5 18 6.5 21.5 12 C 18 17.5 15 19 12 19 C 9 19 6 17.5 2.5 12 "
                "Z O 12 12 3"},
        {"info", "O 12 12 9 M 12 11 L 12 16.5 D 12 7.8 1.1"},
        {"fall",
         "M 3 6 L 8 6 M 16 6 L 21 6 M 8 6 L 8 11 M 16 6 L 16 11 M 12 4 L 12 19 M 8 15.5 L 12 19.5 L 16 15.5"},
        {"crown", "M 4 18 L 4 7 L 8.5 12 L 12 5 L 15.5 12 L 20 7 L 20 18 Z"},
        {"puzzle", "M 4 8 L 9 8 C 7.5 5 9 3 11 3 C 13 3 14.5 5 13 8 L 18 8 L 18 13 C 21 11.5 22.5 13 22.5 15 "
                   "C 22.5 17 21 18.5 18 17 L 18 21 L 4 21 Z"},
        {"star", "M 12 3.6 L 14.4 9.4 L 20.6 9.8 L 15.8 13.8 L 17.3 19.9 L 12 16.6 L 6.7 19.9 L 8.2 13.8 L "
                 "3.4 9.8 L 9.6 9.4 Z"},
        {"star_won", "M 12 3.6 L 14.4 9.4 L 20.6 9.8 L 15.8 13.8 L 17.3 19.9 L 12 16.6 L 6.7 19.9 L 8.2 13.8 "
                     "L 3.4 9.8 L 9.6 9.4 Z M 12 12.6 L 12 3.6 M 12 12.6 L 20.6 9.8 M 12 12.6 L 17.3 19.9 M "
                     "12 12.6 L 6.7 19.9 M 12 12.6 L 3.4 9.8 D 12 12.6 4.6"},
        {"flag", "M 6 21 L 6 4 L 18 4 L 15 8.5 L 18 13 L 6 13"},
    };
    return names;
}

}

bool paint_glyph(QPainter& painter, const QRectF& bounds, const QString& name, const QColor& ink,
                 const QColor& fill) {
    const auto found = strokes().find(name);
    if (found == strokes().end()) return false;
    const QStringList words = found->second.split(' ', Qt::SkipEmptyParts);
    QPainterPath lines;
    QPainterPath dots;
    qsizetype at = 0;
    const auto number = [&] { return words[at++].toDouble(); };
    const auto point = [&] {
        const double x = number();
        const double y = number();
        return QPointF(x, y);
    };
    while (at < words.size()) {
        const QString& word = words[at++];
        if (word == "M")
            lines.moveTo(point());
        else if (word == "L")
            lines.lineTo(point());
        else if (word == "Z")
            lines.closeSubpath();
        else if (word == "C") {
            const QPointF first = point();
            const QPointF second = point();
            lines.cubicTo(first, second, point());
        } else {
            const QPointF centre = point();
            const double radius = number();
            (word == "O" ? lines : dots).addEllipse(centre, radius, radius);
        }
    }
    painter.save();
    painter.translate(bounds.topLeft());
    painter.scale(bounds.width() / 24, bounds.height() / 24);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPath(lines);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(dots);
    painter.restore();
    return true;
}

}
