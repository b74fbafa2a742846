// A puzzle that is being solved in a match: judges each turn, answers as the other side, gives hints, and
// keeps the record. The session owns it together with the match.
#pragma once

#include "match_driver.h"
#include "puzzle_catalog.h"
#include "puzzles/puzzle_records.h"
#include "store/saved_table.h"

#include <QPointer>

namespace trapbox {

class PuzzleRun : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the book of puzzles")
    Q_PROPERTY(State state READ state NOTIFY changed) // as far as the board has shown it
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString goal READ goal NOTIFY changed)
    Q_PROPERTY(QString coming READ coming NOTIFY changed) // what the wheel will show; may be empty
    Q_PROPERTY(QString note READ note NOTIFY changed)     // a hint, or why the answer was wrong
    Q_PROPERTY(int stars READ stars NOTIFY changed)       // 0 until it is solved
    Q_PROPERTY(bool daily READ daily CONSTANT)

  public:
    enum class State : std::uint8_t { Playing, Wrong, Solved };
    Q_ENUM(State)

    struct Place {
        QString key;    // in the records
        QString preset; // the variant whose title the match has
        int number = 0; // on its path; 0 = of the day
    };

    PuzzleRun(Puzzle puzzle, const PuzzleGame& game, Place place, PuzzleRecords& records);
    ~PuzzleRun() override;

    State state() const;
    QString title() const;
    QString goal() const;
    QString coming() const;
    QString note() const;
    int stars() const { return m_records.record(m_place.key).stars(); }
    bool daily() const { return m_place.number == 0; }
    const Place& place() const { return m_place; }

    // The match in which it is solved. It continues where the player left this puzzle.
    Result<std::unique_ptr<AnyMatch>> match() const;
    Result<std::unique_ptr<AnyMatch>> solution() const; // as far as the end of the puzzle
    SavedTable table() const;
    void attach(MatchDriver& driver); // which plays match()

    Q_INVOKABLE void retry(); // from before the wrong turn, or from the start where no turn can be undone
    Q_INVOKABLE void hint();  // the next step of it

  signals:
    void changed();

  private:
    void judge();
    void judge_at_rest();
    void follow(const AnyCommand& command);
    void keep_line();
    bool is_solver_to_act() const;
    Thought reply() const;

    const Puzzle m_puzzle;
    const PuzzleGame& m_game;
    const Place m_place;
    PuzzleRecords& m_records;
    Seat m_solver{};
    QPointer<MatchDriver> m_driver;
    State m_state = State::Playing;
    bool m_moves = false;             // what the last turn set in motion
    bool m_in_time = false;           // the answer was wrong though turns are left
    std::vector<AnyEvent> m_events;   // of the last turn
    int m_hint = 0;                   // steps that were shown of it
    std::vector<AnyCommand> m_hinted; // the turn that they are about
};

}
