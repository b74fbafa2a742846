#include "share/outbox.h"

#include "store/file_system.h"

#include <QStandardPaths>

namespace trapbox {

namespace {

constexpr qint64 kReadingTime = 60 * 60; // s

}

QString outbox_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/shared");
}

void clear_outbox(const QString& folder, const QDateTime& now) {
    DiskFiles files;
    for (const FileEntry& file : files.list(folder)) {
        const qint64 age = file.modified.secsTo(now);
        if (age < 0 || age >= kReadingTime) (void)files.remove(folder + '/' + file.name);
    }
}

}
