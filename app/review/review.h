// The review of a finished game, for QML: runs it in the background, and shows its turns on a separate board.
#pragma once

#include "match_table.h"
#include "review/game_review.h"
#include "row_model.h"
#include "store/main_owned.h"
#include "store/save_file.h"

#include <QThreadPool>
#include <QTimer>
#include <QUrl>

#include <optional>

namespace trapbox {

class FeedbackPlayer;
class SaveStore;
class Session;

class Review : public QObject, public MainOwned<Review> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed) // 0 … 1
    Q_PROPERTY(bool empty READ empty NOTIFY changed)            // no results
    // The board of the review; null and empty until the game has been read.
    Q_PROPERTY(trapbox::GameView* view READ view NOTIFY boardChanged)
    Q_PROPERTY(trapbox::MatchTable* table READ table CONSTANT)
    Q_PROPERTY(QUrl board READ board NOTIFY boardChanged)
    // Turn-based games: the winning chances of the first seat before the first turn and after each turn, 0 …
    // 1.
    Q_PROPERTY(QList<double> chances READ chances NOTIFY changed)
    Q_PROPERTY(QString curveText READ curveText NOTIFY shownChanged) // the curve as text
    // Roles: turn (from 1), title, seat.
    Q_PROPERTY(QAbstractListModel* points READ points CONSTANT)
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY shownChanged) // shown on the board; 0 = the start
    Q_PROPERTY(int point READ point NOTIFY shownChanged)             // the turning point at `turn`, or −1
    Q_PROPERTY(bool better READ better WRITE setBetter NOTIFY shownChanged) // shows the better turn
    Q_PROPERTY(QString turnTitle READ turnTitle NOTIFY shownChanged)
    Q_PROPERTY(QString played READ played NOTIFY shownChanged)
    Q_PROPERTY(QString betterText READ betterText NOTIFY shownChanged)
    Q_PROPERTY(QString reason READ reason NOTIFY shownChanged)
    // Other games. Roles: title, text, value, bad.
    Q_PROPERTY(QAbstractListModel* figures READ figures CONSTANT)
    Q_PROPERTY(QStringList advice READ advice NOTIFY changed)
    Q_PROPERTY(QString marksText READ marksText NOTIFY changed)
    // Places on the board, in its units. Roles: markX, markY, good.
    Q_PROPERTY(QAbstractListModel* marks READ marks CONSTANT)

  public:
    // Unreadable: the game cannot be replayed in this version.
    enum class State : std::uint8_t { Closed, Working, Done, Stopped, Unreadable };
    Q_ENUM(State)

    Review(Session& session, SaveStore& store, FeedbackPlayer& feedback);
    ~Review() override;

    State state() const { return m_state; }
    double progress() const;
    bool empty() const { return m_page.turns.empty() && m_page.figures.empty(); }
    GameView* view() const { return m_driver ? m_driver->view() : nullptr; }
    MatchTable* table() { return &m_table; }
    QUrl board() const;
    const QList<double>& chances() const { return m_page.chances; }
    QString curveText() const;
    QAbstractListModel* points() { return &m_points; }
    int turn() const { return m_turn; }
    void setTurn(int turn);
    int point() const;
    bool better() const { return m_better; }
    void setBetter(bool better);
    QString turnTitle() const;
    QString played() const;
    QString betterText() const;
    QString reason() const;
    QAbstractListModel* figures() { return &m_figures; }
    const QStringList& advice() const { return m_page.advice; }
    QAbstractListModel* marks() { return &m_marks; }
    const QString& marksText() const { return m_page.marks_text; }

    Q_INVOKABLE bool covers(const QString& game) const; // whether that game has a review
    Q_INVOKABLE bool openEnded();                       // the match that has just ended
    Q_INVOKABLE bool openSaved(const QString& id);      // a replay; false if it cannot be read
    Q_INVOKABLE void stop();                            // keeps the results so far
    Q_INVOKABLE void close();

    void retranslate();

  signals:
    void changed();
    void progressed();
    void boardChanged();
    void shownChanged();

  private:
    struct Work; // shared with the background thread
    using Read = std::function<Result<SavedGame>(const ReplayMonitor& monitor)>;

    void start(Read read);
    void take_game();
    void take_result();
    void poll();
    void fill_page();
    void show();
    void go_to(std::size_t commands);
    const ReviewPage::Point* shown_point() const;

    Session& m_session;
    SaveStore& m_store;
    FeedbackPlayer& m_feedback;
    std::shared_ptr<Work> m_work;
    QTimer m_poll;
    State m_state = State::Closed;
    Playback m_playback;
    SavedTable m_saved;
    std::unique_ptr<GameReview> m_review;
    std::unique_ptr<MatchDriver> m_driver;
    MatchTable m_table;
    ReviewPage m_page;
    RowModel<ReviewPage::Point> m_points;
    RowModel<ReviewPage::Figure> m_figures;
    RowModel<ReviewPage::Mark> m_marks;
    int m_turn = 0;
    bool m_better = false;
    QThreadPool m_background; // last member: must stop before the members it uses are destroyed
};

}
