// A file system with one fault: the N-th operation fails.
#pragma once

#include "store/file_system.h"

#include <algorithm>

namespace trapbox::tests {

enum class Mishap {
    fails,      // the operation fails with an error; later ones work
    stops,      // the app is killed there: no later operation has an effect
    torn,       // a write leaves half of the file and fails
    torn_quiet, // a write leaves half of the file and succeeds, as after a power failure
};

class FaultyFiles final : public FileSystem {
  public:
    FaultyFiles(int number, Mishap mishap) : m_number(number), m_mishap(mishap) {}

    // The fault occurs at the `number`-th operation from now.
    void arm(int number) { m_number = m_count + number; }

    int operations() const { return m_count; }
    int reads() const { return m_reads; }
    qint64 max_read() const { return m_max_read; } // bytes requested of one file
    bool struck() const { return m_count >= m_number; }

    bool exists(const QString& path) override { return m_disk.exists(path); }
    Result<FilePart> read(const QString& path, qint64 most) override {
        ++m_reads;
        m_max_read = std::max(m_max_read, most);
        if (strikes()) return Fault{kCannotRead};
        return m_disk.read(path, most);
    }
    Result<Done> write(const QString& path, const QByteArray& bytes) override {
        if (!strikes()) return m_disk.write(path, bytes);
        if (m_mishap == Mishap::torn || m_mishap == Mishap::torn_quiet)
            (void)m_disk.write(path, bytes.left(bytes.size() / 2));
        if (m_mishap == Mishap::torn_quiet) return Done{};
        return Fault{kDeviceFull};
    }
    Result<Done> append(const QString& path, qint64 size, const QByteArray& bytes) override {
        if (!strikes()) return m_disk.append(path, size, bytes);
        if (m_mishap == Mishap::torn || m_mishap == Mishap::torn_quiet)
            (void)m_disk.append(path, size, bytes.left(bytes.size() / 2));
        if (m_mishap == Mishap::torn_quiet) return Done{};
        return Fault{kDeviceFull};
    }
    Result<Done> rename(const QString& from, const QString& to) override {
        if (strikes()) return Fault{kCannotWrite};
        return m_disk.rename(from, to);
    }
    Result<Done> remove(const QString& path) override {
        if (strikes()) return Fault{kNotAllowed};
        return m_disk.remove(path);
    }
    std::vector<FileEntry> list(const QString& folder) override {
        if (strikes()) return {};
        return m_disk.list(folder);
    }

  private:
    bool strikes() {
        ++m_count;
        return m_mishap == Mishap::stops ? m_count >= m_number : m_count == m_number;
    }

    DiskFiles m_disk;
    int m_number;
    Mishap m_mishap;
    int m_count = 0;
    int m_reads = 0;
    qint64 m_max_read = 0;
};

}
