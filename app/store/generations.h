// A file kept in two generations: what was written last, and `.previous`, what was there before it. At every
// instant one of them is whole. What turns out damaged is set aside in a folder, and the other one opens.
// Knows nothing of what is in the files.
#pragma once

#include "store/file_system.h"

#include <functional>
#include <optional>
#include <utility>

namespace trapbox {

template <class T>
struct Newest {
    std::optional<T> value;     // from the newest whole generation
    std::optional<Fault> fault; // of the newest generation that had to be set aside
};

class Generations {
  public:
    // The folder of damaged files keeps this many; the oldest go first.
    static constexpr std::size_t kMaxDamaged = 50;

    Generations(FileSystem& files, QString damaged_folder)
        : m_files(files), m_damaged_folder(std::move(damaged_folder)) {}

    static QString previous(const QString& path) { return path + QStringLiteral(".previous"); }

    bool exists(const QString& path) { return m_files.exists(path) || m_files.exists(previous(path)); }

    // Makes what is there the previous generation, if `whole` (given its first `most` bytes) says that it is
    // fit for it, then writes the new one. When this fails the old state is still there, in one of the two.
    Result<Done> write(const QString& path, const QByteArray& bytes, qint64 most,
                       const std::function<bool(const FilePart&)>& whole);

    // `read` turns the first `most` bytes into a Result. What it refuses is set aside.
    template <class Read>
    auto newest(const QString& path, qint64 most, const Read& read) {
        using T = std::remove_cvref_t<decltype(*read(std::declval<const FilePart&>()))>;
        Newest<T> newest;
        for (const QString& generation : {path, previous(path)}) {
            if (!m_files.exists(generation)) continue;
            const auto part = m_files.read(generation, most);
            auto value = part ? read(*part) : Result<T>(part.fault());
            if (value) {
                newest.value.emplace(std::move(*value));
                break;
            }
            if (!newest.fault) newest.fault = value.fault();
            set_aside(generation);
        }
        return newest;
    }

    // Both generations; the older one first, so that it never comes back in place of the newer.
    Result<Done> remove(const QString& path);

    void set_aside(const QString& path);

  private:
    FileSystem& m_files;
    QString m_damaged_folder;
};

}
