#include "store/file_system.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <tuple>

namespace trapbox {

namespace {

bool make_folder_of(const QString& path) { return QDir().mkpath(QFileInfo(path).path()); }

Fault write_fault(QFileDevice::FileError error) {
    if (error == QFileDevice::ResourceError) return {kDeviceFull};
    if (error == QFileDevice::PermissionsError || error == QFileDevice::OpenError) return {kNotAllowed};
    return {kCannotWrite};
}

}

bool DiskFiles::exists(const QString& path) { return QFile::exists(path); }

Result<FilePart> DiskFiles::read(const QString& path, qint64 most) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Fault{kCannotRead};
    // QFile sets aside memory for as much as it is asked for.
    FilePart part{file.read(std::min(most, file.size())), file.size()};
    if (file.error() != QFileDevice::NoError) return Fault{kCannotRead};
    return part;
}

Result<Done> DiskFiles::write(const QString& path, const QByteArray& bytes) {
    if (!make_folder_of(path)) return Fault{kNotAllowed};
    // Writes beside the file, has it reach the disk, and only then takes its place.
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return write_fault(file.error());
    // commit() alone does not notice when a full disk cuts the last buffer short (QTBUG-75077).
    if (file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return write_fault(file.error());
    return Done{};
}

Result<Done> DiskFiles::rename(const QString& from, const QString& to) {
    if (!make_folder_of(to)) return Fault{kNotAllowed};
    // QFile::rename does not replace what is there.
    std::error_code error;
    std::filesystem::rename(QFile(from).filesystemFileName(), QFile(to).filesystemFileName(), error);
    if (error) return Fault{kCannotWrite};
    return Done{};
}

Result<Done> DiskFiles::remove(const QString& path) {
    if (QFile::exists(path) && !QFile::remove(path)) return Fault{kNotAllowed};
    return Done{};
}

std::vector<FileEntry> DiskFiles::list(const QString& folder) {
    std::vector<FileEntry> entries;
    for (QDirIterator files(folder, QDir::Files); files.hasNext();) {
        files.next();
        entries.push_back({files.fileName(), files.fileInfo().lastModified()});
    }
    // QDir::Time would ask the disk again for every comparison.
    std::sort(entries.begin(), entries.end(), [](const FileEntry& a, const FileEntry& b) {
        return std::tie(b.modified, a.name) < std::tie(a.modified, b.name);
    });
    return entries;
}

}
