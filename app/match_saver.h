// Saves the match that is on the board: which save it has, what is written with it, and when. Does not start,
// show or close matches.
#pragma once

#include "match_driver.h"
#include "match_result.h"
#include "store/save_store.h"

#include <QObject>
#include <QPointer>

namespace trapbox {

class MatchSaver : public QObject {
    Q_OBJECT
  public:
    enum class When : std::uint8_t { now, soon };

    // `table` describes the match; its times, standing and outcome are updated with each save.
    MatchSaver(SaveStore& store, SavedTable& table, MatchResult& result)
        : m_store(store), m_table(table), m_result(result) {}

    // Every command of that match is saved from now on, while the match is the one on the board.
    void follow(MatchDriver& driver);
    // The match on the board. Without an id nothing is saved: a lesson, a puzzle, a replay.
    void set_match(MatchDriver* driver, const QString& id);
    const QString& id() const { return m_id; }
    QString take_id() { return std::exchange(m_id, {}); }

    void save(When when = When::now);
    // The log begins anew: what was played before is not what it has.
    void rewrite();
    // Records the match and moves it to the replays. If the app is killed in between, the store completes
    // what is missing at the next start.
    void finish();
    void reopen(const QString& id); // its last move was undone

  private:
    SaveStore& m_store;
    SavedTable& m_table;
    MatchResult& m_result;
    QPointer<MatchDriver> m_driver;
    QString m_id;
};

}
