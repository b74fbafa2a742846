// The player's results, by game, variant, opponents, level of the bots and custom rules, and those of daily
// challenges. Stores scores and outcomes as the game reported them. It is also the list model of the Records
// screen.
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
    QString id; // of the saved game, which is counted once
    QString game;
    QString preset;                        // as in SavedTable
    Opponents opponents = Opponents::solo; // daily: set by `challenge`
    Ending ending = Ending::won;           // for the person; ignored between people
    std::optional<Score> score;            // nullopt if the game has no scores
    QDate date;                            // local
    QDate challenge = {};                  // day of its daily challenge, or invalid; may be before `date`
    bool own_rules = false;                // custom rules: scores are not comparable
    int bot_level = 0;                     // 1 … kBotLevels; 0 = no bots or mixed levels

    // A lost game is no record. Between people there is no lost game.
    bool can_be_best() const {
        return score && !own_rules && (ending != Ending::lost || opponents == Opponents::people);
    }
};

// As stored in the save of a finished game until it is counted.
QJsonObject to_json(const GameResult& result);
// None if a field is missing or out of range.
std::optional<GameResult> parse_result(const QJsonObject& json);

struct Record {
    int played = 0;
    int won = 0;
    int streak = 0; // current winning streak
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
    enum class Opposition : std::uint8_t { Solo, People, Bots, Daily }; // as Opponents
    Q_ENUM(Opposition)
    enum Role {
        GameRole = Qt::UserRole + 1, // string, key in the catalog
        PresetRole,                  // string, key of the variant, may be empty
        OpponentsRole,               // an Opposition
        BotLevelRole,                // 1 … kBotLevels; 0 = unknown or mixed
        OwnRulesRole,                // bool
        PlayedRole,
        WonRole,
        StreakRole,
        LongestStreakRole,
        HasBestRole,
        BestRole,       // list of ints, the parts of a Score
        LastPlayedRole, // string, date in the app's language
    };
    static constexpr std::size_t kMaxDaily = 2000; // daily results; the oldest are removed first
    static constexpr qsizetype kMaxCounted = 200;  // ids of counted games to keep

    Records(FileSystem& files, const QString& path, Notices& notices);

    // Writes immediately or, if that fails, with the next result. Returns whether it was written.
    bool add(const GameResult& result);

    Record record(const QString& game, const QString& preset, Opponents opponents, bool own_rules = false,
                  int bot_level = 0) const;
    DailyRecord daily(QDate date, const QString& game, const QString& preset) const;

    // Number of consecutive days with a won daily challenge, up to this date or the day before.
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
    QJsonObject m_json;                     // as read, with unknown fields of newer versions
    std::map<QString, Record> m_records;    // by record_key()
    std::map<QString, DailyRecord> m_daily; // by daily_key()
    QStringList m_counted;
    bool m_unread = false;             // the file exists but could not be read yet
    std::vector<GameResult> m_waiting; // new results, counted when the file has been read
    Notice m_trouble;
};

}
