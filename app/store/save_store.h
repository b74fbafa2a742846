// The games in progress and the replays on this device, one file each, in two generations. Saving appends to
// a log, so that it costs the same however long the game is. A damaged save never stops the app. A save that
// is temporarily unreadable, or written by a newer version, is left in place. Knows no rules and shows
// nothing.
#pragma once

#include "store/notices.h"
#include "store/save_file.h"
#include "store/save_log.h"
#include "store/save_writer.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>

namespace trapbox {

struct SavedEntry {
    QString id;
    SavedTable table;
};

// A damaged file that was set aside.
struct AsideEntry {
    QString name;
    QDateTime modified;
    std::optional<SavedTable> table; // if still readable
};

class SaveStore final : public QObject {
    Q_OBJECT
  public:
    // Maximum number of replays that are not pinned. Older ones are deleted.
    static constexpr std::size_t kMaxReplays = 100;
    // Maximum number of files read per folder, last written first.
    static constexpr std::size_t kMaxListed = 1000;

    // Called when the disk is first read, for each ended game that was not moved to the replays because the
    // app was killed. Its result may be missing in the records. Returns whether it is there now.
    using Recover = std::function<bool(const SavedTable& table)>;

    // Games are stored below `folder`, which is created when needed.
    SaveStore(FileSystem& files, QString folder, Notices& notices, FindGame find = &find_game,
              Recover recover = {});

    static QString new_id();

    // A finished game that is continued is removed from the replays. If writing fails, the game stays in
    // memory, the player is warned once, and each later save tries again.
    Result<Done> save(const QString& id, const SavedTable& table, std::string_view journal_text);
    // Saves a match: in full the first time, then only what has been added.
    Result<Done> save(const QString& id, const SavedTable& table, const AnyMatch& match);
    // Both run in the background, so that no frame waits for the disk. The next disk access waits for them.
    Result<Done> save_soon(const QString& id, const SavedTable& table, std::string_view journal_text);
    Result<Done> save_soon(const QString& id, const SavedTable& table, const AnyMatch& match);
    // Call after a command or an undo. The next save writes it.
    void played(const QString& id, const AnyMatch& match, std::string_view command);
    void undone(const QString& id, const AnyMatch& match);
    // Call when a different match uses this id: the next save is a full one.
    void begin(const QString& id) { m_logs.erase(id); }
    // Loads a game in progress or a replay. Falls back to the previous generation.
    Result<SavedGame> open(const QString& id);
    Result<Done> remove(const QString& id);
    // Retries failed reads and writes: the player may have freed some space.
    void try_again();
    // Moves the last save of a game to the replays.
    Result<Done> finish(const QString& id);
    // A pinned replay is never deleted automatically.
    Result<Done> pin(const QString& id, bool pinned);

    // Last played first. A finished game that could not be moved yet is listed with the replays. Only the
    // first call reads the disk.
    std::vector<SavedEntry> games();
    std::vector<SavedEntry> replays();

    // Parses an imported file with trapbox::read_file.
    Result<QByteArray> read_file(const QString& path);
    // Stores an imported game and returns its id. If the game is already stored, `game` becomes the stored
    // version, which may have been continued.
    Result<QString> import_game(SavedGame& game);
    // The save as bytes for sharing, or written to a file.
    Result<QByteArray> export_game(const QString& id);
    Result<Done> export_file(const QString& id, const QString& path);

    // The damaged saves, the newest first. They stay until the player deletes them.
    std::vector<AsideEntry> set_aside();
    Result<QByteArray> read_aside(const QString& name);
    Result<Done> remove_aside(const QString& name);

  signals:
    void gamesChanged();
    void replaysChanged();
    void asideChanged();

  private:
    using Tables = std::map<QString, SavedTable>;

    static bool is_id(const QString& id);
    static QString file_name(const QString& id);
    std::optional<QString> aside_path(const QString& name) const; // nullopt if it is not a damaged save
    QString game_path(const QString& id) const;
    QString replay_path(const QString& id) const;
    QString path_of(const QString& id);
    Result<QByteArray> bytes_of(const QString& id); // waits for pending writes
    Result<QByteArray> read_bytes(const QString& path);
    Result<Done> write(const QString& path, const QByteArray& bytes);
    // Checks the save and queues it for writing.
    Result<Done> keep(const QString& id, SavedTable table, std::string_view journal_text);
    Result<Done> keep(const QString& id, SavedTable table, const AnyMatch& match);
    Result<QByteArray> content_of(const QString& path, const SaveWriter::Waiting& waiting);
    Result<Done> move_to_replays(const QString& id, bool with_log);
    void keep_beginning(const QString& path, const QByteArray& beginning);
    void reopen(const QString& id);
    struct Kept { // a listed game and its file
        QString id;
        bool played_on = false;
    };
    std::optional<Kept> find_same(const SavedGame& game);
    // Adds a notice about an unreadable save. `opened` is what is used instead.
    template <class T>
    void report(const Newest<T>& found, const SavedTable* opened) {
        if (found.fault) report(*found.fault, found.unavailable, opened);
    }
    void report(const Fault& fault, bool unavailable, const SavedTable* opened);

    void load_shelves();
    Tables read_folder(const QString& folder);
    void retry_unavailable();
    void finish_finished();
    void clear_old_replays();
    void forget(const QString& id);
    void forget_if_gone(const QString& id);

    FileSystem& m_files;
    QString m_folder;
    Generations m_generations;
    Notices& m_notices;
    FindGame m_find;
    Recover m_recover;

    bool m_loaded = false;
    Tables m_games;
    Tables m_replays;
    std::map<QString, Fault> m_unavailable; // unreadable files, by path
    std::map<QString, SaveLog> m_logs;      // of matches in progress, by id
    std::int64_t m_last_order = 0;          // SavedTable::order of the newest save
    SaveWriter m_writer;                    // last member: its thread uses the others
};

}
