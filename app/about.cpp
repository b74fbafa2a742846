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
        const QString text = line.simplified();
        if (text.isEmpty()) {
            finish();
            continue;
        }
        const bool own_line = text.startsWith("Copyright ") || text.startsWith("Licence: ");
        if (!paragraph.isEmpty()) paragraph += own_line ? '\n' : ' ';
        paragraph += text;
    }
    finish();
    return paragraphs;
}

}
