// Brings saves to the disk, in the background or at once: whole files, and what is to be added to them. What
// the disk does not take stays in memory, each game by itself, and every later save tries it again; the
// player is told what is wrong and what to do.
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

    // What is to be written to one file.
    struct Waiting {
        std::optional<QByteArray> whole; // replaces the file
        QByteArray added;                // goes to its end
    };

    // `write_whole` is called on any thread.
    SaveWriter(FileSystem& files, WriteWhole write_whole, Notices& notices);
    ~SaveWriter() override { wait(); }

    // Replaces the file, and what is waiting for it.
    void put(const QString& path, QByteArray bytes);
    // Whether something can be added to a file: only if this has written all of it, and nobody has changed
    // it since. Else it must be put() anew.
    bool can_add(const QString& path) const;
    void add(const QString& path, const QByteArray& bytes);
    // Writes everything that is waiting; whether `path` was written.
    Result<Done> write_now(const QString& path);
    // The same in the background.
    void write_soon();
    // From here on the background does nothing until it is asked again.
    void wait();

    // What the disk has not taken yet, or null.
    const Waiting* waiting(const QString& path) const;
    // Of a file that can be added to, what is known to be on the disk.
    qint64 size(const QString& path) const;
    // Nothing more is to be written to this file, nor added to it.
    void drop(const QString& path);

  private:
    struct Writing { // only the background touches this until m_written
        QString path;
        Waiting content;
        std::optional<qint64> size; // of the file before; none where it is replaced
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
    std::map<QString, Waiting> m_waiting; // by path
    std::map<QString, qint64> m_sizes;    // of the files that can be added to
    std::map<QString, Fault> m_faults;    // why the disk did not take what is waiting
    std::map<std::string, Notice> m_told; // by Fault::reason, while it lasts
    std::vector<QString> m_queue;         // paths that the background has yet to try
    std::optional<Writing> m_writing;
    std::atomic<bool> m_written = false;
    QThreadPool m_background; // of one thread; the last member, so that it ends before what it uses
};

}
