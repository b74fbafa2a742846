// A file kept in two generations: what was written last, and `.previous`, what was there before it. At every
// instant one of them is whole. What turns out damaged is set aside in a folder, where it stays until the
// player decides, and the other one opens. What cannot be read just now, or only by a newer Trapbox, is not
// damaged: it is left where it is. Knows nothing of what is in the files.
#pragma once

#include "store/file_system.h"

#include <functional>
#include <optional>
#include <utility>

namespace trapbox {

// Faults of a file that is whole, but not for this version of Trapbox.
inline constexpr Words kNewerSave = TRAPBOX_WORDS("store", "it was made with a newer version of Trapbox");
inline constexpr Words kUnknownGame =
    TRAPBOX_WORDS("store", "this version of Trapbox does not have that game");

inline bool is_for_another_version(const Fault& fault) {
    return fault.reason == kNewerSave || fault.reason == kUnknownGame;
}

template <class T>
struct Newest {
    std::optional<T> value;     // from the newest whole generation
    std::optional<Fault> fault; // of the newest generation that has no value
    bool left = false;          // that one is where it was; the generation before it is not used in its place
};

class Generations {
  public:
    Generations(FileSystem& files, QString damaged_folder)
        : m_files(files), m_damaged_folder(std::move(damaged_folder)) {}

    static QString previous(const QString& path) { return path + QStringLiteral(".previous"); }

    bool exists(const QString& path) { return m_files.exists(path) || m_files.exists(previous(path)); }

    // Makes what is there the previous generation, if `whole` (given its first and last `max` bytes) says
    // that it is fit for it, then writes the new one. When this fails the old state is still there, in one of
    // the two.
    Result<Done> write(const QString& path, const QByteArray& bytes, qint64 max,
                       const std::function<bool(const FilePart&)>& whole);

    // `read` turns the first and last `max` bytes into a Result.
    template <class Read>
    auto newest(const QString& path, qint64 max, const Read& read) {
        using T = std::remove_cvref_t<decltype(*read(std::declval<const FilePart&>()))>;
        Newest<T> newest;
        for (const QString& generation : {path, previous(path)}) {
            if (!m_files.exists(generation)) continue;
            const auto part = m_files.read(generation, max);
            auto value = part ? read(*part) : Result<T>(part.fault());
            if (value) {
                newest.value.emplace(std::move(*value));
                break;
            }
            newest.left = !part || is_for_another_version(value.fault());
            if (newest.left || !newest.fault) newest.fault = value.fault();
            if (newest.left) break;
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
