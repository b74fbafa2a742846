#include "store/generations.h"

#include <QFileInfo>
#include <QUuid>

namespace trapbox {

Result<Done> Generations::write(const QString& path, const QByteArray& bytes, qint64 max,
                                const std::function<bool(const FilePart&)>& whole) {
    if (m_files.exists(path)) {
        const auto part = m_files.read(path, max);
        if (!part) return part.fault(); // it may be whole
        if (whole(*part)) {
            if (const auto kept = m_files.rename(path, previous(path)); !kept) return kept.fault();
        } else {
            // A good previous generation must not give way to a damaged one.
            set_aside(path);
        }
    }
    return m_files.write(path, bytes);
}

Result<Done> Generations::remove(const QString& path) {
    if (const auto gone = m_files.remove(previous(path)); !gone) return gone.fault();
    return m_files.remove(path);
}

void Generations::set_aside(const QString& path) {
    const QString unique = QUuid::createUuid().toString(QUuid::Id128).left(8);
    // Where even that fails the file stays where it is, is refused again the next time, and is replaced by
    // the next save.
    (void)m_files.rename(path, m_damaged_folder + '/' + unique + '-' + QFileInfo(path).fileName());
}

}
