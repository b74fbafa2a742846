// The puzzles for QML: a path per game with four tiers, the puzzles of the open tier, and the puzzles of the
// day. Opens them in the session.
#pragma once

#include "puzzles/puzzle_records.h"
#include "puzzles/puzzle_run.h"
#include "row_model.h"
#include "store/main_owned.h"

namespace trapbox {

class Session;

class PuzzleBook : public QObject, public MainOwned<PuzzleBook> {
    Q_OBJECT
    QML_NAMED_ELEMENT(Puzzles)
    QML_SINGLETON
    Q_PROPERTY(QList<QString> pathTitles READ pathTitles NOTIFY changed)
    Q_PROPERTY(int path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(int tier READ tier WRITE setTier NOTIFY changed) // the open one, 1 … 4; 0 = none
    // Of the path. Roles: tier, title, solved, total.
    Q_PROPERTY(QAbstractListModel* tiers READ tiers CONSTANT)
    // Of the open tier. Roles: number (on the path), stars, next (the one to continue with).
    Q_PROPERTY(QAbstractListModel* cells READ cells CONSTANT)
    // One of each game, the same for everyone on a day. Roles: game, title, gameTitle, goal, today (today's
    // result; may be empty), won.
    Q_PROPERTY(QAbstractListModel* dailies READ dailies CONSTANT)
    Q_PROPERTY(int dailyCount READ dailyCount CONSTANT)
    Q_PROPERTY(int solved READ solved NOTIFY changed) // of all paths
    Q_PROPERTY(int total READ total CONSTANT)
    Q_PROPERTY(int next READ next NOTIFY changed) // number of the puzzle to continue with, or 0

  public:
    PuzzleBook(PuzzleRecords& records, Session& session);

    QList<QString> pathTitles() const;
    int path() const { return m_path; }
    void setPath(int path);
    int tier() const { return m_tier; }
    void setTier(int tier);
    QAbstractListModel* tiers() { return &m_tiers; }
    QAbstractListModel* cells() { return &m_cells; }
    QAbstractListModel* dailies() { return &m_dailies; }
    int dailyCount() const { return m_dailies.rowCount(); }
    int solved() const;
    int total() const;
    int next() const;

    // Each returns false if there is no such puzzle or it can't be shown.
    Q_INVOKABLE bool open(int number); // number on the path
    Q_INVOKABLE bool openNext();
    Q_INVOKABLE bool openDaily(const QString& game);
    // The player's result in today's puzzle, as a text to share without spoilers. Empty until it is solved.
    QString result_text(const QString& game) const;
    Q_INVOKABLE void copyResult(const QString& game) const; // to the clipboard
    Q_INVOKABLE int streak(const QString& game) const;      // days in a row

    void refresh(); // call when records, day or language have changed

  signals:
    void changed();

  private:
    struct Path {
        const PuzzleGame* game;
        QString preset;
        std::vector<Puzzle> puzzles; // by tier
        std::vector<QString> keys;   // in the records
    };
    struct TierRow {
        int tier;
        int solved;
        int total;
    };
    struct CellRow {
        int number;
        int stars;
        bool next;
    };

    struct Daily {
        const Path* path;
        std::size_t index;
        QString key; // in the records
    };

    Daily daily(const QString& game) const;
    QString today(const QString& game) const;
    static QString title_of(const Path& path);
    const Path& shown() const { return m_paths[static_cast<std::size_t>(m_path)]; }
    bool is_solved(const QString& key) const { return m_records.record(key).solved; }
    void go_to_open_puzzle();

    PuzzleRecords& m_records;
    Session& m_session;
    std::vector<Path> m_paths;
    int m_path = 0;
    int m_tier = 1;
    RowModel<TierRow> m_tiers;
    RowModel<CellRow> m_cells;
    RowModel<QString> m_dailies; // the keys of the games
};

}
