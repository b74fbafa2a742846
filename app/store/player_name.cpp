#include "store/player_name.h"

#include <QList>
#include <QTextBoundaryFinder>

namespace trapbox {

namespace {

// Many accents on one letter would be drawn over the surroundings of the name.
constexpr int kMaxMarks = 4;

// Joiners are invisible, but emoji and some scripts (Persian, Hindi) need them.
bool is_joiner(char32_t c) { return c == U'\u200c' || c == U'\u200d'; }

// The longest prefix with at most kMaxName units that does not split a visible character.
QString shortened(const QString& name) {
    if (name.size() <= kMaxName) return name;
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, name);
    characters.setPosition(kMaxName);
    const qsizetype end = characters.isAtBoundary() ? kMaxName : characters.toPreviousBoundary();
    return name.left(end).trimmed();
}

}

QString clean_name(const QString& written) {
    QList<char32_t> kept;
    int marks = 0;
    bool visible = false;
    for (const char32_t c : written.left(16 * kMaxName).toUcs4()) {
        if (QChar::isSpace(c)) {
            kept << U' ';
            marks = 0;
            continue;
        }
        // isPrint is false for half a surrogate pair, private use, and all control and format characters,
        // the bidirectional ones among them. A surrogate half becomes the replacement character in toUcs4.
        if (c == QChar::ReplacementCharacter || (!QChar::isPrint(c) && !is_joiner(c))) continue;
        marks = QChar::isMark(c) ? marks + 1 : 0;
        if (marks > kMaxMarks) continue;
        visible = visible || !is_joiner(c);
        kept << c;
    }
    if (!visible) return {};
    return shortened(QString::fromUcs4(kept.constData(), kept.size()).simplified());
}

}
