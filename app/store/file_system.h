// The few file operations that the store needs, behind an interface, so that tests can make any of them fail.
// Knows nothing of games. Nothing here throws; a failure is a Fault in words for the player.
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
    // At most the first `most` bytes.
    virtual Result<FilePart> read(const QString& path, qint64 most) = 0;
    // All of it or nothing: when this fails, what was there before is still there. Makes the folder if need
    // be.
    virtual Result<Done> write(const QString& path, const QByteArray& bytes) = 0;
    // In one step; replaces `to` where it exists. Makes the folder if need be.
    virtual Result<Done> rename(const QString& from, const QString& to) = 0;
    virtual Result<Done> remove(const QString& path) = 0;
    // The files of a folder, last modified first; none where there is no such folder.
    virtual std::vector<FileEntry> list(const QString& folder) = 0;
};

// The device's own files.
class DiskFiles final : public FileSystem {
  public:
    bool exists(const QString& path) override;
    Result<FilePart> read(const QString& path, qint64 most) override;
    Result<Done> write(const QString& path, const QByteArray& bytes) override;
    Result<Done> rename(const QString& from, const QString& to) override;
    Result<Done> remove(const QString& path) override;
    std::vector<FileEntry> list(const QString& folder) override;
};

inline constexpr Words kDeviceFull = TRAPBOX_WORDS("store", "the device is full");
inline constexpr Words kNotAllowed = TRAPBOX_WORDS("store", "Trapbox may not write to its folder");
inline constexpr Words kCannotWrite = TRAPBOX_WORDS("store", "the file can’t be written");
inline constexpr Words kCannotRead = TRAPBOX_WORDS("store", "the file can’t be read");

}
