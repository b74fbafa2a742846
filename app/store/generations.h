// A file in two generations: the current one, and `.previous`. At any time at least one is undamaged. A
// damaged file is moved to a folder, where it stays until the player deletes it, and the other generation is
// used. A file that is temporarily unreadable, or written by a newer version, is not damaged and is left in
// place. Knows nothing of the files' content.
#pragma once

#include "store/file_system.h"

#include <functional>
#include <optional>
#include <utility>

namespace trapbox {

// Faults of an undamaged file that this version of Trapbox can't use.
inline constexpr UiText kNewerSave = TRAPBOX_UI_TEXT("store", "it was made with a newer version of Trapbox");
inline constexpr UiText kUnknownGame =
    TRAPBOX_UI_TEXT("store", "this version of Trapbox does not have that game");

inline bool is_for_another_version(const Fault& fault) {
    return fault.reason == kNewerSave || fault.reason == kUnknownGame;
}

template <class T>
struct Newest {
    std::optional<T> value;     // from the newest undamaged generation
    std::optional<Fault> fault; // of the newest generation, if it has no value
    bool unavailable = false;   // undamaged but not readable now or by this version; left in place
};

class Generations {
  public:
    Generations(FileSystem& files, QString damaged_folder)
        : m_files(files), m_damaged_folder(std::move(damaged_folder)) {}

    static QString previous(const QString& path) { return path + QStringLiteral(".previous"); }

    bool exists(const QString& path) { return m_files.exists(path) || m_files.exists(previous(path)); }

    // Moves the current file to `.previous` if `whole` (given its first and last `max` bytes) accepts it,
    // then writes the new one. On failure one of the two has the old state.
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
            newest.unavailable = !part || is_for_another_version(value.fault());
            if (newest.unavailable || !newest.fault) newest.fault = value.fault();
            if (newest.unavailable) break;
            set_aside(generation);
        }
        return newest;
    }

    // Removes both generations, `.previous` first, so that it can never replace the newer one.
    Result<Done> remove(const QString& path);

    void set_aside(const QString& path);

  private:
    FileSystem& m_files;
    QString m_damaged_folder;
};

}
