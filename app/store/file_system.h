// The file operations of the store, as an interface, so that tests can make any of them fail. Does not throw;
// failures are Faults with a text for the player.
#pragma once

#include "core/result.h"
#include "core/ui_text.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace trapbox {

struct Done {};

// The beginning of a file, and its total size.
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
    // Reads the first `max` bytes and, of a larger file, the last `max`. Only regular files: reading a pipe
    // or a device could block or never end.
    virtual Result<FilePart> read(const QString& path, qint64 max) = 0;
    // Replaces the file atomically and durably: on failure the old content remains. Creates the folder if
    // needed.
    virtual Result<Done> write(const QString& path, const QByteArray& bytes) = 0;
    // Appends after the first `size` bytes, and truncates what an interrupted append left behind them. Fails
    // with kFileChanged if the file is shorter or missing.
    virtual Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) = 0;
    // Moves a file atomically and durably, replacing `to`. Creates the folder if needed.
    virtual Result<Done> rename(const QString& from, const QString& to) = 0;
    virtual Result<Done> remove(const QString& path) = 0;
    // The regular files of a folder, last modified first. Empty if there is no such folder.
    virtual std::vector<FileEntry> list(const QString& folder) = 0;
};

// The device's file system.
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

// The target of a temporary file left by an interrupted DiskFiles::write. Empty for other names.
QString target_of_temporary(const QString& name);

inline constexpr UiText kDeviceFull = TRAPBOX_UI_TEXT("store", "the device is full");
inline constexpr UiText kNotAllowed =
    TRAPBOX_UI_TEXT("store", "Trapbox isn’t allowed to write to its folder");
inline constexpr UiText kCannotWrite = TRAPBOX_UI_TEXT("store", "the file can’t be written");
inline constexpr UiText kCannotRead = TRAPBOX_UI_TEXT("store", "the file can’t be read");
inline constexpr UiText kNotAFile = TRAPBOX_UI_TEXT("store", "this is not a file");
inline constexpr UiText kFileChanged = TRAPBOX_UI_TEXT("store", "the file was changed by another program");

}
