// The player's results for each puzzle, and the open puzzle, stored in one small file. Identifies puzzles by
// key and knows nothing else about them.
#pragma once

#include "store/json_file.h"
#include "store/notices.h"

#include <QDate>
#include <QObject>
#include <QStringList>

#include <map>

namespace trapbox {

struct PuzzleRecord {
    static constexpr int kMaxStars = 3;

    int wrong = 0; // wrong answers before it was solved
    bool helped = false;
    bool solved = false;

    // 3 at the first try, 2 at the second, 1 later or with a hint; 0 until it is solved.
    int stars() const { return !solved ? 0 : helped || wrong > 1 ? 1 : kMaxStars - wrong; }
    bool operator==(const PuzzleRecord&) const = default;
};

// The last opened puzzle, and the commands played in it.
struct OpenPuzzle {
    QString key;
    QStringList line;
    bool operator==(const OpenPuzzle&) const = default;
};

class PuzzleRecords final : public QObject {
    Q_OBJECT
  public:
    static constexpr std::size_t kMaxDaily = 800; // daily records; the oldest are removed first

    PuzzleRecords(FileSystem& files, const QString& path, Notices& notices);

    PuzzleRecord record(const QString& key) const;
    // Each change is written immediately or, if that fails, with the next one. A solved puzzle keeps its
    // result.
    void add_wrong(const QString& key);
    void add_help(const QString& key);
    void add_solved(const QString& key);

    const OpenPuzzle& open() const { return m_open; }
    void set_open(OpenPuzzle open);

    // "2026-11-18/hex_trap": of a daily puzzle. Keys of other puzzles do not begin with a digit.
    static QString daily_key(QDate date, const QString& game);
    // Number of consecutive days with a solved daily puzzle, up to this date or the day before.
    int daily_streak(QDate date, const QString& game) const;

  signals:
    void changed();

  private:
    void load();
    void change(const QString& key, const std::function<void(PuzzleRecord&)>& change);
    void save();

    JsonFile m_file;
    Notices& m_notices;
    QJsonObject m_json; // as read, with unknown fields of newer versions
    std::map<QString, PuzzleRecord> m_records;
    OpenPuzzle m_open;
    bool m_unread = false; // the file exists but could not be read yet
    Notice m_trouble;
};

}
