// The games in progress and the replays on this device: one file each, in two generations. Gives back what
// was saved or says why not; a save that is damaged never stops the app. Knows no rules and shows nothing.
#pragma once

#include "store/generations.h"
#include "store/notices.h"
#include "store/save_file.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <optional>

namespace trapbox {

struct SavedEntry {
    QString id;
    SavedTable table;
};

class SaveStore final : public QObject {
    Q_OBJECT
  public:
    // Replays that are not pinned, last played first; older ones are cleared away.
    static constexpr std::size_t kMaxReplays = 100;
    // Files of a folder that a shelf looks at, last written first.
    static constexpr std::size_t kMaxListed = 1000;

    // Games are kept below `folder`, which is made when needed.
    SaveStore(FileSystem& files, QString folder, Notices& notices, FindGame find = &find_game);
    ~SaveStore() override { wait_for_disk(); }

    static QString new_id();

    // A finished game that goes on leaves the replays. Where it cannot be written the game stays in memory,
    // the player is told once, and every later save tries again.
    Result<Done> save(const QString& id, const SavedTable& table, std::string_view journal_text);
    // The same in the background, so that no frame of a game waits for the disk. Whatever needs the disk next
    // waits for it.
    Result<Done> save_soon(const QString& id, const SavedTable& table, std::string_view journal_text);
    // A game in progress or a replay, loaded. Falls back on the generation before.
    Result<SavedGame> open(const QString& id);
    Result<Done> remove(const QString& id);
    // Moves a game, as it was last saved, to the replays.
    Result<Done> finish(const QString& id);
    // Whether a replay is kept for good.
    Result<Done> pin(const QString& id, bool pinned);

    // Last played first. Only the first call reads the disk.
    std::vector<SavedEntry> games();
    std::vector<SavedEntry> replays();

    // What is in a file of somebody else's: for read_import.
    Result<QByteArray> read_file(const QString& path);
    // Takes in a game from elsewhere, which goes to the games or to the replays; its id. One that is there
    // already is not taken in again, and `game` becomes what was made of it since.
    Result<QString> take_in(SavedGame& game);
    // The save as bytes to be shared, and as a file of the player's choice.
    Result<QByteArray> export_game(const QString& id);
    Result<Done> export_file(const QString& id, const QString& path);

  signals:
    void gamesChanged();
    void replaysChanged();

  private:
    using Tables = std::map<QString, SavedTable>;
    struct Writing { // what the background is busy with; only it touches this until m_written
        QString id;
        QByteArray bytes;
        Result<Done> result = Done{};
    };

    QString game_path(const QString& id) const;
    QString replay_path(const QString& id) const;
    QString path_of(const QString& id);
    Result<QByteArray> bytes_of(const QString& id); // once the disk is at rest
    Result<QByteArray> read_bytes(const QString& path);
    Result<Done> write(const QString& path, const QByteArray& bytes);
    // Checks it and puts it with what is to be written.
    Result<Done> keep(const QString& id, const SavedTable& table, std::string_view journal_text);
    void take_back(const QString& id);
    struct Kept { // the game of a file, on a shelf
        QString id;
        bool played_on = false;
    };
    std::optional<Kept> find_same(const SavedGame& game);
    Result<Done> write_pending();
    void write_behind();
    void take_in_written();
    void wait_for_disk();
    void tell_trouble(const Fault& fault);
    void tell_damage(const SavedTable* opened, const Fault& fault);

    void load_shelves();
    Tables read_folder(const QString& folder);
    void finish_finished();
    void clear_old_replays();
    void forget(const QString& id);

    FileSystem& m_files;
    QString m_folder;
    Generations m_generations;
    Notices& m_notices;
    FindGame m_find;

    bool m_loaded = false;
    Tables m_games;
    Tables m_replays;
    std::map<QString, QByteArray> m_pending; // saves that the disk has not taken yet
    Notice m_trouble;                        // the notice about that, while it lasts

    std::optional<Writing> m_writing;
    std::atomic<bool> m_written = false;
    QThreadPool m_background; // of one thread; the last member, so that it ends before what it uses
};

}
