// The games in progress and the replays on this device: one file each, in two generations. A game in progress
// is a log that is added to, so that a save is the same small work however long the game is. Gives back what
// was saved or says why not; a save that is damaged never stops the app, and one that cannot be read just
// now, or only by a newer Trapbox, waits where it is. Knows no rules and shows nothing.
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

// A file that was set aside as damaged.
struct AsideEntry {
    QString name;
    QDateTime modified;
    std::optional<SavedTable> table; // where that can still be read
};

class SaveStore final : public QObject {
    Q_OBJECT
  public:
    // Replays that are not pinned, last played first; older ones are cleared away.
    static constexpr std::size_t kMaxReplays = 100;
    // Files of a folder that a shelf looks at, last written first.
    static constexpr std::size_t kMaxListed = 1000;

    // Called at the first look at the disk, for each game that ended but had not been moved to the replays
    // when the app was killed: its result may be missing in the records. Whether it is there now.
    using Recover = std::function<bool(const SavedTable& table)>;

    // Games are kept below `folder`, which is made when needed.
    SaveStore(FileSystem& files, QString folder, Notices& notices, FindGame find = &find_game,
              Recover recover = {});

    static QString new_id();

    // A finished game that goes on leaves the replays. Where it cannot be written the game stays in memory,
    // the player is told once, and every later save tries again.
    Result<Done> save(const QString& id, const SavedTable& table, std::string_view journal_text);
    // The same of a match: the first time as a whole, then by what has been added since.
    Result<Done> save(const QString& id, const SavedTable& table, const AnyMatch& match);
    // Both in the background, so that no frame of a game waits for the disk. Whatever needs the disk next
    // waits for it.
    Result<Done> save_soon(const QString& id, const SavedTable& table, std::string_view journal_text);
    Result<Done> save_soon(const QString& id, const SavedTable& table, const AnyMatch& match);
    // The match has accepted a command, or has been taken back to where it is now; the next save writes it.
    void played(const QString& id, const AnyMatch& match, std::string_view command);
    void undone(const QString& id, const AnyMatch& match);
    // Another match than before is played under this id: the next save is a whole one.
    void begin(const QString& id) { m_logs.erase(id); }
    // A game in progress or a replay, loaded. Falls back on the generation before.
    Result<SavedGame> open(const QString& id);
    Result<Done> remove(const QString& id);
    // Tries again to read and to write what the disk refused: the player may have freed some space.
    void try_again();
    // Moves a game, as it was last saved, to the replays.
    Result<Done> finish(const QString& id);
    // Whether a replay is kept for good.
    Result<Done> pin(const QString& id, bool pinned);

    // Last played first; a finished game that could not be moved yet is among the replays. Only the first
    // call reads the disk.
    std::vector<SavedEntry> games();
    std::vector<SavedEntry> replays();

    // What is in a file of somebody else's: for trapbox::read_file.
    Result<QByteArray> read_file(const QString& path);
    // Takes in a game from elsewhere, which goes to the games or to the replays; its id. One that is there
    // already is not taken in again, and `game` becomes what was made of it since.
    Result<QString> take_in(SavedGame& game);
    // The save as bytes to be shared, and as a file of the player's choice.
    Result<QByteArray> export_game(const QString& id);
    Result<Done> export_file(const QString& id, const QString& path);

    // What was set aside as damaged, the last one first. It stays until the player removes it.
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
    std::optional<QString> aside_path(const QString& name) const; // none where that is not one of ours
    QString game_path(const QString& id) const;
    QString replay_path(const QString& id) const;
    QString path_of(const QString& id);
    Result<QByteArray> bytes_of(const QString& id); // once the disk is at rest
    Result<QByteArray> read_bytes(const QString& path);
    Result<Done> write(const QString& path, const QByteArray& bytes);
    // Checks it and puts it with what is to be written.
    Result<Done> keep(const QString& id, SavedTable table, std::string_view journal_text);
    Result<Done> keep(const QString& id, SavedTable table, const AnyMatch& match);
    Result<QByteArray> content_of(const QString& path, const SaveWriter::Waiting& waiting);
    Result<Done> move_to_replays(const QString& id, bool with_log);
    void keep_beginning(const QString& path, const QByteArray& beginning);
    void take_back(const QString& id);
    struct Kept { // the game of a file, on a shelf
        QString id;
        bool played_on = false;
    };
    std::optional<Kept> find_same(const SavedGame& game);
    // Tells the player what became of a save that could not be read; `opened` is what is used instead.
    template <class T>
    void report(const Newest<T>& found, const SavedTable* opened) {
        if (found.fault) report(*found.fault, found.left, opened);
    }
    void report(const Fault& fault, bool left, const SavedTable* opened);

    void load_shelves();
    Tables read_folder(const QString& folder);
    void read_left();
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
    std::map<QString, Fault> m_left;   // files that could not be read, by path
    std::map<QString, SaveLog> m_logs; // of the matches that are played, by id
    std::int64_t m_last_order = 0;     // SavedTable::order of the newest save
    SaveWriter m_writer;               // the last member: its thread uses the others
};

}
