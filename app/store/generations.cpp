#include "store/generations.h"

#include <QFileInfo>
#include <QUuid>

namespace trapbox {

Result<Done> Generations::write(const QString& path, const QByteArray& bytes, qint64 max,
                                const std::function<bool(const FilePart&)>& whole) {
    if (m_files.exists(path)) {
        const auto part = m_files.read(path, max);
        if (!part) return part.fault(); // it may be undamaged
        if (whole(*part)) {
            if (const auto moved = m_files.rename(path, previous(path)); !moved) return moved.fault();
        } else {
            // A damaged file must not replace a good previous generation.
            set_aside(path);
        }
    }
    return m_files.write(path, bytes);
}

Result<Done> Generations::remove(const QString& path) {
    if (const auto removed = m_files.remove(previous(path)); !removed) return removed.fault();
    return m_files.remove(path);
}

void Generations::set_aside(const QString& path) {
    const QString unique = QUuid::createUuid().toString(QUuid::Id128).left(8);
    // If this fails too, the file remains, is rejected again next time, and is replaced by the next save.
    (void)m_files.rename(path, m_damaged_folder + '/' + unique + '-' + QFileInfo(path).fileName());
}

}
