// How the match of a session ended: who won and why, the scores, and how they compare with the records. Reads
// the match through its table and driver. Does not start, save or show anything.
#pragma once

#include "match_table.h"
#include "row_model.h"
#include "score.h"
#include "store/records.h"

#include <QJsonObject>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace trapbox {

// A match that has ended and was recorded.
struct EndedMatch {
    QString id;                // of the replay; empty if the match has not ended
    std::optional<Score> best; // of this challenge or variant, before the match
};

class MatchResult : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(Ending ending READ ending NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY textChanged)   // "Anna wins"
    Q_PROPERTY(QString reason READ reason NOTIFY textChanged) // why the match ended; may be empty
    // How close it was, its best moment, the tally: a line each.
    Q_PROPERTY(QStringList story READ story NOTIFY textChanged)
    Q_PROPERTY(QString scores READ scores NOTIFY textChanged) // of all players, in one line; may be empty
    // "New record!", or the score to beat; may be empty.
    Q_PROPERTY(QString best READ best NOTIFY textChanged)
    // Lines about the daily challenge: its name, its goal and the best score so far. Otherwise empty.
    Q_PROPERTY(QStringList challenge READ challenge NOTIFY textChanged)
    Q_PROPERTY(QAbstractListModel* players READ players CONSTANT) // roles: name, art, score, winner

  public:
    enum class Ending : std::uint8_t { Open, Won, Lost, Drawn };
    Q_ENUM(Ending)

    struct PlayerRow {
        int seat = 0;
        QString score; // empty if the game has no scores
        bool winner = false;
    };

    MatchResult(MatchTable& table, Records& records);

    void set_driver(MatchDriver* driver); // null between two matches; then call refresh()
    void refresh();                       // after the match has changed
    void retranslate();

    // Adds the match to the records, if they count it. Returns false if they could not be written.
    bool record(const QString& id);
    // The record of an ended match, to be stored in its save. Empty if the records don't count it.
    QJsonObject to_record(const QString& id) const;

    const EndedMatch& ended() const { return m_ended; }
    EndedMatch take_ended();
    void set_ended(EndedMatch ended);

    Ending ending() const;
    QString title() const;
    QString reason() const;
    QStringList story() const;
    QString scores() const;
    QString best() const;
    QStringList challenge() const;
    QAbstractListModel* players() { return &m_players; }

  signals:
    void changed();
    void textChanged(); // also when the language changes

  private:
    const SavedTable& saved() const { return m_table.saved(); }
    GameResult game_result(const QString& id) const;
    bool is_counted() const;
    bool is_shown_as_ended() const { return !m_ended.id.isEmpty() && !m_table.watching(); }
    std::optional<Score> score_at(int seat) const; // nullopt if the game has no scores
    QString score_text(const Score& score) const;
    void fill_players();

    MatchTable& m_table;
    Records& m_records;
    QPointer<MatchDriver> m_driver;
    EndedMatch m_ended;
    RowModel<PlayerRow> m_players;
};

}
