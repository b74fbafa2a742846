// The few file operations that the store needs, behind an interface, so that tests can make any of them fail.
// Knows nothing of games. Nothing here throws; a failure is a Fault with a text for the player.
#pragma once

#include "core/result.h"
#include "core/words.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace trapbox {

struct Done {};

// The beginning of a file, and how large the whole of it is.
struct FilePart {
    QByteArray bytes;
    qint64 size = 0;
    QByteArray end = {}; // the last bytes, as many as were asked for; empty where `bytes` is the whole file

    bool whole() const { return bytes.size() == size; }
};

struct FileEntry {
    QString name;
    QDateTime modified;
};

class FileSystem {
  public:
    virtual ~FileSystem() = default;

    virtual bool exists(const QString& path) = 0;
    // The first `max` bytes and, of a larger file, the last `max`. Only regular files: a pipe or a device
    // could block for ever or never end.
    virtual Result<FilePart> read(const QString& path, qint64 max) = 0;
    // Replaces the file atomically and durably: when this fails, the old content is still there. Makes the
    // folder if need be.
    virtual Result<Done> write(const QString& path, const QByteArray& bytes) = 0;
    // Adds to a file after its first `size` bytes, and cuts off whatever an interrupted append left after
    // them. kFileChanged where the file is shorter or gone.
    virtual Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) = 0;
    // Atomic and durable; replaces `to` where it exists. Makes the folder if need be.
    virtual Result<Done> rename(const QString& from, const QString& to) = 0;
    virtual Result<Done> remove(const QString& path) = 0;
    // The regular files of a folder, last modified first; none where there is no such folder.
    virtual std::vector<FileEntry> list(const QString& folder) = 0;
};

// The device's own files.
class DiskFiles final : public FileSystem {
  public:
    bool exists(const QString& path) override;
    Result<FilePart> read(const QString& path, qint64 max) override;
    Result<Done> write(const QString& path, const QByteArray& bytes) override;
    Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) override;
    Result<Done> rename(const QString& from, const QString& to) override;
    Result<Done> remove(const QString& path) override;
    std::vector<FileEntry> list(const QString& folder) override;
};

// The file for which an interrupted DiskFiles::write left this temporary file; empty for any other name.
QString target_of_temporary(const QString& name);

inline constexpr Words kDeviceFull = TRAPBOX_WORDS("store", "the device is full");
inline constexpr Words kNotAllowed = TRAPBOX_WORDS("store", "Trapbox isn’t allowed to write to its folder");
inline constexpr Words kCannotWrite = TRAPBOX_WORDS("store", "the file can’t be written");
inline constexpr Words kCannotRead = TRAPBOX_WORDS("store", "the file can’t be read");
inline constexpr Words kNotAFile = TRAPBOX_WORDS("store", "this is not a file");
inline constexpr Words kFileChanged = TRAPBOX_WORDS("store", "the file was changed by another program");

}
