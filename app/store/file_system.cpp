#include "store/file_system.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <tuple>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

QByteArray native(const QString& path) { return QFile::encodeName(path); }

// Closes a file descriptor on destruction.
class Descriptor {
  public:
    Descriptor(const QString& path, int flags, mode_t mode = 0)
        : m_fd(::open(native(path).constData(), flags | O_CLOEXEC, mode)) {}
    ~Descriptor() {
        if (m_fd >= 0) ::close(m_fd);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    explicit operator bool() const { return m_fd >= 0; }
    int get() const { return m_fd; }
    // −1 if it is not a regular file.
    qint64 size() const {
        struct stat facts {};
        return ::fstat(m_fd, &facts) == 0 && S_ISREG(facts.st_mode) ? static_cast<qint64>(facts.st_size) : -1;
    }

  private:
    int m_fd;
};

Fault write_fault(int error) {
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return {kDeviceFull};
    case EROFS:
    case EACCES:
    case EPERM:
    case EEXIST:
    case ENOTDIR:
    case EISDIR: return {kNotAllowed};
    default: return {kCannotWrite};
    }
}

Result<Done> make_folder_of(const QString& path) {
    std::error_code error;
    std::filesystem::create_directories(QFileInfo(path).filesystemPath(), error);
    if (error) return write_fault(error.value());
    return Done{};
}

Result<Done> write_all(int fd, const QByteArray& bytes) {
    for (qsizetype written = 0; written < bytes.size();) {
        const auto count =
            ::write(fd, bytes.constData() + written, static_cast<std::size_t>(bytes.size() - written));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return write_fault(errno);
        if (count == 0)
            return Fault{kDeviceFull}; // write() wrote nothing without an error: the device is full
        written += count;
    }
    return Done{};
}

QByteArray read_at(int fd, qint64 offset, qint64 count) {
    QByteArray bytes(count, Qt::Uninitialized);
    qint64 done = 0;
    while (done < count) {
        const auto got =
            ::pread(fd, bytes.data() + done, static_cast<std::size_t>(count - done), offset + done);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        done += got;
    }
    bytes.truncate(done);
    return bytes;
}

// A rename is durable when its folder is synced. Not every file system supports this; ignore failures.
void sync_folder_of(const QString& path) {
    if (const Descriptor folder(QFileInfo(path).path(), O_RDONLY | O_DIRECTORY); folder)
        (void)::fsync(folder.get());
}

Result<Done> write_new(const QString& path, const QByteArray& bytes) {
    const Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH);
    if (!file) return write_fault(errno);
    if (const auto written = write_all(file.get(), bytes); !written) return written;
    if (::fsync(file.get()) != 0) return write_fault(errno);
    return Done{};
}

}

bool DiskFiles::exists(const QString& path) { return QFile::exists(path); }

Result<FilePart> DiskFiles::read(const QString& path, qint64 max) {
    // Without O_NONBLOCK, opening a pipe blocks until it has a writer.
    const Descriptor file(path, O_RDONLY | O_NONBLOCK);
    if (!file) return Fault{kCannotRead};
    FilePart part;
    part.size = file.size();
    if (part.size < 0) return Fault{kNotAFile};
    const qint64 count = std::min(max, part.size);
    part.bytes = read_at(file.get(), 0, count);
    if (count < part.size) part.end = read_at(file.get(), part.size - count, count);
    if (part.bytes.size() != count || (count < part.size && part.end.size() != count))
        return Fault{kCannotRead};
    return part;
}

Result<Done> DiskFiles::write(const QString& path, const QByteArray& bytes) {
    if (const auto made = make_folder_of(path); !made) return made;
    const QString temporary = path + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128).left(8);
    auto done = write_new(temporary, bytes);
    if (done) done = rename(temporary, path);
    if (!done) (void)::unlink(native(temporary).constData());
    return done;
}

Result<Done> DiskFiles::append(const QString& path, qint64 size, const QByteArray& bytes) {
    const Descriptor file(path, O_WRONLY | O_NONBLOCK);
    if (!file) return errno == ENOENT ? Fault{kFileChanged} : write_fault(errno);
    const qint64 found = file.size();
    if (found < size) return Fault{kFileChanged};
    if (found > size && ::ftruncate(file.get(), static_cast<off_t>(size)) != 0) return write_fault(errno);
    if (::lseek(file.get(), static_cast<off_t>(size), SEEK_SET) < 0) return write_fault(errno);
    if (const auto written = write_all(file.get(), bytes); !written) return written;
    if (::fsync(file.get()) != 0) return write_fault(errno);
    return Done{};
}

Result<Done> DiskFiles::rename(const QString& from, const QString& to) {
    if (const auto made = make_folder_of(to); !made) return made;
    if (::rename(native(from).constData(), native(to).constData()) != 0) return write_fault(errno);
    sync_folder_of(to);
    if (QFileInfo(from).path() != QFileInfo(to).path()) sync_folder_of(from);
    return Done{};
}

Result<Done> DiskFiles::remove(const QString& path) {
    if (::unlink(native(path).constData()) != 0 && errno != ENOENT && errno != ENOTDIR)
        return Fault{kNotAllowed};
    return Done{};
}

std::vector<FileEntry> DiskFiles::list(const QString& folder) {
    std::vector<FileEntry> entries;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden); files.hasNext();) {
        files.next();
        entries.push_back({files.fileName(), files.fileInfo().lastModified()});
    }
    // QDir::Time would read the disk for every comparison.
    std::sort(entries.begin(), entries.end(), [](const FileEntry& a, const FileEntry& b) {
        return std::tie(b.modified, a.name) < std::tie(a.modified, b.name);
    });
    return entries;
}

QString target_of_temporary(const QString& name) {
    static const QRegularExpression temporary(u"^(.+)\\.new-[0-9a-f]{8}$"_s);
    return temporary.match(name).captured(1);
}

}
