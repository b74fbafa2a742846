#include "about.h"

#include <QFile>

namespace trapbox {

QString app_version() { return QStringLiteral(TRAPBOX_APP_VERSION); }

QStringList About::licence(const QString& name) {
    QFile file(":/licences/" + name + ".txt");
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList paragraphs;
    QString paragraph;
    const auto finish = [&] {
        if (!paragraph.isEmpty()) paragraphs << paragraph;
        paragraph.clear();
    };
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QString words = line.simplified();
        if (words.isEmpty()) {
            finish();
            continue;
        }
        const bool own_line = words.startsWith("Copyright ") || words.startsWith("Licence: ");
        if (!paragraph.isEmpty()) paragraph += own_line ? '\n' : ' ';
        paragraph += words;
    }
    finish();
    return paragraphs;
}

}
