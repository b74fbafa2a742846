// Results, per game, variant, opponents and level of the bots, and of each daily challenge; those by rules of
// the players' own are kept apart. A score is stored and never computed again; who won is for the game to
// say. Is itself the list that the Records screen shows.
#pragma once

#include "score.h"
#include "store/json_file.h"
#include "store/main_owned.h"
#include "store/notices.h"

#include <QAbstractListModel>
#include <QDate>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <vector>

namespace trapbox {

enum class Opponents : std::uint8_t { solo, people, bots, daily };

struct GameResult {
    enum class Ending : std::uint8_t { won, lost, drawn };
    QString id; // of the saved game; the same game counts once
    QString game;
    QString preset;                        // as in SavedTable
    Opponents opponents = Opponents::solo; // daily: set by `challenge`
    Ending ending = Ending::won; // of the person; among people nobody's: only `played` and `best` count then
    std::optional<Score> score;  // none where the game keeps none
    QDate date;                  // local
    QDate challenge = {};        // whose daily challenge it was, or none; it may have been kept overnight
    bool own_rules = false;      // not the variant's: its score compares with no other
    int bot_level = 0;           // 1 … kBotLevels; 0 without bots, or where their levels differ

    // A lost game is no record. Among people somebody has won, or nobody.
    bool can_be_best() const {
        return score && !own_rules && (ending != Ending::lost || opponents == Opponents::people);
    }
};

// As it is kept in the save of a finished game until the records have it.
QJsonObject to_json(const GameResult& result);
// None where a field is missing or out of range.
std::optional<GameResult> parse_result(const QJsonObject& json);

struct Record {
    int played = 0;
    int won = 0;
    int streak = 0; // games won in a row, up to the last one
    int longest_streak = 0;
    std::optional<Score> best;
    QDate last;
    bool operator==(const Record&) const = default;
};

struct DailyRecord {
    int tries = 0;
    bool won = false;
    std::optional<Score> best;
    bool operator==(const DailyRecord&) const = default;
};

class Records final : public QAbstractListModel, public MainOwned<Records> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  public:
    enum Role {
        GameRole = Qt::UserRole + 1, // string, key in the catalog
        PresetRole,                  // string, key of the variant, may be empty
        OpponentsRole,               // string: solo, people, bots, daily
        BotLevelRole,                // 1 … kBotLevels; 0 = unknown or mixed
        OwnRulesRole,                // bool
        PlayedRole,
        WonRole,
        StreakRole,
        LongestStreakRole,
        HasBestRole,
        BestRole,       // list of ints, the parts of a Score
        LastPlayedRole, // string, the day as people of the app's language write it
    };
    static constexpr std::size_t kMaxDaily = 2000; // results of days; the oldest go first
    static constexpr qsizetype kMaxCounted = 200;  // games remembered as counted

    Records(FileSystem& files, const QString& path, Notices& notices);

    // Written at once; where that fails, with the next one. Whether it is on the disk.
    bool add(const GameResult& result);

    Record record(const QString& game, const QString& preset, Opponents opponents, bool own_rules = false,
                  int bot_level = 0) const;
    DailyRecord daily(QDate date, const QString& game, const QString& preset) const;

    // Daily challenges won on days in a row, up to that date or the day before it.
    int daily_streak(QDate date, const QString& game, const QString& preset) const;

    int count() const { return static_cast<int>(m_records.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // The language has changed.
    void retranslate();

  signals:
    void changed();

  private:
    void load();
    void count_in(const GameResult& result);
    void read(const QJsonObject& json);
    QJsonObject to_json() const;

    JsonFile m_file;
    Notices& m_notices;
    QJsonObject m_json;                     // as it was read, with what a newer app has added
    std::map<QString, Record> m_records;    // by record_key()
    std::map<QString, DailyRecord> m_daily; // by daily_key()
    QStringList m_counted;
    bool m_unread = false;             // the file is there, but could not be read yet
    std::vector<GameResult> m_waiting; // results since then, to be counted once it has been read
    Notice m_trouble;
};

}
