// The table at which people sit down: starts, resumes, watches and ends matches, and sees to it that each is
// saved, heard and remembered. QML reaches the running match through here.
#pragma once

#include "lesson.h"
#include "match_driver.h"
#include "match_setup.h"
#include "match_table.h"
#include "record_choice.h"
#include "replayer.h"
#include "row_model.h"
#include "store/arrival.h"
#include "store/main_owned.h"
#include "store/records.h"
#include "store/save_store.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace trapbox {

class FeedbackPlayer;
class Settings;
class ShareSheet;

struct ResultRow {
    SavedPlayer player;
    QString score; // empty where the game keeps none
    bool winner = false;
};

class Session : public QObject, public MainOwned<Session> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(trapbox::MatchDriver* driver READ driver NOTIFY matchChanged)
    Q_PROPERTY(trapbox::GameView* view READ view NOTIFY matchChanged)
    Q_PROPERTY(trapbox::Replayer* replayer READ replayer NOTIFY matchChanged) // null but while watching
    Q_PROPERTY(trapbox::Lesson* lesson READ lesson NOTIFY matchChanged)       // null but while learning
    Q_PROPERTY(QString game READ game NOTIFY matchChanged)
    Q_PROPERTY(QString title READ title NOTIFY textChanged)
    Q_PROPERTY(trapbox::MatchTable* table READ table CONSTANT) // of the match, for its board
    // In the middle of a match: not in a lesson or a replay, nor in a challenge, where whoever begins anew
    // knows what is coming and leaves no try behind.
    Q_PROPERTY(bool canStartAgain READ canStartAgain NOTIFY matchChanged)
    // A match was set aside for the lesson that is shown.
    Q_PROPERTY(bool matchWaits READ matchWaits NOTIFY matchChanged)
    // "open", "won", "lost" or "drawn", and the sheet that goes with it.
    Q_PROPERTY(QString ending READ ending NOTIFY endingChanged)
    Q_PROPERTY(QString endingWords READ endingWords NOTIFY textChanged)
    Q_PROPERTY(QString reasonWords READ reasonWords NOTIFY textChanged) // why it ended, or nothing
    Q_PROPERTY(QString allScores READ allScores NOTIFY textChanged)     // in a line, where they are kept
    // Whether this was better than ever before, or what would have been; empty where nothing is to be beaten.
    Q_PROPERTY(QString bestWords READ bestWords NOTIFY textChanged)
    // Which challenge of the day this was, what it asked, and whether that was done; else empty.
    Q_PROPERTY(QStringList challengeWords READ challengeWords NOTIFY textChanged)
    Q_PROPERTY(QAbstractListModel* result READ result CONSTANT)
    Q_PROPERTY(trapbox::RecordChoice* choice READ choice CONSTANT) // the games of a file of many
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged)    // a game, which may take long
    Q_PROPERTY(double openingProgress READ openingProgress NOTIFY openingChanged) // 0 … 1
    // Whether it takes so long that it waits until the player agrees: keepOpening().
    Q_PROPERTY(bool openingNeedsConsent READ openingNeedsConsent NOTIFY openingChanged)

  public:
    Session(SaveStore& store, Settings& settings, Records& records, FeedbackPlayer& feedback,
            ShareSheet& sheet);
    ~Session() override;

    void set_seeds(std::function<Seed()> seeds) { m_seeds = std::move(seeds); }
    void retranslate(); // the match that is open, in the language of now

    MatchDriver* driver() const { return m_driver.get(); }
    GameView* view() const { return m_driver ? m_driver->view() : nullptr; }
    Replayer* replayer() const { return m_replayer.get(); }
    Lesson* lesson() const { return m_lesson.get(); }
    QString game() const { return m_table.game; }
    QString title() const;
    MatchTable* table() { return &m_match_table; }
    bool canStartAgain() const { return !m_id.isEmpty() && !m_table.daily.isValid(); }
    bool matchWaits() const { return m_lesson && m_aside.driver; }
    QString ending() const;
    QString endingWords() const;
    QString reasonWords() const;
    QString allScores() const;
    QString bestWords() const;
    QStringList challengeWords() const;
    QAbstractListModel* result() { return &m_result; }
    RecordChoice* choice() { return &m_choice; }
    bool opening() const { return m_arrival.under_way(); }
    double openingProgress() const { return m_arrival.progress(); }
    bool openingNeedsConsent() const { return m_arrival.needs_consent(); }

    // Each is false when it cannot be done; the match before it is then untouched. Why, `failed` tells; not
    // where there was simply nothing to do it with.
    Q_INVOKABLE bool start(trapbox::MatchSetup* setup);
    // With what the last match of this game was played with, or against a bot for beginners.
    Q_INVOKABLE bool startAsLast(const QString& game);
    Q_INVOKABLE bool startDaily(const QString& game, const QString& preset);
    Q_INVOKABLE bool takeUpAgain();  // the match that a lesson put away; false where there was none
    Q_INVOKABLE bool watchAgain();   // the match that has just ended
    Q_INVOKABLE bool backToResult(); // from watching that one; false from any other
    // These take in a game that is replayed in the background, and show it when it is read: `opened`. One in
    // progress goes on, a finished one is watched. A match that the player has sat down to meanwhile stays.
    Q_INVOKABLE void openGame(const QString& id); // from a shelf
    // A file that someone shared: its game goes to its shelf. Where it holds several, they are to be chosen
    // from: `choiceOffered`.
    Q_INVOKABLE void openFile(const QString& path);
    void openAddress(const QUrl& address);           // the same, of another app: fetched first
    Q_INVOKABLE void openListed(int row);            // of `choice`
    Q_INVOKABLE void bringBack(const QString& name); // what can be read of a damaged save
    Q_INVOKABLE bool resumeLast();                   // false where there is none
    Q_INVOKABLE void giveUpOpening();
    Q_INVOKABLE void keepOpening() { m_arrival.consent(); }
    // Hands a replay to the device's share sheet; where there is none, writes it as a file among the player's
    // documents, and `shared` says where.
    Q_INVOKABLE void share(const QString& id);
    Q_INVOKABLE void shareMatch(); // the one that has just ended, or that is watched
    // The same again: a challenge of a day stays that challenge, and in games of two in turn the players
    // change sides (TC-13).
    Q_INVOKABLE bool rematch();
    // The match in progress gives way to another of the same players on the same sides, and is not kept.
    Q_INVOKABLE bool startAgain();
    Q_INVOKABLE bool begun() const; // there is something that would be lost
    // How to play, by doing; nothing of it is saved.
    Q_INVOKABLE bool teach(const QString& game);
    Q_INVOKABLE bool nextStep(); // false after the last
    Q_INVOKABLE void close();
    Q_INVOKABLE void save();
    // What the last match of this game was played with; where nobody has sat across yet, a bot does.
    Q_INVOKABLE void recall(trapbox::MatchSetup* setup);

  signals:
    void matchChanged();
    void endingChanged();
    void textChanged(); // with either of them, and with the language
    void failed(const QString& sentence);
    void remarked(const QString& sentence); // what the player should know of the match that is shown
    void shared(const QString& path);
    void openingChanged();
    void opened();        // the game that was read: it is the match now
    void choiceOffered(); // the file that was read has several games

  private:
    struct Ended {
        QString id;                // empty where none has
        std::optional<Score> best; // of this challenge or variant, before that match
    };

    struct Aside { // a match as it stands, while something else is on the board
        std::unique_ptr<MatchDriver> driver;
        SavedTable table;
        QString id;
        Ended ended;
    };

    enum class Saving : std::uint8_t { now, soon };

    void keep(Saving when);
    static QString sentence(const Fault& fault); // "The file is damaged."
    bool play_anew(SavedTable table, Seed seed);
    bool open(Result<std::unique_ptr<AnyMatch>> match, SavedTable table, const QString& id);
    bool show_replay(const AnyMatch& match, const SavedTable& table, const QString& id);
    void replay_behind(const QString& id, Journal journal);
    Result<QString> take_in(Result<SavedGame>& game);
    void read(const Arrival::Read& read, std::function<Result<QString>(Result<SavedGame>&)> take_in,
              const Arrival::Limits& limits = {});
    Aside put_aside();
    bool take_up(Aside aside);
    static void let_go(std::unique_ptr<MatchDriver> driver);
    void sit_down(std::unique_ptr<AnyMatch> match, const SavedTable& table, const QString& id,
                  MatchTable::Mode mode);
    bool show_lesson_step(const Lesson& lesson);
    void finish();
    void reopen_if_taken_back();
    void fill_result();
    void update_result();
    GameResult game_result() const;
    bool counts() const;                           // whether the records count this match
    std::optional<Score> score_at(int seat) const; // none where the game keeps none
    QString words_of(const Score& score) const;

    SaveStore& m_store;
    Settings& m_settings;
    Records& m_records;
    FeedbackPlayer& m_feedback;
    ShareSheet& m_sheet;
    std::function<Seed()> m_seeds; // of new matches

    QString m_id;      // of the match in progress; empty where nothing is to be saved
    Ended m_ended;     // on this board
    QString m_watched; // the replay; empty while none is
    Aside m_aside;     // from which a lesson was opened, or which is watched again
    SavedTable m_table;
    MatchTable m_match_table; // of m_table and m_driver, for QML
    std::unique_ptr<MatchDriver> m_driver;
    std::unique_ptr<Replayer> m_replayer;
    std::unique_ptr<Lesson> m_lesson;
    RowModel<ResultRow> m_result;
    RecordChoice m_choice;
    bool m_away = false; // nobody sees the app
    int m_sittings = 0;  // how often somebody has sat down
    QString m_file_name; // of the file that is read; may be empty
    Arrival m_arrival;
    Arrival m_exact; // the whole replay of a match that was resumed from its checkpoint
};

}
