// Hosts the match that is on the screen: starts, resumes, replays, teaches and closes it, and saves it. QML
// reaches the match through here. Its result, opening games from elsewhere and sharing are objects of their
// own.
#pragma once

#include "exact_replay.h"
#include "game_opener.h"
#include "lesson.h"
#include "match_driver.h"
#include "match_result.h"
#include "match_saver.h"
#include "match_setup.h"
#include "match_table.h"
#include "puzzles/puzzle_run.h"
#include "replayer.h"
#include "share/game_sharing.h"
#include "store/main_owned.h"
#include "store/save_store.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace trapbox {

class FeedbackPlayer;
class Settings;
class ShareSheet;

class Session : public QObject, public MainOwned<Session> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(trapbox::MatchDriver* driver READ driver NOTIFY matchChanged)
    Q_PROPERTY(trapbox::GameView* view READ view NOTIFY matchChanged)
    Q_PROPERTY(trapbox::Replayer* replayer READ replayer NOTIFY matchChanged) // null but while watching
    Q_PROPERTY(trapbox::Lesson* lesson READ lesson NOTIFY matchChanged)       // null but while learning
    Q_PROPERTY(trapbox::PuzzleRun* puzzle READ puzzle NOTIFY matchChanged)    // null but while solving
    Q_PROPERTY(QString game READ game NOTIFY matchChanged)
    Q_PROPERTY(QString title READ title NOTIFY textChanged)
    Q_PROPERTY(trapbox::MatchTable* table READ table CONSTANT) // of the match, for its board
    // In the middle of a match: not in a lesson or a replay, nor in a challenge, where whoever begins anew
    // knows what is coming and leaves no try behind.
    Q_PROPERTY(bool canStartAgain READ canStartAgain NOTIFY matchChanged)
    // The match that has just ended or is watched can be shared: not the solution of a puzzle.
    Q_PROPERTY(bool canShare READ canShare NOTIFY matchChanged)
    // A match is stashed while the lesson is shown.
    Q_PROPERTY(bool matchWaits READ matchWaits NOTIFY matchChanged)
    Q_PROPERTY(trapbox::MatchResult* result READ result CONSTANT)
    Q_PROPERTY(trapbox::GameOpener* opener READ opener CONSTANT)
    Q_PROPERTY(trapbox::GameSharing* sharing READ sharing CONSTANT)

  public:
    Session(SaveStore& store, Settings& settings, Records& records, FeedbackPlayer& feedback,
            ShareSheet& sheet);

    void set_seeds(std::function<Seed()> seeds) { m_seeds = std::move(seeds); }
    void retranslate(); // the match that is open, in the language of now

    MatchDriver* driver() const { return m_driver.get(); }
    GameView* view() const { return m_driver ? m_driver->view() : nullptr; }
    Replayer* replayer() const { return m_replayer.get(); }
    Lesson* lesson() const { return m_lesson.get(); }
    PuzzleRun* puzzle() const { return m_puzzle.get(); }
    QString game() const { return m_table.game; }
    QString title() const;
    MatchTable* table() { return &m_match_table; }
    bool canStartAgain() const { return !m_saver.id().isEmpty() && !m_table.daily.isValid(); }
    bool canShare() const { return !m_watched.isEmpty() || !m_result.ended().id.isEmpty(); }
    bool matchWaits() const { return m_lesson && m_stashed.driver; }
    MatchResult* result() { return &m_result; }
    GameOpener* opener() { return &m_opener; }
    GameSharing* sharing() { return &m_sharing; }

    // Each returns false if it can't be done; the match before it is then unchanged. `failed` gives the
    // reason, unless there was simply no match for it.
    Q_INVOKABLE bool start(trapbox::MatchSetup* setup);
    // With what the last match of this game was played with, or against a bot for beginners.
    Q_INVOKABLE bool startAsLast(const QString& game);
    Q_INVOKABLE bool startDaily(const QString& game, const QString& preset);
    Q_INVOKABLE bool resumeStashed(); // the match from which the lesson was opened; false if there was none
    Q_INVOKABLE bool watchAgain();    // the match that has just ended
    Q_INVOKABLE bool backToResult();  // from watching that one; false from any other
    Q_INVOKABLE void shareMatch();    // the one that has just ended, or that is watched
    // The same again: a challenge of a day stays that challenge, and in games of two in turn the players
    // change sides (TC-13).
    Q_INVOKABLE bool rematch();
    // The match in progress gives way to another of the same players on the same sides, and is not kept.
    Q_INVOKABLE bool startAgain();
    Q_INVOKABLE bool begun() const; // there is something that would be lost
    // How to play, by doing; nothing of it is saved.
    Q_INVOKABLE bool teach(const QString& game);
    Q_INVOKABLE bool nextStep(); // false after the last
    // A puzzle keeps its own record; its match is not saved.
    bool solve(std::unique_ptr<PuzzleRun> puzzle);
    Q_INVOKABLE bool watchSolution(); // of the puzzle; backToResult() leads back to it
    Q_INVOKABLE void close();
    Q_INVOKABLE void save() { m_saver.save(); }
    Q_INVOKABLE void recall(trapbox::MatchSetup* setup); // from the last match of this game

  signals:
    void matchChanged();
    void textChanged(); // with the match, and with the language
    void failed(const QString& sentence);
    void remarked(const QString& sentence); // what the player should know of the match that is shown
    void opened();                          // the game that was read: it is the match now

  private:
    struct Stashed { // a match that is kept while another one is on the board
        std::unique_ptr<MatchDriver> driver;
        SavedTable table;
        QString id;
        EndedMatch ended;
        std::unique_ptr<PuzzleRun> puzzle{}; // that is solved in it
    };

    bool start_new(SavedTable table, Seed seed);
    bool open(Result<std::unique_ptr<AnyMatch>> match, SavedTable table, const QString& id);
    bool show_replay(const AnyMatch& match, const SavedTable& table, const QString& id);
    void show(SavedGame game, const QString& id);
    Stashed stash();
    bool resume(Stashed stashed);
    static void delete_later(std::unique_ptr<MatchDriver> driver);
    void start_match(std::unique_ptr<AnyMatch> match, const SavedTable& table, const QString& id,
                     MatchTable::Mode mode);
    bool show_lesson_step(std::unique_ptr<Lesson> lesson, Stashed stashed);
    void finish();
    void reopen_if_undone();

    SaveStore& m_store;
    Settings& m_settings;
    FeedbackPlayer& m_feedback;
    std::function<Seed()> m_seeds; // of new matches

    QString m_watched; // the replay; empty while none is
    Stashed m_stashed; // from which a lesson was opened, or which is watched again
    SavedTable m_table;
    MatchTable m_match_table; // of m_table and m_driver, for QML
    std::unique_ptr<MatchDriver> m_driver;
    std::unique_ptr<Replayer> m_replayer;
    std::unique_ptr<Lesson> m_lesson;
    std::unique_ptr<PuzzleRun> m_puzzle;
    bool m_away = false; // nobody sees the app
    MatchResult m_result;
    GameOpener m_opener;
    GameSharing m_sharing;
    MatchSaver m_saver;
    ExactReplay m_exact;
};

}
