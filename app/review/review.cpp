#include "review/review.h"

#include "core/replay.h"
#include "feedback/feedback_player.h"
#include "games/game_views.h"
#include "session.h"
#include "store/save_store.h"

#include <atomic>
#include <cmath>
#include <mutex>

namespace trapbox {

namespace {

constexpr int kPollInterval = 100; // ms

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

}

struct Review::Work {
    std::atomic<bool> cancelled = false;
    std::atomic<double> progress = 0;
    std::mutex mutex;
    // The results of the background thread, in this order.
    std::optional<Result<SavedGame>> game; // without its match
    Playback playback;
    std::unique_ptr<AnyMatch> board;    // another match of the game, for display
    std::unique_ptr<GameReview> review; // before run()
    bool done = false;

    void run(const Read& read) {
        const CancelToken is_cancelled = [this] { return cancelled.load(std::memory_order_relaxed); };
        ReplayMonitor replay;
        replay.cancelled = is_cancelled;
        replay.progress = [this](double share) { progress = share / 2; };
        auto found = read(replay);
        std::unique_ptr<GameReview> made;
        std::unique_ptr<AnyMatch> shown;
        Playback played;
        double from = 0;
        if (found && found->match->exact()) {
            const bool has_ticks = found->journal.ticks > 0;
            played = found->match->playback();
            shown = has_ticks ? played.match_at(found->journal.checkpoint) : played.at_start();
            made = make_review(std::move(found->match));
            from = has_ticks ? 0.5 : 0; // without ticks the game is read immediately
        }
        GameReview* const review_to_run = made.get();
        {
            const std::lock_guard lock(mutex);
            game = std::move(found);
            playback = std::move(played);
            board = std::move(shown);
            review = std::move(made);
        }
        if (review_to_run) {
            ReviewMonitor monitor;
            monitor.cancelled = is_cancelled;
            monitor.progress = [this, from](double share) { progress = from + (1 - from) * share; };
            review_to_run->run(monitor);
        }
        const std::lock_guard lock(mutex);
        done = true;
    }
};

Review::Review(Session& session, SaveStore& store, FeedbackPlayer& feedback)
    : MainOwned(this), m_session(session), m_store(store), m_feedback(feedback),
      m_points({
          {"turn", [](const ReviewPage::Point& point) { return point.turn + 1; }},
          {"title", [](const ReviewPage::Point& point) { return tr("Turn %1").arg(point.turn + 1); }},
      }),
      m_figures({
          {"title", [](const ReviewPage::Figure& figure) { return figure.title; }},
          {"text", [](const ReviewPage::Figure& figure) { return figure.text; }},
          {"value", [](const ReviewPage::Figure& figure) { return figure.value; }},
          {"bad", [](const ReviewPage::Figure& figure) { return figure.bad; }},
      }),
      m_marks({
          {"markX", [](const ReviewPage::Mark& mark) { return mark.x; }},
          {"markY", [](const ReviewPage::Mark& mark) { return mark.y; }},
          {"good", [](const ReviewPage::Mark& mark) { return mark.good; }},
      }) {
    m_background.setMaxThreadCount(1);
    m_poll.setInterval(kPollInterval);
    connect(&m_poll, &QTimer::timeout, this, &Review::poll);
    connect(this, &Review::changed, this, &Review::shownChanged);
}

Review::~Review() {
    if (m_work) m_work->cancelled = true;
}

bool Review::covers(const QString& game) const { return has_review(game.toStdString()); }

bool Review::openEnded() {
    if (!m_session.driver() || !m_session.driver()->ended()) return false;
    const AnyMatch& match = m_session.driver()->match();
    start([journal = match.journal(),
           table = m_session.table()->saved()](const ReplayMonitor& monitor) -> Result<SavedGame> {
        auto loaded = find_game(journal.game)->load_with(monitor, journal);
        if (!loaded) return loaded.fault();
        return SavedGame{table, journal, std::move(*loaded)};
    });
    return true;
}

bool Review::openSaved(const QString& id) {
    const auto bytes = m_store.export_game(id);
    if (!bytes) return false;
    start([save = *bytes](const ReplayMonitor& monitor) {
        return read_save({save, save.size()}, &find_game, monitor);
    });
    return true;
}

void Review::start(Read read) {
    close();
    m_work = std::make_shared<Work>();
    m_state = State::Working;
    m_background.start([work = m_work, read = std::move(read)] { work->run(read); });
    m_poll.start();
    emit changed();
}

void Review::stop() {
    if (m_work) m_work->cancelled = true;
}

void Review::close() {
    stop();
    m_work.reset();
    m_poll.stop();
    m_state = State::Closed;
    m_turn = 0;
    m_better = false;
    m_page = {};
    auto gone = std::move(m_driver);
    emit boardChanged(); // QML releases the view first
    if (gone) gone.release()->deleteLater();
    m_table.set({}, nullptr, MatchTable::Mode::Watching);
    m_review.reset();
    fill_page();
    emit changed();
}

double Review::progress() const {
    if (m_state == State::Done) return 1;
    return m_work ? m_work->progress.load() : 0;
}

void Review::poll() {
    const auto work = m_work;
    bool done = false;
    bool read = false;
    {
        const std::lock_guard lock(work->mutex);
        done = work->done;
        read = work->game.has_value();
    }
    if (read && !m_driver && m_state == State::Working) take_game();
    if (done) take_result();
    emit progressed();
}

void Review::take_game() {
    const std::lock_guard lock(m_work->mutex);
    if (!*m_work->game || !m_work->review || !m_work->board) return;
    SavedGame& game = **m_work->game;
    m_playback = std::move(m_work->playback);
    m_saved = game.table;
    m_driver = std::make_unique<MatchDriver>(std::move(m_work->board));
    auto view = make_view(m_driver->match(), [](const auto&) { return false; });
    connect(view.get(), &GameView::cue, this, [this](const CueEvent& cue) { m_feedback.play(cue); });
    m_driver->set_view(std::move(view));
    m_driver->setPaused(true);
    m_table.set(m_saved, m_driver.get(), MatchTable::Mode::Watching);
    emit boardChanged();
    emit changed();
}

void Review::take_result() {
    m_poll.stop();
    const auto work = std::exchange(m_work, {});
    m_review = std::move(work->review);
    m_state = work->cancelled ? State::Stopped : m_driver ? State::Done : State::Unreadable;
    fill_page();
    emit changed(); // first, because a curve without points has no turn to show
    setTurn(m_page.points.empty() ? static_cast<int>(m_page.turns.size()) : m_page.points.front().turn + 1);
}

void Review::fill_page() {
    m_page = m_review ? m_review->page(m_table) : ReviewPage();
    m_points.set_rows(m_page.points);
    m_figures.set_rows(m_page.figures);
    m_marks.set_rows(m_page.marks);
}

void Review::retranslate() {
    if (m_state == State::Closed) return;
    m_table.retranslate();
    if (m_driver) m_driver->view()->retranslate();
    fill_page();
    emit changed();
}

QUrl Review::board() const { return view() ? view()->board().resolved(QUrl("ReviewBoard.qml")) : QUrl(); }

int Review::point() const {
    for (std::size_t i = 0; i < m_page.points.size(); ++i)
        if (m_page.points[i].turn + 1 == m_turn) return static_cast<int>(i);
    return -1;
}

const ReviewPage::Point* Review::shown_point() const {
    return point() < 0 ? nullptr : &m_page.points[static_cast<std::size_t>(point())];
}

void Review::setTurn(int turn) {
    turn = std::clamp(turn, 0, static_cast<int>(m_page.turns.size()));
    if (turn == m_turn && !m_better) return;
    m_turn = turn;
    m_better = false;
    show();
}

void Review::setBetter(bool better) {
    m_better = better;
    show();
}

void Review::go_to(std::size_t commands) {
    AnyMatch& match = m_driver->match();
    m_driver->rewind();
    ReplayPlace place;
    while (place.commands < commands)
        apply_next(match, m_playback, place);
    m_driver->forget_events();
    m_driver->show_now();
}

// A turning point is shown from the position before the turn, followed by the turn and its consequences. Any
// other turn is shown by the position after it.
void Review::show() {
    emit shownChanged();
    if (!m_driver || m_page.turns.empty()) return;
    if (!shown_point()) return go_to(m_review->commands_before(m_turn));
    go_to(m_review->commands_before(m_turn - 1));
    m_review->play_line(m_driver->match(), point(), m_better);
    m_driver->show_now();
}

QString Review::turnTitle() const {
    if (m_page.turns.empty()) return {};
    if (m_turn == 0) return tr("Start");
    const auto& turn = m_page.turns[static_cast<std::size_t>(m_turn - 1)];
    return tr("Turn %1: %2").arg(m_turn).arg(m_table.playerName(turn.seat));
}

QString Review::played() const {
    if (const auto* point = shown_point()) return point->played;
    return m_turn > 0 && !m_page.turns.empty() ? m_page.turns[static_cast<std::size_t>(m_turn - 1)].text
                                               : QString();
}

QString Review::betterText() const { return shown_point() ? shown_point()->better : QString(); }

QString Review::reason() const { return shown_point() ? shown_point()->reason : QString(); }

QString Review::curveText() const {
    if (m_page.chances.isEmpty()) return {};
    const int first = percent(m_page.chances[std::min<qsizetype>(m_turn, m_page.chances.size() - 1)]);
    return tr("%1: %2. Winning chances: %3 %4 %, %5 %6 %")
        .arg(turnTitle(), played(), m_table.playerName(0))
        .arg(first)
        .arg(m_table.playerName(1))
        .arg(100 - first);
}

}
