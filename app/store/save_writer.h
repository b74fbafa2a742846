// Writes saves to disk, in the background or synchronously: complete files, and data to append. Data that
// could not be written stays in memory, per game, and each later save retries it. The player gets a notice.
#pragma once

#include "store/file_system.h"
#include "store/notices.h"

#include <QThreadPool>

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace trapbox {

class SaveWriter final : public QObject {
    Q_OBJECT
  public:
    using WriteWhole = std::function<Result<Done>(const QString& path, const QByteArray& bytes)>;

    // Pending data of one file.
    struct Waiting {
        std::optional<QByteArray> whole; // replaces the file
        QByteArray added;                // appended to it
    };

    // `write_whole` is called on any thread.
    SaveWriter(FileSystem& files, WriteWhole write_whole, Notices& notices);
    ~SaveWriter() override { wait(); }

    // Replaces the file and its pending data.
    void put(const QString& path, QByteArray bytes);
    // Whether data can be appended to a file: only if this object wrote all of it and it has not changed
    // since. Else call put().
    bool can_add(const QString& path) const;
    void add(const QString& path, const QByteArray& bytes);
    // Writes all pending data. Returns whether `path` was written.
    Result<Done> write_now(const QString& path);
    // The same in the background.
    void write_soon();
    // Stops the background thread until the next request.
    void wait();

    // Pending data, or null.
    const Waiting* waiting(const QString& path) const;
    // Size on disk of a file that can be appended to.
    qint64 size(const QString& path) const;
    // Discards pending data of this file.
    void drop(const QString& path);

  private:
    struct Writing { // used only by the background thread until m_written
        QString path;
        Waiting content;
        std::optional<qint64> size; // of the file before the append; nullopt: replace it
        Result<Done> result = Done{};
    };

    Writing take(const QString& path);
    Result<Done> write(const Writing& writing);
    void settle(Writing writing);
    void start_next();
    void on_written();
    void report();

    FileSystem& m_files;
    WriteWhole m_write_whole;
    Notices& m_notices;
    std::map<QString, Waiting> m_waiting;           // by path
    std::map<QString, qint64> m_sizes;              // of files that can be appended to
    std::map<QString, Fault> m_faults;              // why pending data could not be written
    std::map<std::string, Notice> m_active_notices; // active notices, by Fault::reason
    std::vector<QString> m_queue;                   // paths to be written in the background
    std::optional<Writing> m_writing;
    std::atomic<bool> m_written = false;
    QThreadPool m_background; // one thread; last member: must stop before the members it uses are destroyed
};

}
